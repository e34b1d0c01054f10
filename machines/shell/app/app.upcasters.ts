import { areas } from '../../core/areas.ts'
import type { Upcaster } from '../../core/upcaster.ts'

const version = 2
const [first, ...others] = ['Shell', 'Account', 'Money', 'Messenger'].map(
  (area) => `app/load${area}`,
) as [string, ...string[]]

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
      alsoTo: others,
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
