import { useEffect, useRef } from 'react'
import {
  selectPinCallProblem,
  selectPinCallProgress,
  selectPinLength,
} from '../../../machines/account/pinCall/pinCall.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { type ProblemField, problems } from './problems.ts'

/** What is wrong, in words, at the field where it is put right; undefined elsewhere. */
export function useProblem(): (field: ProblemField) => string | undefined {
  const text = useAreaText('account')
  const problem = useActorState('pinCall', selectPinCallProblem)
  const length = useActorState('pinCall', selectPinLength)
  return (field) => {
    const known = problem === null ? undefined : problems[problem]
    return known?.field === field ? text(known.words, { length }) : undefined
  }
}

/** Moves the focus to the field that is wrong, whenever an answer said so. */
export function useFocusOnProblem<T extends HTMLElement>() {
  const form = useRef<T>(null)
  const problem = useActorState('pinCall', selectPinCallProblem)
  const progress = useActorState('pinCall', selectPinCallProgress)
  useEffect(() => {
    if (problem === null || progress === 'starting' || progress === 'verifying') return
    const invalid = '[aria-invalid="true"], [data-invalid] button'
    form.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [problem, progress])
  return form
}
