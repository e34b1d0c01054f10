import { not } from 'xstate'
import {
  gapFound,
  noSession,
  notOpened,
  pingInterval,
  pongMissing,
  probeTimeout,
  realtime,
} from './realtime.setup.ts'

const session = realtime.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: {
      entry: 'requestSession',
      on: {
        'socket.pushReceived': [
          {
            guard: 'isAcknowledgement',
            target: 'established',
            actions: ['establishSession', 'repeatUnconfirmed', 'flushOutbox'],
          },
          { guard: 'isOfUnknownOrder', actions: 'countDroppedFrame' },
        ],
        'socket.frameRefused': { guard: 'isOfUnknownOrder', actions: 'countRefusedFrame' },
      },
      after: { pingInterval: { target: 'awaiting', reenter: true } },
    },
    established: {
      tags: 'established',
      on: {
        'socket.pushReceived': { guard: 'isOtherSession', actions: 'establishSession' },
        'realtime.messageSubmitted': {
          guard: not('isOffline'),
          actions: 'sendMessage',
        },
        'browser.wentOnline': { actions: 'flushOutbox' },
      },
    },
  },
})

const heartbeat = realtime.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      entry: { type: 'scheduleCheck', params: { in: pingInterval } },
      on: {
        'push.pong': { actions: 'takePong' },
        'browser.resumed': 'probing',
        'browser.wentOnline': 'probing',
      },
      after: {
        pingInterval: [
          { guard: 'timerIsLate', target: 'probing' },
          {
            guard: 'isPongOutstanding',
            actions: ['logPongMissing', { type: 'failConnection', params: pongMissing }],
          },
          { target: 'resting', reenter: true, actions: 'sendPing' },
        ],
      },
    },
    probing: {
      entry: ['sendPing', { type: 'scheduleCheck', params: { in: probeTimeout } }],
      on: {
        'push.pong': { target: 'resting', actions: 'takePong' },
        'browser.resumed': { target: 'probing', reenter: true },
        'browser.wentOnline': { target: 'probing', reenter: true },
      },
      after: {
        probeTimeout: [
          { guard: 'timerIsLate', target: 'probing', reenter: true },
          { actions: ['logPongMissing', { type: 'failConnection', params: pongMissing }] },
        ],
      },
    },
  },
})

/** The realtime channel of a logged-in guest [RT-1 to RT-21, NET-1 to NET-3], contract §3. */
export const realtimeMachine = realtime.createMachine({
  id: 'realtime',
  context: ({ input }) => ({
    ...noSession,
    startedOnline: input.isOnline,
    reconnect: input.reconnect ?? 'steady',
    language: '',
    refusedMessages: 0,
    refusedFrames: 0,
    droppedFrames: 0,
    attempts: 0,
    hasLoggedClose: false,
  }),
  type: 'parallel',
  states: {
    network: {
      initial: 'unknown',
      states: {
        unknown: { always: [{ guard: 'startedOnline', target: 'online' }, { target: 'offline' }] },
        online: { on: { 'browser.wentOffline': 'offline' } },
        offline: {
          on: { 'browser.wentOnline': { target: 'online', actions: 'moveOfflineQueue' } },
        },
      },
    },
    channel: {
      initial: 'off',
      states: {
        off: {
          on: {
            'guest.loggedIn': { target: 'on', actions: 'rememberLanguage' },
            'realtime.messageSubmitted': { actions: 'refuseMessage' },
          },
        },
        on: {
          initial: 'attempting',
          on: {
            'navigation.languageChanged': { actions: 'rememberLanguage' },
            'guest.loggedOut': { target: 'off', actions: ['forgetSession', 'tellSessionEnded'] },
            'realtime.messageSubmitted': [
              { guard: 'hasNoRoom', actions: ['refuseMessage', 'reportFull'] },
              {
                guard: 'isOffline',
                actions: { type: 'enqueueMessage', params: { in: 'offlineQueue' } },
              },
              { actions: { type: 'enqueueMessage', params: { in: 'outbox' } } },
            ],
          },
          states: {
            attempting: {
              tags: 'connecting',
              entry: 'beginAttempt',
              invoke: { src: 'socket', id: 'socket' },
              initial: 'connecting',
              on: {
                'socket.closed': {
                  target: 'waiting',
                  actions: ['logFirstClose', 'scheduleAttempt', 'tellConnectionLost'],
                },
              },
              states: {
                connecting: {
                  on: { 'socket.opened': 'open' },
                  after: { openTimeout: { actions: realtime.raise(notOpened) } },
                },
                open: {
                  type: 'parallel',
                  on: {
                    'socket.frameRefused': [
                      { guard: 'isRepeated', actions: 'countRefusedFrame' },
                      {
                        guard: 'leavesGap',
                        actions: [
                          'countRefusedFrame',
                          'noteGap',
                          { type: 'failConnection', params: gapFound },
                        ],
                      },
                      { actions: ['countRefusedFrame', 'passFrame'] },
                    ],
                    'socket.pushReceived': [
                      { guard: 'isRepeated', actions: 'countDroppedFrame' },
                      {
                        guard: 'leavesGap',
                        actions: ['noteGap', { type: 'failConnection', params: gapFound }],
                      },
                      { actions: 'deliverPush' },
                    ],
                    'push.pageReload': { actions: 'reloadPage' },
                  },
                  states: { session, heartbeat },
                },
              },
            },
            waiting: {
              on: { 'browser.wentOnline': 'attempting' },
              after: { reconnectDelay: 'attempting' },
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    realtime: typeof realtimeMachine
  }
}
