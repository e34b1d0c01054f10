import { useEffect, useState } from 'react'
import { useEnvironment } from './environment.tsx'
import { useTicks } from './useTicks.ts'

const minute = 60_000

/** The time in ms since the epoch, renewed every minute. */
export function useMinute(): number {
  const { now } = useEnvironment()
  const [time, setTime] = useState(now)
  const onTick = useTicks(minute)
  useEffect(() => onTick(() => setTime(now())), [onTick, now])
  return time
}
