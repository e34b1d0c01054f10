import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { now, random } from '../../core/clock.ts'
import { tell } from '../../core/facts.ts'
import { callbackSlot } from '../../core/slot.ts'
import type { Reconnect } from '../app/app.events.ts'
import { emptyOutbox, enqueued, hasRoom, joined, type Outbox } from './outbox.ts'
import { pushAudience, toPushEvent } from './pushAudience.ts'
import type { RealtimeEmitted, RealtimeEvent, SocketRequest } from './realtime.events.ts'
import {
  acknowledge,
  advance,
  newSequence,
  noteGap,
  orderOf,
  type Sequence,
} from './realtime.sequence.ts'
import { delayBeforeAttempt } from './reconnect.ts'
import {
  nothingUnconfirmed,
  type Unconfirmed,
  withConnectionEnded,
  withDueSent,
  withoutType,
  withPing,
  withPong,
  withSent,
} from './unconfirmed.ts'

export const pingInterval = 50_000
export const probeTimeout = 5_000
/** How late a timer may fire before the device counts as having slept, in ms. */
const lateTolerance = 2_000
export const openTimeout = 15_000

export const pongMissing = { code: 4000, reason: 'pong missing' }
export const gapFound = { code: 4001, reason: 'gap' }
export const notOpened = {
  type: 'socket.closed',
  code: 1006,
  reason: 'not opened in time',
} as const
const protocolError = 1002

export interface RealtimeContext {
  reconnect: Reconnect
  startedOnline: boolean
  language: string
  /** Waits for the session. */
  outbox: Outbox
  /** Waits for the browser to be online [NET-2]. */
  offlineQueue: Outbox
  unconfirmed: Unconfirmed
  /** A message was refused since the outbox was last sent. */
  isFull: boolean
  refusedMessages: number
  refusedFrames: number
  /** Frames that had been seen before, or came before it was known where they belong. */
  droppedFrames: number
  sequence: Sequence
  sessionId: string | null
  attempts: number
  /** Attempts since the last acknowledgement. */
  attemptsInARow: number
  hasLoggedClose: boolean
  isPongOutstanding: boolean
  /** When the heartbeat's timer should fire, in ms since the epoch. */
  checkDueAt: number
  /** In ms since the epoch; null unless a reconnection waits. */
  nextAttemptAt: number | null
}

export const noSession = {
  outbox: emptyOutbox,
  offlineQueue: emptyOutbox,
  unconfirmed: nothingUnconfirmed,
  isFull: false,
  sequence: newSequence,
  sessionId: null,
  attemptsInARow: 0,
  isPongOutstanding: false,
  checkDueAt: 0,
  nextAttemptAt: null,
} satisfies Partial<RealtimeContext>

/** The number of the frame that an event reports, undefined when it has none. */
function seqOf(event: RealtimeEvent): number | undefined {
  return 'seq' in event ? event.seq : undefined
}

/** The number of the first frame that an event reports: refused ones may be several, one after the other. */
function firstSeqOf(event: RealtimeEvent): number | undefined {
  const seq = seqOf(event)
  const others = 'count' in event && event.count ? event.count - 1 : 0
  return seq === undefined ? undefined : seq - others
}

/** The channel's vocabulary: what its chart may ask, wait for and do. */
export const realtime = setup({
  types: {} as {
    context: RealtimeContext
    events: RealtimeEvent
    emitted: RealtimeEmitted
    input: { isOnline: boolean; reconnect?: Reconnect }
  },
  actors: { socket: callbackSlot<SocketRequest>('socket') },
  delays: {
    pingInterval,
    probeTimeout,
    openTimeout,
    reconnectDelay: ({ context }) => (context.nextAttemptAt ?? now()) - now(),
  },
  guards: {
    startedOnline: ({ context }) => context.startedOnline,
    isOffline: stateIn({ network: 'offline' }),
    hasNoRoom: ({ context: { outbox, offlineQueue }, event }) =>
      event.type === 'realtime.messageSubmitted' && !hasRoom(event.message, outbox, offlineQueue),
    timerIsLate: ({ context }) => now() - context.checkDueAt > lateTolerance,
    isPongOutstanding: ({ context }) => context.isPongOutstanding,
    isAcknowledgement: ({ event }) =>
      event.type === 'socket.pushReceived' && event.push.type === 'sessionAcknowledged',
    isOtherSession: ({ context, event }) =>
      event.type === 'socket.pushReceived' &&
      event.push.type === 'sessionAcknowledged' &&
      event.push.sessionId !== context.sessionId,
    isOfUnknownOrder: ({ context, event }) =>
      seqOf(event) !== undefined && context.sequence.lastSeq === null,
    isRepeated: ({ context, event }) => orderOf(context.sequence, seqOf(event)) === 'seen',
    leavesGap: ({ context, event }) => orderOf(context.sequence, firstSeqOf(event)) === 'gap',
  },
  actions: {
    beginAttempt: assign({
      attempts: ({ context }) => context.attempts + 1,
      attemptsInARow: ({ context }) => context.attemptsInARow + 1,
      isPongOutstanding: false,
      nextAttemptAt: null,
      unconfirmed: ({ context }) => withConnectionEnded(context.unconfirmed),
    }),
    requestSession: sendTo('socket', ({ context: { language, sequence } }) => ({
      type: 'socket.messageSubmitted',
      message: {
        type: 'requestSession',
        language,
        ...(sequence.lastSeq !== null && { lastSeq: sequence.lastSeq }),
      },
    })),
    scheduleCheck: assign({ checkDueAt: (_, params: { in: number }) => now() + params.in }),
    sendPing: enqueueActions(({ context: { isPongOutstanding, unconfirmed }, enqueue }) => {
      enqueue.assign({
        isPongOutstanding: true,
        unconfirmed: withPing(unconfirmed, isPongOutstanding),
      })
      enqueue.sendTo('socket', { type: 'socket.messageSubmitted', message: { type: 'ping' } })
    }),
    takePong: assign(({ context }) => ({
      isPongOutstanding: false,
      unconfirmed: withPong(context.unconfirmed),
    })),
    failConnection: enqueueActions(({ enqueue }, params: { code: number; reason: string }) => {
      enqueue.sendTo('socket', { type: 'socket.closeRequested', ...params })
      enqueue.raise({ type: 'socket.closed', ...params })
    }),
    logPongMissing: sendTo(to('logger'), {
      type: 'logger.entryWritten',
      topic: 'websocketConnectionError',
      data: { reason: 'pongMissing' },
    }),
    logFirstClose: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'socket.closed' || context.hasLoggedClose) return
      if (event.code === protocolError && context.attempts === 1) return
      enqueue.assign({ hasLoggedClose: true })
      enqueue.sendTo(to('logger'), {
        type: 'logger.entryWritten',
        topic: 'websocketConnectionError',
        data: { code: event.code },
      })
    }),
    scheduleAttempt: assign({
      nextAttemptAt: ({ context: { reconnect, attemptsInARow } }) =>
        now() + delayBeforeAttempt(reconnect, attemptsInARow, random),
    }),
    establishSession: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'socket.pushReceived' || event.push.type !== 'sessionAcknowledged') return
      const resumed = event.push.resumed === true && context.sequence.lastSeq !== null
      enqueue.assign({
        sessionId: event.push.sessionId,
        sequence: acknowledge(context.sequence, resumed, event.seq),
        attemptsInARow: 0,
      })
      enqueue.emit(event.push)
      tell(enqueue, { type: 'realtime.sessionEstablished', resumed })
    }),
    deliverPush: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'socket.pushReceived') return
      enqueue.assign({ sequence: advance(context.sequence, event.seq) })
      if (event.push.type === 'allChannelsSeen')
        enqueue.assign({ unconfirmed: withoutType(context.unconfirmed, 'setAllChannelsSeen') })
      enqueue.emit(event.push)
      const push = toPushEvent(event.push)
      for (const address of Object.keys(pushAudience[event.push.type]))
        enqueue.sendTo(...toNowOrLater(address as 'realtime', push as RealtimeEvent))
    }),
    noteGap: assign({ sequence: ({ context }) => noteGap(context.sequence) }),
    countDroppedFrame: assign({ droppedFrames: ({ context }) => context.droppedFrames + 1 }),
    passFrame: assign({
      sequence: ({ context, event }) => advance(context.sequence, seqOf(event)),
    }),
    countRefusedFrame: assign(({ context, event }) =>
      event.type === 'socket.frameRefused'
        ? { refusedFrames: context.refusedFrames + (event.count ?? 1) }
        : {},
    ),
    sendMessage: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'realtime.messageSubmitted') return
      enqueue.assign({ unconfirmed: withSent(context.unconfirmed, event.message) })
      enqueue.sendTo('socket', { type: 'socket.messageSubmitted', message: event.message })
    }),
    enqueueMessage: assign(({ context, event }, params: { in: 'outbox' | 'offlineQueue' }) =>
      event.type === 'realtime.messageSubmitted'
        ? { [params.in]: enqueued(context[params.in], event.message) }
        : {},
    ),
    refuseMessage: assign({ refusedMessages: ({ context }) => context.refusedMessages + 1 }),
    reportFull: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'realtime.messageSubmitted') return
      enqueue.assign({ isFull: true })
      enqueue.emit({ type: 'queueFilled', refused: event.message })
    }),
    moveOfflineQueue: assign({
      outbox: ({ context }) => joined(context.outbox, context.offlineQueue),
      offlineQueue: emptyOutbox,
    }),
    flushOutbox: enqueueActions(({ context: { outbox, unconfirmed }, enqueue }) => {
      for (const message of outbox.messages)
        enqueue.sendTo('socket', { type: 'socket.messageSubmitted', message })
      enqueue.assign({
        outbox: emptyOutbox,
        isFull: false,
        unconfirmed: outbox.messages.reduce(withSent, unconfirmed),
      })
    }),
    repeatUnconfirmed: enqueueActions(({ context: { unconfirmed }, enqueue }) => {
      for (const message of unconfirmed.due)
        enqueue.sendTo('socket', { type: 'socket.messageSubmitted', message })
      enqueue.assign({ unconfirmed: withDueSent(unconfirmed) })
    }),
    rememberLanguage: assign(({ event }) =>
      event.type === 'guest.loggedIn' || event.type === 'navigation.languageChanged'
        ? { language: event.language }
        : {},
    ),
    forgetSession: assign(noSession),
    tellSessionEnded: enqueueActions(({ enqueue }) =>
      tell(enqueue, { type: 'realtime.sessionEnded' }),
    ),
    tellConnectionLost: enqueueActions(({ enqueue }) =>
      tell(enqueue, { type: 'realtime.connectionLost' }),
    ),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
  },
})
