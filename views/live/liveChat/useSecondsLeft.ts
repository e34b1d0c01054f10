import { useEffect, useState } from 'react'
import { useEnvironment } from '../../core/environment.tsx'

/**
 * How many seconds are left until then, renewed as they pass.
 * @param endsAt in ms since the epoch; null while time stands
 */
export function useSecondsLeft(endsAt: number | null): number | null {
  const { now } = useEnvironment()
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (endsAt === null) return
    setTime(now())
    const timer = setInterval(() => setTime(now()), 500)
    return () => clearInterval(timer)
  }, [now, endsAt])
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - time) / 1000))
}
