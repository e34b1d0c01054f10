import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { type EventHeld, to, toNowOrLater } from '../../core/address.ts'
import { tell } from '../../core/facts.ts'
import type { Language } from '../../core/language.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import type { StoredItems } from '../storage/storage.events.ts'
import type { StoredItem } from '../storage/storage.items.ts'
import type { SharedActor } from './app.actors.ts'
import type { AppConfig, AppEmitted, AppEvent, BootFailure, LanguageChanged } from './app.events.ts'
import { firstActors } from './app.firstActors.ts'
import type { laterActors } from './app.laterActors.ts'
import type { BrowserRequest, NetworkEvent } from './browser.events.ts'
import type { LogEntry } from './logger.events.ts'

export interface AppContext {
  language: Language
  isOnline: boolean
  isVisible: boolean
  config: AppConfig | null
  failure: BootFailure | null
  /** What the browser keeps for us and consent covers. */
  items: StoredItems
  /** What was told to actors that come later, in order. */
  held: readonly EventHeld[]
}

type Change = { item: StoredItem; value: string | null }

/** Until the code of the later actors is asked for again, in ms. */
export const laterActorsRetry = 5_000

/** Named here for the chart; whoever runs the app provides them before `loadLaterActors` is done. */
const providedLater = {} as typeof laterActors

/** The root's vocabulary: what it may run, ask and do. */
export const appSetup = setup({
  types: {} as {
    context: AppContext
    events: AppEvent
    emitted: AppEmitted
    input: { language: Language }
    children: { [A in SharedActor | 'browser' | 'logger' | 'loadConfig' | 'loadLaterActors']: A }
  },
  actors: {
    ...firstActors,
    ...providedLater,
    browser: callbackSlot<BrowserRequest>('browser'),
    logger: callbackSlot<LogEntry>('logger'),
    loadConfig: promiseSlot<AppConfig | BootFailure>('loadConfig'),
    loadLaterActors: promiseSlot<void>('loadLaterActors'),
  },
  delays: { laterActorsRetry },
  guards: {
    isConfig: (_, params: AppConfig | BootFailure) => !('reason' in params),
    isUnreachable: ({ context }) => context.failure?.reason === 'configUnreachable',
  },
  actions: {
    takeConfig: assign((_, params: AppConfig | BootFailure) =>
      'reason' in params ? { failure: params } : { config: params, failure: null },
    ),
    clearFailure: assign({ failure: null }),
    takeItems: assign((_, { items }: { items: StoredItems }) => ({ items })),
    takeChange: assign(({ context: { items } }, { item, value }: Change) => ({
      items: { ...items, [item]: value ?? undefined },
    })),
    tellTheme: sendTo(to('viewport'), ({ context: { items } }) => ({
      type: 'viewport.themeStored',
      value: items.theme ?? null,
    })),
    tellChange: enqueueActions(({ enqueue }, { item, value }: Change) => {
      if (item === 'cookieBanner')
        enqueue.sendTo(to('consent'), { type: 'consent.decisionStored', value })
      if (item === 'searchHistory')
        enqueue.sendTo(...toNowOrLater('search', { type: 'search.historyStored', value }))
      if (item === 'removedNotifications')
        enqueue.sendTo(
          ...toNowOrLater('notifications', { type: 'notifications.removedStored', value }),
        )
      if (item === 'onLoginAction')
        enqueue.sendTo(...toNowOrLater('login', { type: 'login.actionStored', value }))
    }),
    takeLanguage: assign((_, { language }: LanguageChanged) => ({ language })),
    tellLanguage: enqueueActions(({ enqueue }, event: LanguageChanged) => tell(enqueue, event)),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    tellRealtime: sendTo(to('realtime'), (_, event: NetworkEvent) => event),
    retryWhatFailed: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(to('guest'), { type: 'guest.retryRequested' })
      enqueue.sendTo(to('navigation'), { type: 'navigation.retryRequested' })
      enqueue.sendTo(...toNowOrLater('categories', { type: 'categories.retryRequested' }))
      enqueue.sendTo(...toNowOrLater('legal', { type: 'legal.retryRequested' }))
    }),
    logOnline: sendTo(to('logger'), { type: 'logger.entryWritten', topic: 'browserOnline' }),
    noteShown: assign({ isVisible: true }),
    noteHidden: assign({ isVisible: false }),
    tellShown: enqueueActions(({ enqueue }) => tell(enqueue, { type: 'browser.shown' })),
    tellHidden: enqueueActions(({ enqueue }) => tell(enqueue, { type: 'browser.hidden' })),
    emitPreloadFailed: emit((_, { asset }: { asset: string }) => ({
      type: 'preloadFailed' as const,
      asset,
    })),
    reportPreloadFailed: sendTo(to('reporting'), (_, { asset }: { asset: string }) => ({
      type: 'reporting.problemMet',
      problem: { where: asset, what: 'preloadFailed' },
    })),
    tellLeaveRefused: enqueueActions(({ enqueue }) =>
      tell(enqueue, { type: 'browser.leaveRefused' }),
    ),
    reportLeaveRefused: sendTo(to('reporting'), {
      type: 'reporting.problemMet',
      problem: { where: 'browser', what: 'leaveRefused' },
    }),
    holdEvent: assign(({ context: { held } }, event: EventHeld) => ({ held: [...held, event] })),
    dropWishes: assign(({ context: { held } }) => ({ held: held.filter(({ isWish }) => !isWish) })),
    deliverHeld: enqueueActions(({ context: { held }, enqueue }) => {
      enqueue.assign({ held: [] })
      for (const { address, event } of held)
        enqueue.sendTo(...toNowOrLater(address, event as never))
    }),
    tellCodeMissed: sendTo(to('updates'), ({ context: { config } }) => ({
      type: 'updates.codeMissed',
      build: (config as AppConfig).build,
    })),
  },
})
