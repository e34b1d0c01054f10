import type { Laws } from '../../../src/testing/laws.ts'
import { heartbeatLaws } from './realtime.heartbeat.laws.ts'
import type { realtimeMachine } from './realtime.machine.ts'
import {
  acknowledgedIn,
  delivered,
  isAwaiting,
  isEnded,
  isOpen,
  orderIn,
  type Talking,
} from './realtime.steps.laws.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const messagesIn = ({ told }: Talking) => told('socket').flatMap(({ message }) => message ?? [])
const isOffline = (snapshot: Talking['before']) =>
  snapshot?.matches({ network: 'offline' }) ?? false

/** Whether messages may be sent before the step: there is a session, and the network. */
const mayBeSent = ({ before }: Talking) => before?.hasTag('established') && !isOffline(before)

const isTold = ({ told }: Talking, address: string, type: string) =>
  told(address).some((event) => event.type === type)

/** Of the connection, its session and what goes over it. */
export const laws: Laws<typeof realtimeMachine> = {
  ...heartbeatLaws,
  'is online or offline as the browser says, at first as it was told': (step) => {
    const { on, before, after } = step
    const was = before ? isOffline(before) : !after.context.startedOnline
    const isNow = on('browser.wentOffline') ? true : !on('browser.wentOnline') && was
    return isOffline(after) === isNow && after.matches({ network: isNow ? 'offline' : 'online' })
  },
  'is on while a guest is logged in': ({ on, before, after }) => {
    const wasOn = before?.matches({ channel: 'on' }) ?? false
    const isOn = on('guest.loggedIn') ? true : !on('guest.loggedOut') && wasOn
    return after.matches({ channel: isOn ? 'on' : 'off' })
  },
  'forgets the session of who logs out, and says that it ended': (step) => {
    const isOver = step.on('guest.loggedOut') && step.before?.matches({ channel: 'on' })
    const { sessionId, outbox, offlineQueue } = step.after.context
    const isEmpty =
      sessionId === null && outbox.messages.length + offlineQueue.messages.length === 0
    return (
      isTold(step, 'delivery', 'realtime.sessionEnded') === Boolean(isOver) && (!isOver || isEmpty)
    )
  },
  'connects when a guest logs in, and after a pause or at once when the network is back': (
    step,
  ) => {
    const { on, before, after, fired } = step
    const isFirst = before?.matches({ channel: 'off' }) && on('guest.loggedIn')
    const isWaiting = before?.matches({ channel: { on: 'waiting' } })
    const isDue = isFirst || (isWaiting && (fired || on('browser.wentOnline')))
    const attempts = (before?.context.attempts ?? 0) + (isDue ? 1 : 0)
    return (
      step.began('socket').length === (isDue ? 1 : 0) &&
      after.context.attempts === attempts &&
      step.runs('socket') === after.matches({ channel: { on: 'attempting' } }) &&
      step.delays.includes(15_000) === Boolean(isDue)
    )
  },
  'a connection that ends is told, and another one is due': (step) => {
    const isOver = isEnded(step)
    return (
      isTold(step, 'delivery', 'realtime.connectionLost') === isOver &&
      (!isOver || step.after.matches({ channel: { on: 'waiting' } }))
    )
  },
  'is open once the socket says so': ({ on, before, after }) =>
    !(on('socket.opened') && before?.matches({ channel: { on: { attempting: 'connecting' } } })) ||
    isOpen(after),
  'asks for a session as it opens, and again when none came': (step) => {
    const { before, after } = step
    const request = messagesIn(step).find(({ type }) => type === 'requestSession')
    const isFirst = !isOpen(before) && isOpen(after)
    if (request === undefined) return !isFirst
    const { lastSeq } = after.context.sequence
    const isGoingOn =
      (request.lastSeq ?? null) === lastSeq && request.language === after.context.language
    return isGoingOn && isAwaiting(after) && (isFirst || (step.fired && isAwaiting(before)))
  },
  'has the session that was acknowledged, and says whether it goes on': (step) => {
    const acknowledged = acknowledgedIn(step)
    const told = step.told('guest').filter(({ type }) => type === 'realtime.sessionEstablished')
    if (!acknowledged) return told.length === 0
    const isResumed =
      acknowledged.resumed === true && step.before?.context.sequence.lastSeq !== null
    const isNew =
      step.after.hasTag('established') && step.after.context.sessionId === acknowledged.sessionId
    return told.length === 1 && told[0]?.resumed === isResumed && isNew
  },
  'sends with a session what waited: orders that may be lost first, then the others in their order':
    (step) => {
      const { before } = step
      if (!before) return true
      const isBack =
        step.on('browser.wentOnline') && isOffline(before) && before.hasTag('established')
      const isFirst = acknowledgedIn(step) && isAwaiting(before)
      const { unconfirmed, outbox, offlineQueue } = before.context
      const submitted = mayBeSent(step) ? step.on('realtime.messageSubmitted') : undefined
      const expected = [
        ...(isFirst ? [...unconfirmed.due, ...outbox.messages] : []),
        ...(isBack ? [...outbox.messages, ...offlineQueue.messages] : []),
        ...(submitted ? [submitted.message] : []),
      ]
      const sent = messagesIn(step).filter(({ type }) => !['requestSession', 'ping'].includes(type))
      const isEmpty = step.after.context.outbox.messages.length === 0
      return same(sent, expected) && (isEmpty || !(isFirst || isBack))
    },
  'keeps what is submitted until there are a session and the network; refuses it while nobody is logged in [NET-2]':
    (step) => {
      const { before, after } = step
      const count = ({ context }: { context: typeof after.context }) => [
        context.offlineQueue.messages.length,
        context.outbox.messages.length,
        context.refusedMessages,
      ]
      if (!before) return same(count(after), [0, 0, 0])
      if (!step.on('realtime.messageSubmitted') || mayBeSent(step)) return true
      const [queued = 0, waiting = 0, refused = 0] = count(before)
      if (before.matches({ channel: 'off' }))
        return same(count(after), [queued, waiting, refused + 1])
      const isQueued = isOffline(before)
      return same(count(after), [queued + Number(isQueued), waiting + Number(!isQueued), refused])
    },
  'what was submitted without a network waits for the session once that is back': (step) => {
    const { before, after } = step
    if (!(before && step.on('browser.wentOnline') && isOffline(before))) return true
    const { offlineQueue, outbox } = before.context
    const waiting = before.hasTag('established')
      ? 0
      : offlineQueue.messages.length + outbox.messages.length
    const isMoved = after.context.offlineQueue.messages.length === 0
    return isMoved && after.context.outbox.messages.length === waiting
  },
  'passes on each push that is next, and none twice or out of order': (step) => {
    const push = delivered(step)
    const isPassed = isTold(step, 'cams', 'push.actorOnline')
    const seq = step.on('socket.pushReceived')?.seq
    return (
      isPassed === (push?.type === 'actorOnline') &&
      (!push || seq === undefined || step.after.context.sequence.lastSeq === seq)
    )
  },
  'counts the frames that were dropped or refused': (step) => {
    const { before, after, on } = step
    const { droppedFrames = 0, refusedFrames = 0 } = before?.context ?? {}
    const push = isOpen(before) ? on('socket.pushReceived') : undefined
    const isDropped = push && !acknowledgedIn(step) && ['seen', 'unknown'].includes(orderIn(step))
    const isRefused = isOpen(before) && on('socket.frameRefused') !== undefined
    return (
      after.context.droppedFrames === droppedFrames + Number(Boolean(isDropped)) &&
      after.context.refusedFrames === refusedFrames + Number(isRefused)
    )
  },
  'a refused frame that is next is passed, one that was seen moves nothing': (step) => {
    if (!(isOpen(step.before) && step.on('socket.frameRefused'))) return true
    const { lastSeq = null } = step.before?.context.sequence ?? {}
    const seq = step.on('socket.frameRefused')?.seq
    if (orderIn(step) === 'next') return step.after.context.sequence.lastSeq === seq
    return orderIn(step) === 'gap' || step.after.context.sequence.lastSeq === lastSeq
  },
  'a gap is noted, and after the third in a row everything is loaded again': (step) => {
    const { lastSeq = null, gapCloses = 0 } = step.before?.context.sequence ?? {}
    if (!(isOpen(step.before) && orderIn(step) === 'gap')) return true
    const expected = { lastSeq: gapCloses < 2 ? lastSeq : null, gapCloses: gapCloses + 1 }
    return same(step.after.context.sequence, expected)
  },
  'speaks the language of the page': ({ on, before, after }) => {
    const isOff = before?.matches({ channel: 'off' })
    const event = isOff ? on('guest.loggedIn') : on('navigation.languageChanged')
    const known = before?.context.language ?? ''
    return after.context.language === (before && event ? event.language : known)
  },
  'loads the page anew when the platform wants that': (step) => {
    const isWanted = isOpen(step.before) && step.on('push.pageReload') !== undefined
    return isTold(step, 'browser', 'browser.reloadRequested') === isWanted
  },
}
