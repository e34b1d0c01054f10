import { useCallback } from 'react'
import { useEnvironment } from './environment.tsx'

/**
 * Lets a view hear that time has passed: after each interval, and at once where somebody moves through the past.
 * @param interval in ms
 * @returns subscribes, and gives what ends it; the same function as long as the interval is the same
 */
export function useTicks(interval: number): (react: () => void) => () => void {
  const { onMoved } = useEnvironment()
  return useCallback(
    (react) => {
      const timer = setInterval(react, interval)
      const end = onMoved?.(react)
      return () => {
        clearInterval(timer)
        end?.()
      }
    },
    [interval, onMoved],
  )
}
