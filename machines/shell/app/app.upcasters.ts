import type { Upcaster } from '../../core/upcaster.ts'

const version = 2
/** Of that version: later areas have upcasters of their own. */
const areas = ['shell', 'account', 'money', 'messenger']
const first = 'app/loadShell'
const others = ['app/loadAccount', 'app/loadMoney', 'app/loadMessenger']

const states: Readonly<Record<string, string>> = {
  loadingLaterActors: 'loading',
  incomplete: 'missing',
  complete: 'running',
}

/** The code of all actors that come later was one; now each area has its own. */
export const areasSplit: readonly Upcaster[] = [
  { version, changes: 'actor', from: 'app/loadLaterActors', to: first, remade: true },
  ...['xstate.promise.resolve', 'xstate.promise.reject'].map(
    (type): Upcaster => ({
      version,
      changes: 'event',
      type,
      to: first,
      as: (event) => event,
      takenBy: [first, ...others],
    }),
  ),
  {
    version,
    changes: 'event',
    type: 'xstate.after.laterActorsRetry.app.running.incomplete',
    as: () => areas.map((area) => ({ type: `xstate.after.areaRetry.app.running.${area}.missing` })),
  },
  {
    version,
    changes: 'state',
    actor: 'app',
    as: (state) => ({ ...state, value: byArea(state.value) }),
  },
]

/** An area more, whose code came when the last of the others did; its actors are told early who the guest is. */
export const liveAdded: readonly Upcaster[] = [
  ...['xstate.promise.resolve', 'xstate.promise.reject'].map(
    (type): Upcaster => ({
      version: 4,
      changes: 'event',
      type,
      to: 'app/loadMessenger',
      as: (event) => event,
      takenBy: ['app/loadMessenger', 'app/loadLive'],
    }),
  ),
  {
    version: 4,
    changes: 'event',
    type: 'xstate.after.areaRetry.app.running.messenger.missing',
    as: (event) => [event, { type: 'xstate.after.areaRetry.app.running.live.missing' }],
  },
  {
    version: 4,
    changes: 'state',
    actor: 'app',
    as: (state) => ({ ...state, value: withLive(state.value) }),
  },
  { version: 4, changes: 'part', actor: 'app', from: '.held', to: '.held', remade: true },
]

function withLive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('running' in value)) return value
  const { running } = value
  if (typeof running !== 'object' || running === null || !('messenger' in running)) return value
  return { running: { ...running, live: running.messenger } }
}

function byArea(value: unknown): unknown {
  const running = typeof value === 'object' && value !== null && 'running' in value && value.running
  const state = typeof running === 'string' && states[running]
  if (!state) return value
  return { running: Object.fromEntries(areas.map((area) => [area, state])) }
}
