import { assign, type ErrorActorEvent, emit, enqueueActions, sendTo, setup } from 'xstate'
import { type EventHeld, to, toNowOrLater } from '../../core/address.ts'
import type { Area } from '../../core/areas.ts'
import { now } from '../../core/clock.ts'
import { tell } from '../../core/facts.ts'
import type { Language } from '../../core/language.ts'
import type { StoredItems } from '../storage/storage.events.ts'
import type { StoredItem } from '../storage/storage.items.ts'
import type {
  AppConfig,
  AppEmitted,
  AppEvent,
  BootFailure,
  LanguageChanged,
  Restarted,
} from './app.events.ts'
import type { firstActors } from './app.firstActors.ts'
import type { AppParts, AreaSetting } from './app.parts.ts'
import { mostRestarts, type Restart, recentOf, restartOf, standingFacts } from './app.restart.ts'
import type { NetworkEvent } from './browser.events.ts'

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
  /** The latest, because an actor failed: of its area, or of all. */
  restarts: readonly Restart[]
}

type Change = { item: StoredItem; value: string | null }

/** Until the code of an area is asked for again, in ms. */
export const areaRetry = 5_000

/** How long until a configuration that could not be reached is asked for again, in ms. */
export const configRetry = 10_000

/** What is held for actors that do not run yet; of more, the oldest goes that nobody asked for. */
const mostHeld = 500

/** What runs before the configuration is known, and is not begun anew: the page itself is at fault. */
const earliest = ['browser', 'logger', 'viewport', 'storage']

type Loading = `load${Capitalize<Area>}`
type Child = keyof typeof firstActors | 'browser' | 'logger'

/**
 * The root's vocabulary: what it may run, ask and do.
 * @param parts what it runs by name; an area's part may come as late as `loadArea` is done
 */
export const appSetup = ({ actors, areas }: AppParts) =>
  setup({
    types: {} as {
      context: AppContext
      events: AppEvent | ErrorActorEvent
      emitted: AppEmitted
      input: { language: Language }
      children: { [A in Child | 'loadConfig']: A } & { [L in Loading]: 'loadArea' }
    },
    actors,
    delays: { areaRetry, configRetry },
    guards: {
      isConfig: (_, params: AppConfig | BootFailure) => !('reason' in params),
      isUnreachable: ({ context }) => context.failure?.reason === 'configUnreachable',
      mayRestart: ({ context }, { area, address }: { area?: Area; address: string }) =>
        (area ? Object.hasOwn(areas[area] ?? {}, address) : !earliest.includes(address)) &&
        recentOf(context.restarts, now()).length < mostRestarts,
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
      tellOrigin: enqueueActions(({ context: { items }, enqueue }) => {
        const { affiliateId: value } = items
        if (value === undefined) return
        enqueue.sendTo(...toNowOrLater('payTour', { type: 'payTour.originStored', value }))
      }),
      tellChange: enqueueActions(({ enqueue }, { item, value }: Change) => {
        if (item === 'cookieBanner')
          enqueue.sendTo(to('consent'), { type: 'consent.decisionStored', value })
        if (item === 'searchHistory')
          enqueue.sendTo(
            ...toNowOrLater('search', { type: 'search.historyStored', storedHistory: value }),
          )
        if (item === 'removedNotifications')
          enqueue.sendTo(
            ...toNowOrLater('notifications', { type: 'notifications.removedStored', value }),
          )
        if (item === 'videoPlaces')
          enqueue.sendTo(...toNowOrLater('player', { type: 'player.placesStored', value }))
        if (item === 'onLoginAction')
          enqueue.sendTo(
            ...toNowOrLater('login', { type: 'login.actionStored', storedAction: value }),
          )
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
        enqueue.sendTo(...toNowOrLater('recovery', { type: 'browser.wentOnline' }))
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
      holdEvent: assign(({ context: { held } }, event: EventHeld) => ({
        held: withHeld(held, event),
      })),
      dropWishes: assign(({ context: { held } }) => ({
        held: held.filter(({ isWish }) => !isWish),
      })),
      runArea: enqueueActions(({ context, enqueue }, { area }: { area: Area }) => {
        const brought = areas[area] ?? {}
        const setting: AreaSetting = { ...context, config: context.config as AppConfig }
        for (const [address, { input }] of Object.entries(brought)) {
          const options = { id: address, systemId: address, input: input?.(setting) }
          enqueue.spawnChild(address as Child, options as never)
        }
        const isDue = ({ address }: EventHeld) => Object.hasOwn(brought, address)
        enqueue.assign({ held: context.held.filter((event) => !isDue(event)) })
        for (const { address, event } of context.held.filter(isDue))
          enqueue.sendTo(to(address), event as never)
      }),
      stopArea: enqueueActions(({ context, enqueue, self }, { area }: { area: Area }) => {
        const addresses = Object.keys(areas[area] ?? {})
        for (const address of addresses) enqueue.stopChild(address)
        enqueue.assign({ held: [...standingFacts(self, addresses), ...context.held] })
      }),
      stopAreas: enqueueActions(({ enqueue }) => {
        for (const area of Object.values(areas))
          for (const address of Object.keys(area)) enqueue.stopChild(address)
      }),
      noteRestart: enqueueActions(({ context, enqueue }, event: ErrorActorEvent) => {
        const restart = restartOf(event, now())
        enqueue.assign({ restarts: [...recentOf(context.restarts, now()), restart] })
        enqueue.raise({ type: 'app.restarted', ...restart })
      }),
      tellRestart: enqueueActions(({ enqueue }, { address, errorName }: Restarted) => {
        enqueue.sendTo(to('reporting'), {
          type: 'reporting.problemMet',
          problem: { where: address, what: errorName },
        })
        enqueue.sendTo(...toNowOrLater('outcomes', { type: 'outcomes.partRestarted' }))
      }),
      tellCodeMissed: sendTo(to('updates'), ({ context: { config } }) => ({
        type: 'updates.codeMissed',
        build: (config as AppConfig).build,
      })),
    },
  })

function withHeld(held: readonly EventHeld[], event: EventHeld): readonly EventHeld[] {
  const all = [...held, event]
  if (all.length <= mostHeld) return all
  const oldest = all.findIndex(({ isWish }) => !isWish)
  return all.toSpliced(Math.max(oldest, 0), 1)
}
