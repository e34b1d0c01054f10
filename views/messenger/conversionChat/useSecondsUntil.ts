import { useEffect, useState } from 'react'
import { useEnvironment } from '../../core/environment.tsx'
import { useTicks } from '../../core/useTicks.ts'

const second = 1000

/**
 * How many whole seconds are left until a time, renewed every second.
 * @param time in ms since the epoch
 * @returns 0 once it is past
 */
export function useSecondsUntil(time: number): number {
  const { now } = useEnvironment()
  const [current, setCurrent] = useState(now)
  const onTick = useTicks(second)
  useEffect(() => onTick(() => setCurrent(now())), [onTick, now])
  return Math.max(0, Math.ceil((time - current) / second))
}
