import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { dataProtectionMachine } from './dataProtection.machine.ts'

type QuestionStep = Step<typeof dataProtectionMachine>

const otherGuest = ({ on, before }: QuestionStep) => {
  const identified = on('guest.identified')
  return identified && identified.guest.id !== before?.context.guestId
    ? identified.guest
    : undefined
}
/** What the guest says while the question is open. */
const saidNow = ({ on, before }: QuestionStep) => {
  if (!before?.matches('open')) return undefined
  if (on('dataProtection.bothAccepted')) return 'bothAccepted'
  const said = on('dataProtection.answered')
  return said && (said.accepted ? 'accepted' : 'declined')
}
/** What the platform is to be told now: what the guest says, or said and could not be told. */
const toTell = (step: QuestionStep) => {
  const { on, before } = step
  const isAgain =
    on('dataProtection.retryRequested') !== undefined && before?.matches({ open: 'failed' })
  return saidNow(step) ?? (isAgain ? before?.context.answer : undefined)
}

export const laws: Laws<typeof dataProtectionMachine> = {
  'is open while the platform wants it answered [LGL-4]': ({ after }) =>
    after.matches('open') === after.context.isAsked,
  'the platform says whether it wants that [LGL-8], and a yes that it took ends it': ({
    on,
    answered,
    before,
    after,
  }) => {
    const { isAsked } = after.context
    const identified = on('guest.identified')
    const push = on('push.dataProtection')
    if (identified) return isAsked === identified.guest.showDataProtection
    if (push) return isAsked === push.show
    const isTaken =
      (answered('closeBoth') ?? answered('closeDataProtection')) !== undefined &&
      before?.context.answer !== 'declined'
    return isAsked === (isTaken ? false : (before?.context.isAsked ?? false))
  },
  'the platform is told each answer, and again what it could not be told [LGL-5]': (step) => {
    const answer = toTell(step)
    const inputs = step.began('closeDataProtection') as { accepted: boolean }[]
    const isAlone = answer === 'accepted' || answer === 'declined'
    return (
      inputs.length === (isAlone ? 1 : 0) &&
      inputs.every(({ accepted }) => accepted === (answer === 'accepted'))
    )
  },
  'a yes to terms and data protection is told as one [LGL-6]': (step) =>
    step.began('closeBoth').length === (toTell(step) === 'bothAccepted' ? 1 : 0),
  'nothing is under way but what it is told': ({ after, runs }) =>
    runs('closeDataProtection') === after.matches({ open: 'closing' }) &&
    runs('closeBoth') === after.matches({ open: 'closingBoth' }),
  'keeps what this guest said last': (step) => {
    const known = otherGuest(step) || !step.before ? null : step.before.context.answer
    return step.after.context.answer === (saidNow(step) ?? known)
  },
  'begins anew for another guest': (step) => {
    const other = otherGuest(step)
    const { guestId } = step.after.context
    if (!other) return guestId === (step.before?.context.guestId ?? null)
    const isWaiting =
      step.after.matches('settled') || step.after.matches({ open: 'awaitingAnswer' })
    return guestId === other.id && isWaiting
  },
  'a no leaves it open, and so does what could not be told': ({
    answered,
    failed,
    before,
    after,
  }) => {
    if (failed('closeDataProtection') || failed('closeBoth'))
      return after.matches({ open: 'failed' })
    const isNo = answered('closeDataProtection') && before?.context.answer === 'declined'
    return !isNo || after.matches({ open: 'declined' })
  },
}
