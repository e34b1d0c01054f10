import type { AnyActorRef } from 'xstate'
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
        { src: 'favourites', id: 'favourites', systemId: 'favourites' },
        {
          src: 'payTour',
          id: 'payTour',
          systemId: 'payTour',
          input: ({ context: { language, config } }) => ({ language, ...(config as AppConfig) }),
        },
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
        { src: 'categories', id: 'categories', systemId: 'categories' },
        { src: 'camFilter', id: 'camFilter', systemId: 'camFilter' },
        {
          src: 'search',
          id: 'search',
          systemId: 'search',
          input: ({ context: { items } }) => ({ storedHistory: items.searchHistory ?? null }),
        },
        { src: 'legal', id: 'legal', systemId: 'legal' },
        {
          src: 'navigation',
          id: 'navigation',
          systemId: 'navigation',
          input: ({ context: { language } }) => ({ language }),
        },
      ],
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
