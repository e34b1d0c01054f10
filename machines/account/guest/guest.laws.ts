import type { AnyEventObject } from 'xstate'
import type { Laws } from '../../../src/testing/laws.ts'
import { factAudience } from '../../core/facts.ts'
import { changes } from './guest.changes.laws.ts'
import type { guestMachine } from './guest.machine.ts'
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
  isRenewedNow,
  pushed,
  session,
} from './guest.steps.laws.ts'

const typesOf = (events: readonly AnyEventObject[]) => events.map(({ type }) => type).join()
/** Whether all whom a fact concerns are told of it, or nobody. */
const isTold = ({ told }: GuestStep, fact: 'guest.identified' | 'guest.leaving', isDue: boolean) =>
  Object.keys(factAudience[fact]).every(
    (address) => told(address).filter(({ type }) => type === fact).length === (isDue ? 1 : 0),
  )
/** The guest is locked out, or was while it was asked who they are [GST-15]. */
const isLocked = (step: GuestStep) => {
  const { on, before } = step
  const answer = session(step)
  const isPushed =
    on('push.guestLocked') !== undefined && isKnown(step) && !is(before, 'loggingOut')
  const wasPushed = before?.context.pushesMeanwhile.some(({ type }) => type === 'push.guestLocked')
  return isPushed || (answer?.guest.isLoggedIn === true && wasPushed === true)
}
const isLeaving = (step: GuestStep) => {
  const { on, before } = step
  const isWanted = on('guest.logoutRequested') !== undefined
  return (
    isLocked(step) ||
    (isWanted && (is(before, 'loggedIn') || (is(before, 'failed') && isKnown(step))))
  )
}

/** Who is here. */
const identity: Laws<typeof guestMachine> = {
  'asks who is here at first, when the session is outdated or refused, when something was missed, and after a failure':
    (step) => {
      const { on, before, after, began, runs } = step
      const isAgain =
        on('recovery.retryDue') ?? on('guest.retryRequested') ?? on('realtime.sessionEstablished')
      const isDue =
        !before ||
        (on('guest.sessionOutdated') !== undefined && !is(before, 'loggingOut')) ||
        isRenewedNow(step) ||
        connected(step) === 'missed' ||
        (is(before, 'failed') && isAgain !== undefined)
      return (
        began('loadSession').length === (isDue ? 1 : 0) &&
        runs('loadSession') === is(after, 'loadingSession')
      )
    },
  'is who the server says, or nobody where the session is refused': (step) => {
    const { failed, before, after } = step
    const answer = session(step)
    const isRenewing = isKnown(step) && before?.context.loginRefusal?.restsUntil === null
    if (answer && !isLocked(step))
      return is(after, answer.guest.isLoggedIn ? 'loggedIn' : 'anonymous')
    if (isRefused(step)) return is(after, 'anonymous')
    return !failed('loadSession') || is(after, isRenewing ? 'loggedIn' : 'failed')
  },
  'logs out when the guest wants it or is locked [GST-15 LGN-29], loads the page again [LGN-30], and says so where that failed':
    (step) => {
      const { answered, failed, before, after, began, runs, told } = step
      const isOver = (answered('logOut') ?? failed('logOut')) !== undefined
      const isReset = told('browser').length > 0 && pushed(step)?.type !== 'push.avsRevoked'
      const outcomes = typesOf(
        told('outcomes').filter(({ type }) => type === 'outcomes.logoutFailed'),
      )
      if (is(before, 'loggingOut') && is(after, 'anonymous') !== isOver) return false
      return (
        began('logOut').length === (isLeaving(step) ? 1 : 0) &&
        runs('logOut') === is(after, 'loggingOut') &&
        isReset === isOver &&
        outcomes === (failed('logOut') ? 'outcomes.logoutFailed' : '')
      )
    },
  'nothing else moves it': (step) => {
    const { answered, failed, before, after } = step
    const states = ['loadingSession', 'anonymous', 'loggedIn', 'loggingOut', 'failed'] as const
    const isMoved = states.some((state) => is(before, state) !== is(after, state))
    const cause =
      step.began('loadSession').length > 0 ||
      isLeaving(step) ||
      isLeftElsewhere(step) ||
      session(step) ||
      failed('loadSession') ||
      answered('logOut') ||
      failed('logOut')
    return !isMoved || !before || Boolean(cause)
  },
  'who left in another tab is nobody here': (step) =>
    !isLeftElsewhere(step) || is(step.after, 'anonymous'),
  'other tabs are heard all the time, and told who leaves here': (step) => {
    const { before, began, runs, told } = step
    const guestIds = told('otherTabs')
      .map(({ guestId }) => guestId)
      .join()
    const left = enters(step, 'loggingOut') ? (step.after.context.guest.id ?? '') : ''
    return began('otherTabs').length === (before ? 0 : 1) && runs('otherTabs') && guestIds === left
  },
  'all are told who is here each time that it is known, and before who is here leaves': (step) => {
    const isIdentified = enters(step, 'anonymous') || enters(step, 'loggedIn')
    return (
      isTold(step, 'guest.identified', isIdentified) &&
      isTold(step, 'guest.leaving', enters(step, 'loggingOut') || isLeftElsewhere(step))
    )
  },
  'the channel is told who comes and goes, and to look at the e-mail address again unless it is verified [GST-26]':
    (step) => {
      const { on, before, told } = step
      const { email = null, isEmailVerified = false } = before?.context.guest ?? {}
      const isLookedAt =
        is(before, 'loggedIn') &&
        on('guest.emailPropertiesOutdated') !== undefined &&
        email !== null &&
        !isEmailVerified
      const expected = [
        ...(isAnother(step) ? ['guest.loggedOut'] : []),
        ...(enters(step, 'anonymous') || enters(step, 'loggingOut') ? ['guest.loggedOut'] : []),
        ...(enters(step, 'loggedIn') ? ['guest.loggedIn'] : []),
      ]
      const types = told('realtime').map(({ type }) => type)
      const messages = told('realtime').flatMap(({ message }) => message?.type ?? [])
      return (
        types.filter((type) => type.startsWith('guest.')).join() === expected.join() &&
        messages.join() === (isLookedAt ? 'refreshEmailProperties' : '')
      )
    },
  'the payment client forgets whose it was as they leave [PAY-41]': (step) => {
    const asked = step.told('payTour').filter(({ type }) => type === 'payTour.actionRequested')
    const isLogout = asked.every(({ action, params }) => action === 'logout' && params.clearToken)
    return isLogout && asked.length === (enters(step, 'loggingOut') ? 1 : 0)
  },
  'a visitor who wants to log in again is shown how': ({ on, before, told }) => {
    const isAsked = is(before, 'anonymous') && on('guest.loginAgainRequested') !== undefined
    const opened = told('login').filter(({ type }) => type === 'login.openRequested')
    return opened.length === (isAsked ? 1 : 0)
  },
  'a login that is refused is asked for again ever more seldom: after 5 s, 10 s and so on': (
    step,
  ) => {
    const { failed, before, after, now } = step
    const { loginRefusal } = after.context
    const known = before?.context.loginRefusal ?? null
    const isEnded = session(step) ?? (failed('loadSession') && is(after, 'loggedIn'))
    if (isRenewedNow(step)) {
      const rest = known ? Math.min(2 * known.rest, 300_000) : 5000
      return loginRefusal?.rest === rest && loginRefusal.restsUntil === null
    }
    if (isRefused(step)) return loginRefusal?.restsUntil === null && loginRefusal.rest === 5000
    if (isLeftElsewhere(step) || (is(before, 'loggingOut') && is(after, 'anonymous'))) {
      return loginRefusal === null
    }
    if (isEnded && known?.restsUntil === null) return loginRefusal?.restsUntil === now + known.rest
    return loginRefusal === known
  },
  'keeps the language of the site': ({ on, before, after }) =>
    after.context.language ===
    (on('navigation.languageChanged')?.language ?? before?.context.language ?? 'en'),
  'a balance that could not be loaded, and who is here, is told those who try again': ({
    before,
    after,
    told,
  }) => {
    const isFailed =
      (is(after, 'failed') && !is(before, 'failed')) ||
      (isBalance(after, 'balanceOutdated') && !isBalance(before, 'balanceOutdated'))
    return told('recovery').length === (isFailed ? 1 : 0)
  },
}

export const laws: Laws<typeof guestMachine> = { ...identity, ...changes }
