import { useEffect, useState } from 'react'
import { useEnvironment } from '../../core/environment.tsx'

const second = 1000

/**
 * How many whole seconds are left until a time, renewed every second.
 * @param time in ms since the epoch
 * @returns 0 once it is past
 */
export function useSecondsUntil(time: number): number {
  const { now } = useEnvironment()
  const [current, setCurrent] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), second)
    return () => clearInterval(timer)
  }, [now])
  return Math.max(0, Math.ceil((time - current) / second))
}
