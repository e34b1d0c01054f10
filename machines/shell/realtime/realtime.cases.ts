import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { pushed } from '../../core/shared.cases.ts'
import { laws } from './realtime.laws.ts'
import { realtimeMachine } from './realtime.machine.ts'
import type { RealtimeContext } from './realtime.setup.ts'

const pin = { type: 'pinFavourite', kind: 'actor', id: 'actor-1' } as const

/** Of a queue that every path would have to fill. */
const isFull = 'takes a megabyte: realtime.queue.model.test.ts'

export const cases: Cases<typeof realtimeMachine> = {
  machine: realtimeMachine,
  inputs: [{ isOnline: true }, { isOnline: false }],
  events: {
    'browser.resumed': [{}],
    'browser.wentOffline': [{}],
    'browser.wentOnline': [{}],
    'guest.loggedIn': [{ language: 'en' }],
    'guest.loggedOut': [{}],
    'navigation.languageChanged': [{ language: 'de' }],
    'push.pageReload': [{}],
    'push.pong': [pushed('pong')],
    'realtime.messageSubmitted': [{ message: pin }],
    'socket.closed': [{ code: 1006, reason: '' }],
    'socket.frameRefused': [{ reason: 'unknown type', seq: 3 }],
    'socket.opened': [{}],
    'socket.pushReceived': [
      { push: push('sessionAcknowledged') },
      { push: push('sessionAcknowledged', { sessionId: 'session-2', resumed: true }) },
      { push: push('actorOnline'), seq: 1 },
      { push: push('actorOnline'), seq: 3 },
    ],
  },
  answers: {},
  impossible: {
    'realtime.channel.on:realtime.messageSubmitted:0': isFull,
    'realtime.channel.on:realtime.messageSubmitted:0 allowed': isFull,
  },
  late: 60_000,
  project: ({ context }) => {
    const { sequence, sessionId, isPongOutstanding } = context as RealtimeContext
    return [sequence, sessionId, isPongOutstanding]
  },
  laws,
}
