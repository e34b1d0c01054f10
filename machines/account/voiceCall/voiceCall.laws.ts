import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { VoiceCallAnswer } from './voiceCall.events.ts'
import type { voiceCallMachine } from './voiceCall.machine.ts'

type CallStep = Step<typeof voiceCallMachine>

/** Another guest than the one who was here. */
const otherGuest = ({ on, before }: CallStep) => {
  const guest = on('guest.identified')?.guest
  const known = before?.context.guestId ?? null
  return known !== null && guest && guest.id !== known ? guest : undefined
}
const answer = ({ answered }: CallStep) =>
  answered('startAnonymousCall')?.output as VoiceCallAnswer | undefined
/** The call that begins now. */
const callBegun = (step: CallStep) => {
  const call = answer(step)
  return call?.resultCode === 2000 ? call : undefined
}
const wasStopped = ({ before }: CallStep, hash: string | null | undefined) =>
  typeof hash === 'string' && before?.context.stoppedHashes.includes(hash) === true
/** Whether the call is said to be over, or was before it was known to have begun. */
const isOver = (step: CallStep) => {
  const { on, before } = step
  const hash = before?.matches('active') ? before.context.call?.voicecallIdHash : undefined
  const stopped = on('push.voicecallStopped')?.voicecallIdHash
  const isThisOne = stopped !== undefined && stopped === hash
  return isThisOne || wasStopped(step, callBegun(step)?.voicecallIdHash)
}
const startsNow = (step: CallStep) => {
  const { on, before } = step
  const isKnown = before?.matches('idle') && before.context.actorId !== null
  return (
    on('voiceCall.startRequested') !== undefined && (isKnown || before?.matches('failed') === true)
  )
}

export const laws: Laws<typeof voiceCallMachine> = {
  'an anonymous call is begun with who is to be called [VOC-9], once at a time': (step) => {
    const { after, began, runs } = step
    const inputs = began('startAnonymousCall') as { actorId: string }[]
    return (
      inputs.map(({ actorId }) => actorId).join() ===
        (startsNow(step) ? after.context.actorId : '') &&
      runs('startAnonymousCall') === after.matches('starting')
    )
  },
  'it begins only with the result 2000 [VOC-7], else the code is shown [VOC-8]': (step) => {
    const { failed, after } = step
    const call = answer(step)
    if (failed('startAnonymousCall'))
      return after.matches('failed') && after.context.failureCode === null
    if (!call || isOver(step)) return true
    if (callBegun(step)) return after.matches('active') && after.context.call === call
    return after.matches('failed') && after.context.failureCode === call.resultCode
  },
  'it is over when the platform says so of this call and of no other [VOC-3 VOC-5]': (step) => {
    const { fired, before, after } = step
    const wasIt = before?.matches('over') ?? false
    return after.matches('over') === (isOver(step) || (wasIt && !fired && !otherGuest(step)))
  },
  'the page is loaded again after 100 ms, but not under an open chat-exit view [VOC-3 VOC-4]': (
    step,
  ) => {
    const { before, after, delays, fired } = step
    const isOpen = after.context.isChatExitOpen
    const isFree = after.matches('over') && !isOpen
    const wasFree = (before?.matches('over') ?? false) && before?.context.isChatExitOpen === false
    const isAwaiting = after.matches({ over: 'awaitingChatExit' })
    return (
      delays.join() === (isFree && !wasFree ? '100' : '') &&
      isAwaiting === (after.matches('over') && isOpen) &&
      (!fired || after.matches('idle'))
    )
  },
  'the page is loaded again for nothing else but a call that demands it [VOC-2]': ({
    on,
    fired,
    told,
    addressees,
  }) => {
    const isDemanded = on('push.voicecallStarted')?.reload === true
    const isDue = fired || isDemanded
    const types = told('browser')
      .map(({ type }) => type)
      .join()
    return (
      types === (isDue ? 'browser.reloadRequested' : '') && addressees.length === (isDue ? 1 : 0)
    )
  },
  'knows whether a chat-exit view is open': ({ on, before, after }) => {
    const isOpen = on('voiceCall.chatExitOpened')
      ? true
      : !on('voiceCall.chatExitClosed') && (before?.context.isChatExitOpen ?? false)
    return after.context.isChatExitOpen === isOpen
  },
  'the dialog is open from when the guest opens it until they close it, or are another': (step) => {
    const { on, before, after } = step
    const isClosed = on('voiceCall.closeRequested') ?? otherGuest(step)
    const isOpen = on('voiceCall.openRequested')
      ? true
      : !isClosed && before?.context.isOpen === true
    return after.context.isOpen === isOpen
  },
  'who is to be called is who was named last while no call is under way, for this guest': (
    step,
  ) => {
    const { on, before, after } = step
    const { actorId } = after.context
    const isFree = before?.matches('idle') || before?.matches('failed')
    const named = isFree ? on('voiceCall.openRequested')?.actorId : undefined
    return actorId === (otherGuest(step) ? null : (named ?? before?.context.actorId ?? null))
  },
  'a failure is said until the guest closes it, names somebody else or tries again': (step) => {
    const { on, failed, before, after } = step
    const call = answer(step)
    const isFailed = failed('startAnonymousCall') ?? (call && !callBegun(step))
    const isRead =
      on('voiceCall.closeRequested') ?? on('voiceCall.openRequested') ?? otherGuest(step)
    const was = before?.matches('failed') ?? false
    return after.matches('failed') === Boolean(isFailed || (was && !isRead && !startsNow(step)))
  },
  'nothing of a call is kept once it is over': (step) => {
    const { before, after } = step
    const { call, stoppedHashes } = after.context
    if (after.matches('idle')) return call === null && stoppedHashes.length === 0
    return before?.context.call === null || call === before?.context.call
  },
  'calls that are said to be over while an answer is awaited are kept': ({ on, before, after }) => {
    const hash = before?.matches('starting')
      ? on('push.voicecallStopped')?.voicecallIdHash
      : undefined
    return hash === undefined || after.context.stoppedHashes.includes(hash)
  },
  'knows who is here, and leaves the call of another': (step) => {
    const { on, before, after } = step
    const identified = on('guest.identified')
    const { guestId, failureCode } = after.context
    if (otherGuest(step) && !(after.matches('idle') && failureCode === null)) return false
    return guestId === (identified ? identified.guest.id : (before?.context.guestId ?? null))
  },
  'begins with nothing': ({ before, after }) => before !== undefined || after.matches('idle'),
}
