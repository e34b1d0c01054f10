import { useEffect, useRef } from 'react'

/**
 * Moves the focus into a dialog's contents whenever another step stands there, but not as it opens.
 * @param step names the step
 * @param place what takes the focus within it, as a selector; the first that is found
 * @returns where the steps stand
 */
export function useStepFocus<T extends HTMLElement>(step: string, selector: string) {
  const steps = useRef<T>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    steps.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [step, selector])
  return steps
}
