import type { Laws, Step } from '../../../src/testing/laws.ts'
import { type Area, areas, loaderOf } from '../../core/areas.ts'
import type { AppConfig, BootFailure } from './app.events.ts'
import type { AppMachine } from './app.machine.ts'

type Running = Step<AppMachine>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isRunning = (snapshot: Running['before']) => snapshot?.matches('running') ?? false

/** An actor of each area, as the cases have them. */
export const firstOf = {
  shell: 'breadcrumbs',
  account: 'gate',
  money: 'payTour',
  messenger: 'messenger',
  live: 'cams',
  content: 'tileGrids',
  support: 'report',
  library: 'video',
} as const satisfies Record<Area, string>

/** How far the code of an area is. */
const stateOf = (snapshot: Running['before'], area: string) =>
  (snapshot?.value as { running?: Record<string, string> } | undefined)?.running?.[area]

const configIn = ({ answered }: Running) =>
  answered('loadConfig')?.output as AppConfig | BootFailure | undefined

/** Whether an address was told something of a type. */
const isTold = ({ told }: Running, address: string, type: string) =>
  told(address).some((event) => event.type === type)

export const laws: Laws<AppMachine> = {
  'the browser, the log, the window and the storage are there from the first moment': ({ runs }) =>
    ['browser', 'logger', 'viewport', 'storage'].every(runs),
  'asks for the configuration at first, and again when that is wanted or it may be reached': (
    step,
  ) => {
    const { before, after, on, fired } = step
    const isUnreachable = before?.context.failure?.reason === 'configUnreachable'
    const isReached = isUnreachable && (fired || on('browser.wentOnline') !== undefined)
    const isAgain = before?.matches('stopped') && (on('app.retryRequested') || isReached)
    const isDue = !before || isAgain
    return (
      step.began('loadConfig').length === (isDue ? 1 : 0) &&
      step.runs('loadConfig') === after.matches('loadingConfig') &&
      (!isDue || after.context.failure === null)
    )
  },
  'runs with a configuration, and says why it does not without one': (step) => {
    const answer = configIn(step)
    const { config, failure } = step.after.context
    if (step.failed('loadConfig'))
      return step.after.matches('stopped') && failure?.reason === 'defect'
    if (!answer) return isRunning(step.after) === isRunning(step.before)
    if (!('reason' in answer)) return isRunning(step.after) && config === answer && failure === null
    return step.after.matches('stopped') && failure === answer && step.delays.join() === '10000'
  },
  'every shared actor runs while it does': ({ after, runs }) =>
    [
      'guest',
      'realtime',
      'reporting',
      'tracking',
      'consent',
      'modals',
      'statusBar',
      'homescreen',
      'updates',
      'tab',
      'menus',
      'navigation',
    ].every((name) => runs(name) === isRunning(after)),
  'knows whether the browser is online and the tab is seen': ({ on, before, after }) => {
    const { isOnline = true, isVisible = true } = before?.context ?? {}
    const isSeen = on('browser.shown') ? true : !on('browser.hidden') && isVisible
    const isLinked = on('browser.wentOnline') ? true : !on('browser.wentOffline') && isOnline
    return after.context.isVisible === isSeen && after.context.isOnline === isLinked
  },
  'while it runs it tells what the browser reports to whom that concerns': (step) => {
    const { on, before } = step
    const network = on('browser.wentOnline') ?? on('browser.wentOffline') ?? on('browser.resumed')
    const types = step.told('realtime').map(({ type }) => type)
    const isHere = isRunning(before)
    const isSeen = on('browser.shown') ?? on('browser.hidden')
    return (
      types.includes(network?.type ?? 'browser.') === (isHere && network !== undefined) &&
      (!(isSeen && isHere) || isTold(step, 'tab', isSeen.type)) &&
      isTold(step, 'login', 'browser.leaveRefused') ===
        (isHere && on('browser.leaveRefused') !== undefined)
    )
  },
  'what failed is asked for again once the network is back, which is logged': (step) => {
    const isBack = isRunning(step.before) && step.on('browser.wentOnline') !== undefined
    const topics = step.told('logger').map(({ topic }) => topic)
    return (
      isTold(step, 'guest', 'guest.retryRequested') === isBack &&
      topics.includes('browserOnline') === isBack
    )
  },
  'has what the storage has, and tells the window the theme': ({ on, before, after, told }) => {
    const known = on('storage.itemsKnown')?.items
    const changed = on('storage.itemChanged')
    const { items = {} } = before?.context ?? {}
    const now = changed
      ? { ...items, [changed.item]: changed.value ?? undefined }
      : (known ?? items)
    const themes = told('viewport').map(({ value }) => value)
    return (
      same(after.context.items, now) && same(themes, known || changed ? [now.theme ?? null] : [])
    )
  },
  'code that does not come is signalled, reported while it runs, and the build is compared': (
    step,
  ) => {
    const code = step.on('browser.preloadFailed')
    const failed = code ?? step.on('app.mediaPreloadFailed')
    const isHere = isRunning(step.before)
    const isMedia = step.on('app.mediaPreloadFailed') && !isHere
    const reported = step
      .told('reporting')
      .filter(({ problem }) => problem?.what === 'preloadFailed')
    return (
      step.did('xstate.emit').length === (failed && !isMedia ? 1 : 0) &&
      reported.length === (failed && isHere ? 1 : 0) &&
      isTold(step, 'updates', 'updates.codeMissed') === (isHere && code !== undefined)
    )
  },
  'a document that the browser would not leave is reported': (step) => {
    const problems = step.told('reporting').map(({ problem }) => problem?.what)
    const isRefused = isRunning(step.before) && step.on('browser.leaveRefused') !== undefined
    return problems.includes('leaveRefused') === isRefused
  },
  'has the language that the guest is led to, and tells all whom it concerns': (step) => {
    const changed = isRunning(step.before) ? step.on('navigation.languageChanged') : undefined
    const language = changed?.language ?? step.before?.context.language
    const isNew = !step.before || step.after.context.language === language
    return isNew && isTold(step, 'guest', 'navigation.languageChanged') === (changed !== undefined)
  },
  'asks for the code of each area as it begins to run, and runs it once that is there': (step) =>
    areas.every((area) => {
      const loader = loaderOf(area)
      const isLoading = stateOf(step.after, area) === 'loading'
      const isDone = step.answered(loader) !== undefined
      return step.runs(loader) === isLoading && (!isDone || stateOf(step.after, area) === 'running')
    }),
  'begins with the code of each area': ({ before, after }) =>
    isRunning(before) ||
    !isRunning(after) ||
    areas.every((area) => stateOf(after, area) === 'loading'),
  'code of an area that does not come is asked for again after 5 s': (step) =>
    areas.every((area) => {
      const isMissing = stateOf(step.after, area) === 'missing'
      if (step.failed(loaderOf(area))) return isMissing && step.delays.join() === '5000'
      const wasMissing = stateOf(step.before, area) === 'missing'
      return (
        !(wasMissing && step.on('app.retryRequested')) || stateOf(step.after, area) === 'loading'
      )
    }),
  'holds what is told to actors that come later, until they run; wishes until they are dropped': (
    step,
  ) => {
    const { before, after, on } = step
    const held = before?.context.held ?? []
    const event = isRunning(before) ? on('app.eventHeld') : undefined
    if (event) return after.context.held.length === held.length + 1
    if (!(isRunning(before) && on('app.wishesDropped'))) return true
    return after.context.held.every(({ isWish }) => !isWish)
  },
  'the actors of an area run once its code is there': ({ after, runs }) =>
    areas.every((area) => runs(firstOf[area]) === (stateOf(after, area) === 'running')),
  'an actor that failed is begun anew, and that is remembered': (step) => {
    const { before, after, failed } = step
    const hasFailed = ['guest', ...Object.values(firstOf)].some((address) => failed(address))
    const known = before?.context.restarts.length ?? 0
    return after.context.restarts.length === known + (hasFailed ? 1 : 0)
  },
  'an area whose code did not come is tried again when its time is up': ({
    before,
    after,
    fired,
  }) => {
    const missingIn = (snapshot: Running['before']) =>
      areas.filter((area) => stateOf(snapshot, area) === 'missing').length
    return !(fired && isRunning(before)) || missingIn(after) === missingIn(before) - 1
  },
}
