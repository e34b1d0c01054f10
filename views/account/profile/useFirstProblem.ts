import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first field that is wrong when problems appear.
 * @param problems by field; another object each time somebody was told of them
 * @returns for the form that holds the fields
 */
export function useFirstProblem(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const count = Object.keys(problems).length
  const countBefore = useRef(0)
  useEffect(() => {
    if (count > countBefore.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    countBefore.current = count
  }, [count])
  return form
}
