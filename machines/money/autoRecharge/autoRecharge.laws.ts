import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { GuestState } from '../../account/guest/guest.state.ts'
import type { autoRechargeMachine } from './autoRecharge.machine.ts'

type TeaserStep = Step<typeof autoRechargeMachine>

const otherGuest = ({ on, before }: TeaserStep) => {
  const identified = on('guest.identified')
  return identified && identified.guest.id !== before?.context.guest.id
    ? identified.guest
    : undefined
}
const modeBefore = (step: TeaserStep) => {
  const other = otherGuest(step)
  if (!other) return step.before?.context.mode ?? null
  const left = other.preferences.autoRechargeTeaser
  return left === 'dismissed' || left === 'accepted' ? left : null
}
const isRunningOut = ({ balance, autoRechargeConfig: { threshold } }: GuestState) =>
  balance < threshold
const isToppedUp = ({ autoRechargeConfig, autoRechargeAmount }: GuestState) =>
  autoRechargeConfig.isEnabled || autoRechargeAmount !== null
const isPaying = ({ isLoggedIn, isPayingCustomer, isRestricted }: GuestState) =>
  isLoggedIn && isPayingCustomer && !isRestricted
const answerOf = ({ on }: TeaserStep) => {
  if (on('autoRecharge.acceptRequested')) return 'accepted'
  return on('autoRecharge.dismissRequested') ? 'dismissed' : undefined
}

export const laws: Laws<typeof autoRechargeMachine> = {
  'is shown to a paying guest whose money runs out with nothing that tops it up, once': (step) => {
    const { guest, mode } = step.after.context
    const isDue = isPaying(guest) && isRunningOut(guest) && !isToppedUp(guest)
    const isNew = modeBefore(step) === null && isDue
    return isNew === (mode === 'shown' && modeBefore(step) !== 'shown')
  },
  'stands as it was left at the last visit, or by the guest since, and else stays': (step) => {
    const { mode } = step.after.context
    const known = modeBefore(step)
    if (known === 'shown') return mode === (answerOf(step) ?? 'shown')
    return known === null ? mode !== 'accepted' && mode !== 'dismissed' : mode === known
  },
  'its bar is shown with it and removed as the guest answers': (step) => {
    const { after, told } = step
    const was = modeBefore(step) === 'shown'
    const is = after.context.mode === 'shown'
    const types = told('statusBar')
      .map(({ type }) => type)
      .join()
    if (was === is) return types === ''
    return types === (is ? 'statusBar.showRequested' : 'statusBar.removeRequested')
  },
  'who accepts sets the automatic top-up up': (step) => {
    const isAccepted = modeBefore(step) === 'shown' && answerOf(step) === 'accepted'
    const flows = step
      .told('payTour')
      .map(({ flow }) => flow)
      .join()
    return flows === (isAccepted ? 'autorecharge' : '')
  },
  'knows the guest, and the balance that is told': (step) => {
    const { on, before, after } = step
    const { guest } = after.context
    const identified = on('guest.identified')
    if (identified) return guest === identified.guest
    const balance = on('push.guestBalance')?.balance ?? before?.context.guest.balance
    return !before || guest.balance === balance
  },
  'the platform is told each mode, one at a time [PAY-34]': (step) => {
    const { after, began, runs } = step
    const { mode, sentMode } = after.context
    const inputs = began('saveTeaserState') as { mode: string }[]
    const isSaving = after.matches('saving')
    return (
      inputs.every((input) => input.mode === mode && mode === sentMode && isSaving) &&
      runs('saveTeaserState') === isSaving &&
      (after.matches('settled') ? mode === sentMode : mode !== null)
    )
  },
  'what it was told is under way until it answers, or another guest is here': (step) => {
    const { answered, failed, before, after, began } = step
    const isOver =
      answered('saveTeaserState') ?? failed('saveTeaserState') ?? otherGuest(step) ?? false
    if (!before?.matches('saving')) return true
    return isOver
      ? !after.matches('saving') || began('saveTeaserState').length === 1
      : began('saveTeaserState').length === 0 && after.matches('saving')
  },
  'a mode that could not be saved is sent again after a minute': ({
    failed,
    fired,
    before,
    after,
    delays,
    began,
  }) => {
    const isUnsaved = failed('saveTeaserState') !== undefined
    if (fired && began('saveTeaserState').length !== 1) return false
    if (before?.matches('saving') && after.matches('unsaved') !== isUnsaved) return false
    return delays.join() === (isUnsaved ? '60000' : '')
  },
}
