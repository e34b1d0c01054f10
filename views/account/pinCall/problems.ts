import type { PinCallProblem } from '../../../machines/account/pinCall/pinCall.machine.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** Where a problem is put right. */
export type ProblemField = 'country' | 'number' | 'pin' | 'form'

/** What each problem means to the guest and where it is put right [PIN-8]. */
export const problems: Record<PinCallProblem, { field: ProblemField; words: TextKey }> = {
  numberMissing: { field: 'number', words: 'pinCall.problem.numberMissing' },
  pinLength: { field: 'pin', words: 'pinCall.problem.pinLength' },
  1: { field: 'number', words: 'pinCall.problem.1' },
  2: { field: 'country', words: 'pinCall.problem.2' },
  3: { field: 'form', words: 'pinCall.problem.3' },
  4: { field: 'form', words: 'pinCall.problem.4' },
  5: { field: 'number', words: 'pinCall.problem.5' },
  6: { field: 'number', words: 'pinCall.problem.6' },
  7: { field: 'form', words: 'pinCall.problem.7' },
  8: { field: 'pin', words: 'pinCall.problem.8' },
  9: { field: 'form', words: 'pinCall.problem.9' },
  10: { field: 'form', words: 'pinCall.problem.10' },
}
