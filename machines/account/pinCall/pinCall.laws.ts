import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { PinCallAnswer, PinVerification } from './pinCall.events.ts'
import type { PinCallBegun, pinCallMachine } from './pinCall.machine.ts'

type PinStep = Step<typeof pinCallMachine>

/** How long the codes are [PIN-2 PIN-3]. */
const lengths = { mobile: 6, fixed: 5 }
/** Codes of refusals after which there is nothing left to verify: timeout, no such id, too many attempts [PIN-8]. */
const ending = [4, 7, 9]
const invalid = 8
const unknown = 10

type State = 'closed' | 'enteringNumber' | 'starting' | 'enteringPin' | 'verifying' | 'verified'
const was = ({ before }: PinStep, state: State) => before?.matches(state) ?? false
const isLeft = ({ on, before }: PinStep) => {
  const guest = on('guest.identified')?.guest
  const known = before?.context.guestId ?? null
  return (
    on('pinCall.closeRequested') !== undefined ||
    (guest !== undefined && known !== null && guest.id !== known)
  )
}
const begun = ({ answered }: PinStep) =>
  answered('startVerification')?.output as PinCallAnswer<PinCallBegun> | undefined
const verified = ({ answered }: PinStep) =>
  answered('verifyPin')?.output as PinCallAnswer<PinVerification> | undefined
const numberSubmitted = (step: PinStep) =>
  was(step, 'enteringNumber') && step.on('pinCall.numberSubmitted') !== undefined
const pinSubmitted = (step: PinStep) =>
  was(step, 'enteringPin') && step.on('pinCall.pinSubmitted') !== undefined
const hasNumber = ({ before }: PinStep) => /\d/.test(before?.context.number ?? '')
const isPinWhole = ({ before }: PinStep) =>
  before !== undefined && before.context.pin.length === lengths[before.context.numberType]
/** Whether the platform began what was asked, with a code of the length that this number's has. */
const hasBegun = (step: PinStep) => {
  const answer = begun(step)
  const type = step.before?.context.numberType ?? 'mobile'
  return answer?.isOk === true && answer.value.pinLength === lengths[type]
}
const isProven = (step: PinStep) => {
  const answer = verified(step)
  return (
    answer?.isOk === true &&
    answer.value.verified &&
    answer.value.id === step.before?.context.begun?.id
  )
}

/** Where the guest stands after a step. */
function stateAfter(step: PinStep): State {
  const { on, failed, before } = step
  const answer = verified(step)
  if (!before || isLeft(step)) return 'closed'
  if (was(step, 'closed') && on('pinCall.openRequested')) return 'enteringNumber'
  if (numberSubmitted(step) && hasNumber(step)) return 'starting'
  if (begun(step)) return hasBegun(step) ? 'enteringPin' : 'enteringNumber'
  if (failed('startVerification')) return 'enteringNumber'
  if (pinSubmitted(step) && isPinWhole(step)) return 'verifying'
  if (answer) {
    if (isProven(step)) return 'verified'
    return !answer.isOk && ending.includes(answer.code) ? 'enteringNumber' : 'enteringPin'
  }
  if (failed('verifyPin')) return 'enteringPin'
  const isAnew =
    on('pinCall.restartRequested') && (was(step, 'enteringPin') || was(step, 'verified'))
  return isAnew ? 'enteringNumber' : (before.value as State)
}

/** What keeps the guest where they are. */
function problemAfter(step: PinStep): unknown {
  const { on, failed, before, after } = step
  const answer = begun(step) ?? verified(step)
  if (after.matches('closed') || hasBegun(step) || isProven(step)) return null
  if (numberSubmitted(step)) return hasNumber(step) ? null : 'numberMissing'
  if (pinSubmitted(step)) return isPinWhole(step) ? null : 'pinLength'
  if (failed('startVerification') ?? failed('verifyPin')) return unknown
  if (answer && !answer.isOk) return answer.code
  if (answer) return 'verified' in answer.value && !answer.value.verified ? invalid : unknown
  const isTyped =
    (was(step, 'enteringNumber') &&
      (on('pinCall.typeChosen') ?? on('pinCall.countryChosen') ?? on('pinCall.numberChanged'))) ||
    (was(step, 'enteringPin') && (on('pinCall.pinChanged') ?? on('pinCall.restartRequested')))
  return isTyped ? null : (before?.context.problem ?? null)
}

export const laws: Laws<typeof pinCallMachine> = {
  'a number, then its code, is asked until the platform says that it is the guest’s [PIN-4 PIN-5]; closed, or with another guest, nothing':
    (step) => step.after.value === stateAfter(step),
  'a verification begins with the number that was typed [PIN-4], if there is any': (step) => {
    const { before, began, runs, after } = step
    const inputs = began('startVerification') as {
      number: string
      countryCode: string
      numberType: string
    }[]
    const isDue = numberSubmitted(step) && hasNumber(step)
    const { number, countryCode, numberType } = before?.context ?? {}
    return (
      inputs.length === (isDue ? 1 : 0) &&
      inputs.every(
        (one) =>
          one.number === number && one.countryCode === countryCode && one.numberType === numberType,
      ) &&
      runs('startVerification') === after.matches('starting')
    )
  },
  'a code is sent with id and type [PIN-5], if it is as long as it must be [PIN-2 PIN-3]': (
    step,
  ) => {
    const { before, began, runs, after } = step
    const inputs = began('verifyPin') as { id: string; numberType: string; pin: string }[]
    const isDue = pinSubmitted(step) && isPinWhole(step)
    const { pin, begun, numberType } = before?.context ?? {}
    return (
      inputs.length === (isDue ? 1 : 0) &&
      inputs.every(
        (one) => one.pin === pin && one.id === begun?.id && one.numberType === numberType,
      ) &&
      runs('verifyPin') === after.matches('verifying')
    )
  },
  'says what is wrong with what was typed, or the code of the refusal [PIN-6 to PIN-8], until something else is typed':
    (step) => step.after.context.problem === problemAfter(step),
  'keeps what is typed where it is asked, and nothing of it once it is closed': (step) => {
    const { on, before, after } = step
    const { number, countryCode, numberType } = after.context
    const typing = was(step, 'enteringNumber') ? on : () => undefined
    const changed = typing('pinCall.numberChanged')?.number
    const country = typing('pinCall.countryChosen')?.countryCode
    const type = typing('pinCall.typeChosen')?.numberType
    return (
      number === (after.matches('closed') ? '' : (changed ?? before?.context.number)) &&
      countryCode === (country ?? before?.context.countryCode ?? 'DE') &&
      numberType === (type ?? before?.context.numberType ?? 'mobile')
    )
  },
  'a code is of one verification, and typed anew once it was refused': (step) => {
    const { on, before, after } = step
    const { pin, begun: kept } = after.context
    const typed = was(step, 'enteringPin') ? on('pinCall.pinChanged')?.pin : undefined
    const isGone = after.matches('closed') || after.matches('enteringNumber')
    if (isGone) return pin === '' && kept === null
    const begins = begun(step)
    if (begins?.isOk) return pin === '' && kept === begins.value
    if (verified(step)) return pin === '' && kept === before?.context.begun
    return pin === (typed ?? before?.context.pin) && kept === before?.context.begun
  },
  'keeps what the platform verified until it is closed': (step) => {
    const { before, after } = step
    const answer = verified(step)
    const { verification } = after.context
    if (after.matches('closed')) return verification === null
    if (isProven(step) && answer?.isOk) return verification === answer.value
    return verification === before?.context.verification
  },
  'knows whose number it is': ({ on, before, after }) =>
    after.context.guestId ===
    (on('guest.identified')?.guest.id ??
      (on('guest.identified') ? null : (before?.context.guestId ?? null))),
}
