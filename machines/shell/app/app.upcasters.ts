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

function byArea(value: unknown): unknown {
  const running = typeof value === 'object' && value !== null && 'running' in value && value.running
  const state = typeof running === 'string' && states[running]
  if (!state) return value
  return { running: Object.fromEntries(areas.map((area) => [area, state])) }
}
