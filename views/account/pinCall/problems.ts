import type { PinCallProblem } from '../../../machines/account/pinCall/pinCall.machine.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** Where a problem is put right. */
export type ProblemPlace = 'country' | 'number' | 'pin' | 'form'

/** What each problem means to the guest and where it is put right [PIN-8]. */
export const problems: Record<PinCallProblem, { place: ProblemPlace; words: TextKey }> = {
  numberMissing: { place: 'number', words: 'pinCall.problem.numberMissing' },
  pinLength: { place: 'pin', words: 'pinCall.problem.pinLength' },
  1: { place: 'number', words: 'pinCall.problem.1' },
  2: { place: 'country', words: 'pinCall.problem.2' },
  3: { place: 'form', words: 'pinCall.problem.3' },
  4: { place: 'form', words: 'pinCall.problem.4' },
  5: { place: 'number', words: 'pinCall.problem.5' },
  6: { place: 'number', words: 'pinCall.problem.6' },
  7: { place: 'form', words: 'pinCall.problem.7' },
  8: { place: 'pin', words: 'pinCall.problem.8' },
  9: { place: 'form', words: 'pinCall.problem.9' },
  10: { place: 'form', words: 'pinCall.problem.10' },
}
