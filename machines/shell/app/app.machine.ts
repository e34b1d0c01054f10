import type { AnyActorRef } from 'xstate'
import { withEvent } from '../../core/withEvent.ts'
import type { ViewportContext } from '../viewport/viewport.machine.ts'
import type { AppConfig } from './app.events.ts'
import type { firstActors } from './app.firstActors.ts'
import type { AppParts } from './app.parts.ts'
import { appSetup } from './app.setup.ts'
import { type Failure, whenLoaded } from './app.whenLoaded.ts'

/** An actor that runs under its own name. */
const at = <TName extends keyof typeof firstActors | 'browser' | 'logger'>(name: TName) => ({
  src: name,
  id: name,
  systemId: name,
})

/**
 * The root: reads storage and configuration, then runs every shared actor under its address, those of an
 * area as soon as the area's code is there.
 * @param parts what it runs by name
 */
export const createApp = (parts: AppParts) =>
  appSetup(parts).createMachine({
    id: 'app',
    context: ({ input }) => ({
      language: input.language,
      isOnline: true,
      isVisible: true,
      config: null,
      failure: null,
      items: {},
      held: [],
      restarts: [],
    }),
    invoke: [at('browser'), at('logger'), at('viewport'), at('storage')],
    initial: 'loadingConfig',
    on: {
      'browser.wentOnline': { actions: 'noteOnline' },
      'browser.wentOffline': { actions: 'noteOffline' },
      'browser.shown': { actions: 'noteShown' },
      'browser.hidden': { actions: 'noteHidden' },
      'browser.preloadFailed': {
        actions: { type: 'emitPreloadFailed', params: withEvent },
      },
      'storage.itemsKnown': {
        actions: [{ type: 'takeItems', params: withEvent }, 'tellTheme'],
      },
      'storage.itemChanged': {
        actions: [{ type: 'takeChange', params: withEvent }, 'tellTheme'],
      },
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
      stopped: {
        after: {
          configRetry: {
            guard: 'isUnreachable',
            target: 'loadingConfig',
            actions: 'clearFailure',
          },
        },
        on: {
          'app.retryRequested': { target: 'loadingConfig', actions: 'clearFailure' },
          'browser.wentOnline': {
            guard: 'isUnreachable',
            target: 'loadingConfig',
            actions: ['noteOnline', 'clearFailure'],
          },
        },
      },
      running: {
        entry: 'tellOrigin',
        invoke: [
          {
            ...at('guest'),
            input: ({ context: { language } }) => ({ language }),
          },
          {
            ...at('realtime'),
            input: ({ context: { isOnline, config } }) => ({
              isOnline,
              ...(config?.reconnect === 'growing' && { reconnect: config.reconnect }),
            }),
          },
          {
            ...at('reporting'),
            input: ({ context: { language, config, isVisible }, self }) => ({
              build: (config as AppConfig).build,
              language,
              isVisible,
              width: widthOf(self),
            }),
          },
          at('tracking'),
          {
            ...at('consent'),
            input: ({ context: { items } }) => ({ stored: items.cookieBanner }),
          },
          {
            ...at('modals'),
            input: ({ context: { config } }) => ({
              siteVariant: (config as AppConfig).siteVariant,
            }),
          },
          {
            ...at('statusBar'),
            input: ({ context: { items } }) => ({
              flags: items.statusBarFlags,
              welcomeSeen: items.welcomeBannerSeen,
            }),
          },
          {
            ...at('homescreen'),
            input: ({ context: { items } }) => ({ dismissed: items.homescreenDismissed }),
          },
          at('updates'),
          {
            ...at('tab'),
            input: ({ context: { isVisible } }) => ({ isVisible }),
          },
          at('menus'),
          {
            ...at('navigation'),
            input: ({ context: { language } }) => ({ language }),
          },
        ],
        type: 'parallel',
        states: {
          shell: whenLoaded('shell'),
          account: whenLoaded('account'),
          money: whenLoaded('money'),
          messenger: whenLoaded('messenger'),
          live: whenLoaded('live'),
          content: whenLoaded('content'),
          support: whenLoaded('support'),
          library: whenLoaded('library'),
        },
        on: {
          'xstate.error.actor.*': {
            guard: {
              type: 'mayRestart',
              params: ({ event }: Failure) => ({ address: event.actorId }),
            },
            target: 'running',
            reenter: true,
            actions: ['stopAreas', { type: 'noteRestart', params: withEvent }],
          },
          'app.restarted': { actions: { type: 'tellRestart', params: withEvent } },
          'browser.wentOnline': {
            actions: [
              'noteOnline',
              'logOnline',
              { type: 'tellRealtime', params: withEvent },
              'retryWhatFailed',
            ],
          },
          'browser.wentOffline': {
            actions: ['noteOffline', { type: 'tellRealtime', params: withEvent }],
          },
          'browser.resumed': { actions: { type: 'tellRealtime', params: withEvent } },
          'browser.shown': { actions: ['noteShown', 'tellShown'] },
          'browser.hidden': { actions: ['noteHidden', 'tellHidden'] },
          'app.eventHeld': { actions: { type: 'holdEvent', params: withEvent } },
          'app.wishesDropped': { actions: 'dropWishes' },
          'browser.leaveRefused': { actions: ['reportLeaveRefused', 'tellLeaveRefused'] },
          'browser.preloadFailed': {
            actions: [
              { type: 'emitPreloadFailed', params: withEvent },
              { type: 'reportPreloadFailed', params: withEvent },
              'tellCodeMissed',
            ],
          },
          'app.mediaPreloadFailed': {
            actions: [
              { type: 'emitPreloadFailed', params: withEvent },
              { type: 'reportPreloadFailed', params: withEvent },
            ],
          },
          'storage.itemChanged': {
            actions: [
              { type: 'takeChange', params: withEvent },
              'tellTheme',
              { type: 'tellChange', params: withEvent },
            ],
          },
          'navigation.languageChanged': {
            actions: [
              { type: 'takeLanguage', params: withEvent },
              { type: 'tellLanguage', params: withEvent },
            ],
          },
        },
      },
    },
  })

export type AppMachine = ReturnType<typeof createApp>

/** How wide the window is, in px; 0 when it has not been measured. */
function widthOf({ system }: Pick<AnyActorRef, 'system'>): number {
  const { width }: ViewportContext = system.get('viewport').getSnapshot().context
  return width ?? 0
}

declare module '../../core/address.ts' {
  interface Machines {
    app: AppMachine
  }
}
