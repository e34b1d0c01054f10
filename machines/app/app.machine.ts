import { assign, sendTo, setup } from 'xstate'
import { to } from '../address.ts'
import { favouritesMachine } from '../favourites/favourites.machine.ts'
import { guestMachine } from '../guest/guest.machine.ts'
import { notificationsMachine } from '../notifications/notifications.machine.ts'
import { payTourMachine } from '../payTour/payTour.machine.ts'
import { realtimeMachine } from '../realtime/realtime.machine.ts'
import { callbackSlot, promiseSlot } from '../slot.ts'
import type { AppConfig, AppEvent, BootFailure } from './app.events.ts'
import type { BrowserEvent, BrowserRequest } from './browser.events.ts'
import type { LogEntry } from './logger.events.ts'

export type Language = 'de' | 'en' | 'es' | 'nl'

/** The machines that run while the app does, each under its own address. */
export type SharedActor = 'favourites' | 'guest' | 'notifications' | 'payTour' | 'realtime'

export interface AppContext {
  language: Language
  isOnline: boolean
  config: AppConfig | null
  failure: BootFailure | null
}

/** The root: reads the configuration, then runs every shared actor under its address. */
export const appMachine = setup({
  types: {} as {
    context: AppContext
    events: AppEvent
    input: { language: Language }
    children: { [A in SharedActor | 'browser' | 'logger' | 'loadConfig']: A }
  },
  actors: {
    browser: callbackSlot<BrowserRequest>('browser'),
    logger: callbackSlot<LogEntry>('logger'),
    loadConfig: promiseSlot<AppConfig | BootFailure>('loadConfig'),
    favourites: favouritesMachine,
    guest: guestMachine,
    notifications: notificationsMachine,
    payTour: payTourMachine,
    realtime: realtimeMachine,
  },
  guards: {
    isConfig: (_, params: AppConfig | BootFailure) => !('reason' in params),
  },
  actions: {
    takeConfig: assign((_, params: AppConfig | BootFailure) =>
      'reason' in params ? { failure: params } : { config: params, failure: null },
    ),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    clearFailure: assign({ failure: null }),
    tellRealtime: sendTo(to('realtime'), (_, event: BrowserEvent) => event),
    logOnline: sendTo(to('logger'), { type: 'logger.entryWritten', topic: 'browserOnline' }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    language: input.language,
    isOnline: true,
    config: null,
    failure: null,
  }),
  invoke: [
    { src: 'browser', id: 'browser', systemId: 'browser' },
    { src: 'logger', id: 'logger', systemId: 'logger' },
  ],
  initial: 'loadingConfig',
  on: {
    'browser.wentOnline': { actions: 'noteOnline' },
    'browser.wentOffline': { actions: 'noteOffline' },
  },
  states: {
    loadingConfig: {
      invoke: {
        src: 'loadConfig',
        id: 'loadConfig',
        onDone: [
          {
            guard: { type: 'isConfig', params: ({ event }) => event.output },
            target: 'running',
            actions: { type: 'takeConfig', params: ({ event }) => event.output },
          },
          {
            target: 'stopped',
            actions: { type: 'takeConfig', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'stopped',
          actions: {
            type: 'takeConfig',
            params: ({ event }) => ({ reason: 'defect', message: String(event.error) }),
          },
        },
      },
    },
    stopped: { on: { 'app.retryRequested': { target: 'loadingConfig', actions: 'clearFailure' } } },
    running: {
      invoke: [
        {
          src: 'guest',
          id: 'guest',
          systemId: 'guest',
          input: ({ context: { language } }) => ({ language }),
        },
        {
          src: 'realtime',
          id: 'realtime',
          systemId: 'realtime',
          input: ({ context: { isOnline } }) => ({ isOnline }),
        },
        { src: 'notifications', id: 'notifications', systemId: 'notifications' },
        { src: 'favourites', id: 'favourites', systemId: 'favourites' },
        {
          src: 'payTour',
          id: 'payTour',
          systemId: 'payTour',
          input: ({ context: { language, config } }) => ({ language, ...(config as AppConfig) }),
        },
      ],
      on: {
        'browser.wentOnline': {
          actions: [
            'noteOnline',
            'logOnline',
            { type: 'tellRealtime', params: ({ event }) => event },
          ],
        },
        'browser.wentOffline': {
          actions: ['noteOffline', { type: 'tellRealtime', params: ({ event }) => event }],
        },
        'browser.resumed': { actions: { type: 'tellRealtime', params: ({ event }) => event } },
      },
    },
  },
})
