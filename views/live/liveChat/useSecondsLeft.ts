import { useSyncExternalStore } from 'react'
import { useEnvironment } from '../../core/environment.tsx'

function everyHalfSecond(react: () => void): () => void {
  const timer = setInterval(react, 500)
  return () => clearInterval(timer)
}

/**
 * How many seconds are left until then, renewed as they pass.
 * @param endsAt in ms since the epoch; null while time stands
 */
export function useSecondsLeft(endsAt: number | null): number | null {
  const { now } = useEnvironment()
  return useSyncExternalStore(everyHalfSecond, () =>
    endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now()) / 1000)),
  )
}
