import { type AnyActorRef, raise } from 'xstate'
import { withEvent } from '../../core/withEvent.ts'
import type { ViewportContext } from '../viewport/viewport.machine.ts'
import type { SharedActor } from './app.actors.ts'
import type { AppConfig } from './app.events.ts'
import { appSetup } from './app.setup.ts'

export type { Language } from './app.setup.ts'

/** An actor that runs under its own name. */
const at = <TName extends SharedActor | 'browser' | 'logger'>(name: TName) => ({
  src: name,
  id: name,
  systemId: name,
})

/** The root: reads storage and configuration, then runs every shared actor under its address. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({
    language: input.language,
    isOnline: true,
    isVisible: true,
    config: null,
    failure: null,
    items: {},
    held: [],
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
      initial: 'loadingLaterActors',
      states: {
        loadingLaterActors: {
          invoke: {
            src: 'loadLaterActors',
            id: 'loadLaterActors',
            onDone: 'complete',
            onError: 'incomplete',
          },
        },
        incomplete: {
          after: { laterActorsRetry: 'loadingLaterActors' },
          on: { 'app.retryRequested': 'loadingLaterActors' },
        },
        complete: {
          entry: raise({ type: 'app.completed' }),
          on: { 'app.completed': { actions: 'deliverHeld' } },
          invoke: [
            {
              ...at('ageVerification'),
              input: ({ context: { config } }) => ({
                forcedAgeVerification: (config as AppConfig).forcedAgeVerification,
              }),
            },
            at('dataProtection'),
            at('favourites'),
            at('gate'),
            {
              ...at('login'),
              input: ({ context: { config, items } }) => ({
                loginEnabled: (config as AppConfig).loginEnabled,
                siteVariant: (config as AppConfig).siteVariant,
                storedAction: items.onLoginAction ?? null,
              }),
            },
            {
              ...at('payTour'),
              input: ({ context: { language, config } }) => ({
                language,
                ...(config as AppConfig),
              }),
            },
            at('categories'),
            at('cancellationOffer'),
            at('autoRecharge'),
            at('bonusCode'),
            at('breadcrumbs'),
            at('checkout'),
            at('camFilter'),
            at('legal'),
            at('newsletter'),
            at('oneClick'),
            {
              ...at('notifications'),
              input: ({ context: { items, isVisible } }) => ({
                storedRemoved: items.removedNotifications ?? null,
                isVisible,
              }),
            },
            at('gifts'),
            at('delivery'),
            at('messenger'),
            at('recommendations'),
            at('conversionChat'),
            at('pinCall'),
            at('profile'),
            at('relations'),
            at('videoShare'),
            at('voiceCall'),
            {
              ...at('search'),
              input: ({ context: { items } }) => ({ storedHistory: items.searchHistory ?? null }),
            },
          ],
        },
      },
      on: {
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

/** How wide the window is, in px; 0 when it has not been measured. */
function widthOf({ system }: Pick<AnyActorRef, 'system'>): number {
  const { width }: ViewportContext = system.get('viewport').getSnapshot().context
  return width ?? 0
}
