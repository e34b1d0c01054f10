import { useEffect, useState } from 'react'
import { useEnvironment } from './environment.tsx'

const minute = 60_000

/** The time in ms since the epoch, renewed every minute. */
export function useMinute(): number {
  const { now } = useEnvironment()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute)
    return () => clearInterval(timer)
  }, [now])
  return time
}
