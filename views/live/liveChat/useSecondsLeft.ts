import { useSyncExternalStore } from 'react'
import { useEnvironment } from '../../core/environment.tsx'
import { useTicks } from '../../core/useTicks.ts'

/**
 * How many seconds are left until then, renewed as they pass.
 * @param endsAt in ms since the epoch; null while time stands
 */
export function useSecondsLeft(endsAt: number | null): number | null {
  const { now } = useEnvironment()
  return useSyncExternalStore(useTicks(500), () =>
    endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now()) / 1000)),
  )
}
