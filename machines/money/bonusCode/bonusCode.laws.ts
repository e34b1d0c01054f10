import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { BonusCodeAnswer, BonusCodeCheck } from './bonusCode.events.ts'
import { listing } from './bonusCode.lists.laws.ts'
import type { bonusCodeMachine } from './bonusCode.machine.ts'

type CodeStep = Step<typeof bonusCodeMachine>
type State =
  | 'editing'
  | 'checking'
  | 'checked'
  | 'refused'
  | 'checkFailed'
  | 'redeeming'
  | 'redeemed'
  | 'redeemFailed'

const is = (snapshot: CodeStep['before'], ...states: State[]) =>
  states.some((code) => snapshot?.matches({ code }))
const otherGuest = ({ on, before }: CodeStep) => {
  const guest = on('guest.identified')?.guest
  return guest && guest.id !== before?.context.guestId ? guest : undefined
}
const typedBefore = ({ before }: CodeStep) => before?.context.code.trim() ?? ''
const check = ({ answered }: CodeStep) =>
  answered('checkCode')?.output as BonusCodeCheck | undefined
const redemption = ({ answered }: CodeStep) =>
  answered('redeemCode')?.output as BonusCodeAnswer | undefined
/** What the guest does with the code; nothing while it is being redeemed. */
const done = ({ on, before }: CodeStep) => {
  if (is(before, 'redeeming')) return undefined
  if (on('bonusCode.codeChanged')) return 'typed'
  if (on('bonusCode.checkRequested')) return 'check'
  if (on('bonusCode.closeRequested')) return is(before, 'redeemed') ? 'read' : 'closed'
  const isOpen = is(before, 'editing', 'checked')
  return isOpen && on('bonusCode.redeemRequested') ? 'redeem' : undefined
}
/** What was redeemed now, by this guest here or elsewhere. */
const redeemedNow = (step: CodeStep) => {
  const push = step.on('push.bonusCodeRedeemed')
  const answer = redemption(step)
  if (answer?.success)
    return { code: typedBefore(step), benefits: answer.bonus ? [answer.bonus] : [] }
  if (!push) return undefined
  const isOwn = push.code.toLowerCase() === typedBefore(step).toLowerCase()
  return is(step.before, 'redeeming') && !isOwn ? undefined : push
}
const isAgain = ({ on, before }: CodeStep, state: State) =>
  is(before, state) && on('bonusCode.retryRequested') !== undefined

/** The code that is typed, checked and redeemed. */
const coding: Laws<typeof bonusCodeMachine> = {
  'a code is checked when the guest wants it [VCH-20], and again after a failure; an empty one is not':
    (step) => {
      const isDue =
        (done(step) === 'check' && typedBefore(step) !== '') || isAgain(step, 'checkFailed')
      const inputs = step.began('checkCode') as { code: string }[]
      return (
        inputs.map(({ code }) => code).join() === (isDue ? typedBefore(step) : '') &&
        step.runs('checkCode') === is(step.after, 'checking')
      )
    },
  'a code is redeemed when the guest wants it [VCH-19], and again after a failure; an empty one is not [VCH-18], nor for a visitor':
    (step) => {
      const isHere = step.before?.context.guestId !== null
      const isWanted = done(step) === 'redeem' && typedBefore(step) !== '' && isHere
      const isDue = isWanted || isAgain(step, 'redeemFailed')
      const inputs = step.began('redeemCode') as { code: string }[]
      return (
        inputs.map(({ code }) => code).join() === (isDue ? typedBefore(step) : '') &&
        step.runs('redeemCode') === is(step.after, 'redeeming')
      )
    },
  'a visitor is led to log in for it, and goes on then': (step) => {
    const isVisitor = step.before?.context.guestId === null
    const isWanted = done(step) === 'redeem' && typedBefore(step) !== '' && isVisitor
    const values = step
      .told('gate')
      .map(({ action }) => action.params.value)
      .join()
    return values === (isWanted ? typedBefore(step) : '')
  },
  'a code that is missing, may not be redeemed or was not is refused, with the reason if there is one [VCH-18 VCH-20]':
    (step) => {
      const { after } = step
      const answer = check(step)
      const isMissing =
        (done(step) === 'check' || done(step) === 'redeem') && typedBefore(step) === ''
      const { refusal } = after.context
      if (isMissing && !(is(step.before, 'checked') && done(step) === 'redeem')) {
        return is(after, 'refused') && refusal === 'codeMissing'
      }
      if (answer && !answer.canRedeem.success)
        return is(after, 'refused') && refusal === answer.canRedeem.reason
      return redemption(step)?.success !== false || (is(after, 'refused') && refusal === null)
    },
  'shows what stands behind a code that may be redeemed': (step) => {
    const answer = check(step)
    const { config, refusal } = step.after.context
    if (!answer) return true
    const isRight = config === answer.bonusCode
    return answer.canRedeem.success
      ? isRight && is(step.after, 'checked') && refusal === null
      : isRight
  },
  'shows what was redeemed, here or elsewhere [VCH-17], until that was read': (step) => {
    const { before, after } = step
    const now = redeemedNow(step)
    const { redeemed } = after.context
    if (is(after, 'redeemed') !== (redeemed !== null)) return false
    if (now) return redeemed?.code === now.code && redeemed.benefits.length === now.benefits.length
    return redeemed === null || redeemed === before?.context.redeemed
  },
  'a failure is shown as what failed': ({ failed, after }) =>
    failed('redeemCode')
      ? is(after, 'redeemFailed')
      : !failed('checkCode') || is(after, 'checkFailed'),
  'keeps what is typed until it is redeemed or closed, also for a visitor who logs in': (step) => {
    const { on, before, after } = step
    const { code, config } = after.context
    const now = redeemedNow(step)
    const other = otherGuest(step)
    const isOwn = now !== undefined && now.code.toLowerCase() === typedBefore(step).toLowerCase()
    if (other) return code === (before?.context.guestId === null ? before.context.code : '')
    if (done(step) === 'typed') return code === on('bonusCode.codeChanged')?.code && config === null
    if (done(step) === 'closed' || isOwn) return code === '' && config === null
    return code === (before?.context.code ?? '')
  },
  'the guest may go on with another code at any time but while one is being redeemed': (step) => {
    const { before, after } = step
    if (!before || otherGuest(step)) return is(after, 'editing')
    const isAnew = ['typed', 'closed', 'read'].includes(done(step) ?? '')
    // who read of a code that was redeemed elsewhere goes on with the one that they typed
    const isRefusalOver = done(step) === 'read' || after.context.refusal === null
    return isAnew ? is(after, 'editing') && isRefusalOver : true
  },
  'nothing else moves it': (step) => {
    const { answered, failed, before, after } = step
    const cause =
      done(step) ??
      redeemedNow(step) ??
      otherGuest(step) ??
      answered('checkCode') ??
      answered('redeemCode') ??
      failed('checkCode') ??
      failed('redeemCode')
    const isMoved = before !== undefined && before.value.code !== after.value.code
    return (
      !isMoved ||
      cause !== undefined ||
      isAgain(step, 'checkFailed') ||
      isAgain(step, 'redeemFailed')
    )
  },
}

export const laws: Laws<typeof bonusCodeMachine> = { ...coding, ...listing }
