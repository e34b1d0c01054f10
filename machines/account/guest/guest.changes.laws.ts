import type { Laws } from '../../../src/testing/laws.ts'
import type { guestMachine } from './guest.machine.ts'
import { changedBy } from './guest.pushes.ts'
import type { Balance } from './guest.setup.ts'
import {
  connected,
  enters,
  type GuestStep,
  is,
  isAnother,
  isBalance,
  isKnown,
  isLeftElsewhere,
  isRefused,
  pushed,
  session,
} from './guest.steps.laws.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** Whether a push changes the guest who is here. */
const isFollowed = (step: GuestStep) =>
  pushed(step) !== undefined && (isKnown(step) || is(step.before, 'loggingOut'))
const balanceNow = ({ answered }: GuestStep) =>
  answered('loadBalance')?.output as Balance | undefined

/** What of the guest changes. */
export const changes: Laws<typeof guestMachine> = {
  'the guest is as the server says, with all that was pushed meanwhile, and as is pushed since; a lock is never lifted [GST-16 GST-20 GST-21 GST-24 GST-27 GST-28]':
    (step) => {
      const { answered, failed, before, after } = step
      const { guest } = after.context
      const answer = session(step)
      const known = before?.context.guest
      const push = pushed(step)
      if (!known) return !guest.isLoggedIn
      if (answer) {
        const isOthers = isAnother(step) || !answer.guest.isLoggedIn
        const meanwhile = isOthers ? [] : before.context.pushesMeanwhile
        const told = { ...answer.guest, isLocked: known.isLocked || answer.guest.isLocked }
        return isSame(guest, meanwhile.reduce(changedBy, told))
      }
      const isGone =
        isRefused(step) || isLeftElsewhere(step) || (answered('logOut') ?? failed('logOut'))
      if (isGone) return !guest.isLoggedIn && guest.id === null
      if (push && isFollowed(step)) return isSame(guest, changedBy(known, push))
      return isSame(guest, { ...known, ...balanceNow(step) })
    },
  'who must know how the guest is now is told of each change, and when they ask': (step) => {
    const { on, before, after, told } = step
    const push = pushed(step)
    const isPushed =
      push !== undefined &&
      push.type !== 'push.guestLocked' &&
      isKnown(step) &&
      !is(before, 'loggingOut')
    const isDue =
      isPushed || balanceNow(step) !== undefined || on('guest.stateRequested') !== undefined
    return ['outcomes', 'gate', 'messenger'].every((address) => {
      const changed = told(address).filter(({ type }) => type === 'guest.changed')
      return (
        changed.length === (isDue ? 1 : 0) &&
        changed.every(({ guest }) => guest === after.context.guest)
      )
    })
  },
  'a check that is revoked loads the page again [AVS-3]': (step) => {
    const { on, before, told } = step
    const isRevoked =
      on('push.avsRevoked') !== undefined && isKnown(step) && !is(before, 'loggingOut')
    const isOver = is(before, 'loggingOut') && is(step.after, 'anonymous')
    return told('browser').length === (isRevoked || isOver ? 1 : 0)
  },
  'what is pushed while it is asked who is here is kept until that is known': (step) => {
    const { before, after, began } = step
    const { pushesMeanwhile } = after.context
    const push =
      is(before, 'loadingSession') && !enters(step, 'loggingOut') ? pushed(step) : undefined
    if (began('loadSession').length > 0) return pushesMeanwhile.length === 0
    const known = before?.context.pushesMeanwhile ?? []
    return (
      pushesMeanwhile.map(({ type }) => type).join() ===
      [...known, ...(push ? [push] : [])].map(({ type }) => type).join()
    )
  },
  'asks for the balance when it may be another [PAY-31 GST-24], and again after a failure': (
    step,
  ) => {
    const { on, before, after, began, runs } = step
    const told = on('guest.balanceTold')?.balance
    const isOther = told !== undefined && told !== before?.context.guest.balance
    const isHere = is(before, 'loggedIn') && is(after, 'loggedIn')
    const isMoved =
      on('guest.balanceOutdated') !== undefined || isOther || connected(step) === 'first'
    const isAgain =
      on('recovery.retryDue') ?? on('guest.retryRequested') ?? on('realtime.sessionEstablished')
    const isFailed = isBalance(before, 'balanceOutdated') && isAgain !== undefined
    const wasOutdated =
      session(step) !== undefined && enters(step, 'loggedIn') && before?.context.isBalanceOutdated
    const isDue = (isHere && (isMoved || isFailed)) || wasOutdated
    return (
      began('loadBalance').length === (isDue ? 1 : 0) &&
      runs('loadBalance') === isBalance(after, 'loadingBalance')
    )
  },
  'knows it as answered or pushed, and says when it does not': (step) => {
    const { on, failed, before, after } = step
    if (balanceNow(step)) return isBalance(after, 'balanceKnown')
    if (failed('loadBalance')) return isBalance(after, 'balanceOutdated')
    if (is(before, 'loggedIn') && on('push.guestBalance')) return isBalance(after, 'balanceKnown')
    const isStill =
      is(before, 'loggedIn') && is(after, 'loggedIn') && step.began('loadBalance').length === 0
    return !isStill || isSame(before?.value, after.value)
  },
  'that money moved while it is not known who is here is kept until it is': (step) => {
    const { on, before, after } = step
    const isAsking = is(before, 'loadingSession')
    const isTold = on('guest.balanceOutdated') ?? (isAsking ? on('guest.balanceTold') : undefined)
    const isMissed = isAsking && connected(step) === 'first'
    const isNoted = (isTold && (isAsking || is(before, 'failed'))) || isMissed
    const isOver = enters(step, 'anonymous') || step.began('loadBalance').length > 0
    const known = before?.context.isBalanceOutdated ?? false
    return after.context.isBalanceOutdated === (isOver ? false : Boolean(isNoted) || known)
  },
  'knows whether this guest had a channel, for what a later one misses': (step) => {
    const { before, after } = step
    const known = before?.context.hadChannel ?? false
    const isGone = enters(step, 'anonymous') || isAnother(step)
    return after.context.hadChannel === (!isGone && (known || connected(step) !== undefined))
  },
  'a session ends as many seconds after its answer as that says [GST-29]': (step) => {
    const { answered, failed, before, after, now } = step
    const answer = session(step)
    const { sessionExpiresAt } = after.context
    if (answer) return sessionExpiresAt === now + answer.expiresIn * 1000
    const isGone =
      isRefused(step) || isLeftElsewhere(step) || (answered('logOut') ?? failed('logOut'))
    return sessionExpiresAt === (isGone ? null : (before?.context.sessionExpiresAt ?? null))
  },
}
