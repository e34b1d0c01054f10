import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { ageVerificationMachine } from './ageVerification.machine.ts'

type AgeStep = Step<typeof ageVerificationMachine>

const isOther = ({ on, before }: AgeStep) => {
  const guest = on('guest.identified')?.guest
  return guest !== undefined && guest.id !== before?.context.guestId
}
/** Which way the guest wants to go, if they have not gone it. */
const wayNow = ({ on, before }: AgeStep) => {
  const isOpen = before?.context.isLoggedIn && !before.context.hasAvs
  return isOpen ? on('ageVerification.startRequested')?.way : undefined
}
const is = (snapshot: AgeStep['before'], check: 'none' | 'requesting' | 'leaving' | 'failed') =>
  snapshot?.matches({ check }) ?? false

/** The ways to the check. */
export const way: Laws<typeof ageVerificationMachine> = {
  'the pay tour is one way': (step) =>
    step
      .told('payTour')
      .map(({ flow }) => flow)
      .join() === (wayNow(step) === 'payTour' ? 'avs' : ''),
  'another is a provider, who is asked with the page to come back to [AVS-12], once at a time, and again after a failure':
    (step) => {
      const { on, before, after, began, runs } = step
      const isStarted = wayNow(step) === 'provider' && !is(before, 'requesting')
      const isAgain = is(before, 'failed') && on('ageVerification.retryRequested') !== undefined
      const inputs = began('requestAvs') as { forwardUrl: string }[]
      return (
        inputs.map(({ forwardUrl }) => forwardUrl).join() ===
          (isStarted || isAgain ? after.context.path : '') &&
        runs('requestAvs') === is(after, 'requesting')
      )
    },
  'leads to where the provider is, and waits 10 s for the page to go': ({
    answered,
    told,
    delays,
    after,
  }) => {
    const answer = answered('requestAvs')?.output as { url: string } | undefined
    const urls = told('browser')
      .map(({ type, url }) => `${type} ${url}`)
      .join()
    return (
      urls === (answer ? `browser.leaveRequested ${answer.url}` : '') &&
      delays.join() === (answer ? '10000' : '') &&
      (!answer || is(after, 'leaving'))
    )
  },
  'says that it failed, until the guest goes another way or it is done': (step) => {
    const { on, failed, before, after } = step
    const isFailed =
      failed('requestAvs') ?? (is(before, 'leaving') ? on('browser.leaveRefused') : undefined)
    const isAnother =
      wayNow(step) === 'provider' ||
      wayNow(step) === 'payTour' ||
      on('ageVerification.retryRequested')
    const isOver = isAnother || on('push.avsSet') || isOther(step)
    return is(after, 'failed') === Boolean(isFailed ?? (is(before, 'failed') && !isOver))
  },
  'no way is gone once it is done, by another guest, by the pay tour, or when the page stays': (
    step,
  ) => {
    const { on, fired, before, after } = step
    if (!before || on('push.avsSet') || isOther(step) || wayNow(step) === 'payTour' || fired) {
      return is(after, 'none')
    }
    return wayNow(step) === 'provider' || is(after, 'none') === is(before, 'none')
  },
  'a box offers the ways where the law asks for more, and goes when it is done or of another': (
    step,
  ) => {
    const { on, before, after, told } = step
    const isDone =
      on('push.avsSet') ?? (on('guest.identified')?.guest.avsStatus === 'accepted' || isOther(step))
    const was = before?.context.isInBox ?? false
    const isWanted = wayNow(step) === 'box'
    const types = told('modals')
      .filter(({ id }) => id === 'es-avs')
      .map(({ type }) => type)
      .join()
    if (isWanted) return after.context.isInBox && types === 'modals.openRequested'
    if (was && isDone) return !after.context.isInBox && types === 'modals.withdrawRequested'
    return after.context.isInBox === was && types === ''
  },
  'knows which page is seen': ({ on, before, after }) =>
    after.context.path === (on('navigation.pageEntered')?.path ?? before?.context.path ?? '/'),
}
