import { type AnyActorRef, raise } from 'xstate'
import type { ViewportContext } from '../viewport/viewport.machine.ts'
import type { AppConfig } from './app.events.ts'
import { appSetup } from './app.setup.ts'

export type { Language } from './app.setup.ts'

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
  invoke: [
    { src: 'browser', id: 'browser', systemId: 'browser' },
    { src: 'logger', id: 'logger', systemId: 'logger' },
    { src: 'viewport', id: 'viewport', systemId: 'viewport' },
    { src: 'storage', id: 'storage', systemId: 'storage' },
  ],
  initial: 'loadingConfig',
  on: {
    'browser.wentOnline': { actions: 'noteOnline' },
    'browser.wentOffline': { actions: 'noteOffline' },
    'browser.shown': { actions: 'noteShown' },
    'browser.hidden': { actions: 'noteHidden' },
    'browser.preloadFailed': {
      actions: { type: 'emitPreloadFailed', params: ({ event }) => event },
    },
    'storage.itemsKnown': {
      actions: [{ type: 'takeItems', params: ({ event }) => event }, 'tellTheme'],
    },
    'storage.itemChanged': {
      actions: [{ type: 'takeChange', params: ({ event }) => event }, 'tellTheme'],
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
        {
          src: 'reporting',
          id: 'reporting',
          systemId: 'reporting',
          input: ({ context: { language, config, isVisible }, self }) => ({
            build: (config as AppConfig).build,
            language,
            isVisible,
            width: widthOf(self),
          }),
        },
        { src: 'tracking', id: 'tracking', systemId: 'tracking' },
        {
          src: 'consent',
          id: 'consent',
          systemId: 'consent',
          input: ({ context: { items } }) => ({ stored: items.cookieBanner }),
        },
        {
          src: 'modals',
          id: 'modals',
          systemId: 'modals',
          input: ({ context: { config } }) => ({
            siteVariant: (config as AppConfig).siteVariant,
          }),
        },
        {
          src: 'statusBar',
          id: 'statusBar',
          systemId: 'statusBar',
          input: ({ context: { items } }) => ({
            flags: items.statusBarFlags,
            welcomeSeen: items.welcomeBannerSeen,
          }),
        },
        {
          src: 'homescreen',
          id: 'homescreen',
          systemId: 'homescreen',
          input: ({ context: { items } }) => ({ dismissed: items.homescreenDismissed }),
        },
        { src: 'updates', id: 'updates', systemId: 'updates' },
        {
          src: 'tab',
          id: 'tab',
          systemId: 'tab',
          input: ({ context: { isVisible } }) => ({ isVisible }),
        },
        { src: 'menus', id: 'menus', systemId: 'menus' },
        {
          src: 'navigation',
          id: 'navigation',
          systemId: 'navigation',
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
              src: 'ageVerification',
              id: 'ageVerification',
              systemId: 'ageVerification',
              input: ({ context: { config } }) => ({
                forcedAgeVerification: (config as AppConfig).forcedAgeVerification,
              }),
            },
            { src: 'dataProtection', id: 'dataProtection', systemId: 'dataProtection' },
            { src: 'favourites', id: 'favourites', systemId: 'favourites' },
            { src: 'gate', id: 'gate', systemId: 'gate' },
            {
              src: 'login',
              id: 'login',
              systemId: 'login',
              input: ({ context: { config, items } }) => ({
                loginEnabled: (config as AppConfig).loginEnabled,
                siteVariant: (config as AppConfig).siteVariant,
                storedAction: items.onLoginAction ?? null,
              }),
            },
            {
              src: 'payTour',
              id: 'payTour',
              systemId: 'payTour',
              input: ({ context: { language, config } }) => ({
                language,
                ...(config as AppConfig),
              }),
            },
            { src: 'categories', id: 'categories', systemId: 'categories' },
            { src: 'cancellationOffer', id: 'cancellationOffer', systemId: 'cancellationOffer' },
            { src: 'autoRecharge', id: 'autoRecharge', systemId: 'autoRecharge' },
            { src: 'bonusCode', id: 'bonusCode', systemId: 'bonusCode' },
            { src: 'breadcrumbs', id: 'breadcrumbs', systemId: 'breadcrumbs' },
            { src: 'checkout', id: 'checkout', systemId: 'checkout' },
            { src: 'camFilter', id: 'camFilter', systemId: 'camFilter' },
            { src: 'legal', id: 'legal', systemId: 'legal' },
            { src: 'newsletter', id: 'newsletter', systemId: 'newsletter' },
            { src: 'oneClick', id: 'oneClick', systemId: 'oneClick' },
            { src: 'pinCall', id: 'pinCall', systemId: 'pinCall' },
            { src: 'profile', id: 'profile', systemId: 'profile' },
            { src: 'relations', id: 'relations', systemId: 'relations' },
            { src: 'videoShare', id: 'videoShare', systemId: 'videoShare' },
            { src: 'voiceCall', id: 'voiceCall', systemId: 'voiceCall' },
            {
              src: 'search',
              id: 'search',
              systemId: 'search',
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
            { type: 'tellRealtime', params: ({ event }) => event },
            'retryWhatFailed',
          ],
        },
        'browser.wentOffline': {
          actions: ['noteOffline', { type: 'tellRealtime', params: ({ event }) => event }],
        },
        'browser.resumed': { actions: { type: 'tellRealtime', params: ({ event }) => event } },
        'browser.shown': { actions: ['noteShown', 'tellShown'] },
        'browser.hidden': { actions: ['noteHidden', 'tellHidden'] },
        'app.eventHeld': { actions: { type: 'holdEvent', params: ({ event }) => event } },
        'app.wishesDropped': { actions: 'dropWishes' },
        'browser.leaveRefused': { actions: ['reportLeaveRefused', 'tellLeaveRefused'] },
        'browser.preloadFailed': {
          actions: [
            { type: 'emitPreloadFailed', params: ({ event }) => event },
            { type: 'reportPreloadFailed', params: ({ event }) => event },
            'tellCodeMissed',
          ],
        },
        'storage.itemChanged': {
          actions: [
            { type: 'takeChange', params: ({ event }) => event },
            'tellTheme',
            { type: 'tellChange', params: ({ event }) => event },
          ],
        },
        'navigation.languageChanged': {
          actions: [
            { type: 'takeLanguage', params: ({ event }) => event },
            { type: 'tellLanguage', params: ({ event }) => event },
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
