import { loaderOf } from '../../core/areas.ts'
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

interface AddedArea {
  version: number
  area: 'live' | 'content' | 'support' | 'library'
  /** The last of the areas before it. */
  after: 'messenger' | 'live' | 'content' | 'support'
}

/** An area more, whose code came when the last of the others did; its actors are told early who the guest is. */
function areaAdded({ version, area, after }: AddedArea): readonly Upcaster[] {
  const last = `app/${loaderOf(after)}`
  return [
    ...['xstate.promise.resolve', 'xstate.promise.reject'].map(
      (type): Upcaster => ({
        version,
        changes: 'event',
        type,
        to: last,
        as: (event) => event,
        takenBy: [last, `app/${loaderOf(area)}`],
      }),
    ),
    {
      version,
      changes: 'event',
      type: `xstate.after.areaRetry.app.running.${after}.missing`,
      as: (event) => [event, { type: `xstate.after.areaRetry.app.running.${area}.missing` }],
    },
    {
      version,
      changes: 'state',
      actor: 'app',
      as: (state) => ({ ...state, value: withArea(state.value, area, after) }),
    },
    { version, changes: 'part', actor: 'app', from: '.held', to: '.held', remade: true },
  ]
}

export const liveAdded = areaAdded({ version: 4, area: 'live', after: 'messenger' })

export const contentAdded = areaAdded({ version: 8, area: 'content', after: 'live' })

export const supportAdded = areaAdded({ version: 10, area: 'support', after: 'content' })

export const libraryAdded = areaAdded({ version: 11, area: 'library', after: 'support' })

function withArea(value: unknown, area: AddedArea['area'], after: AddedArea['after']): unknown {
  if (typeof value !== 'object' || value === null || !('running' in value)) return value
  const { running } = value
  if (typeof running !== 'object' || running === null || !(after in running)) return value
  return { running: { ...running, [area]: (running as Record<string, unknown>)[after] } }
}

function byArea(value: unknown): unknown {
  const running = typeof value === 'object' && value !== null && 'running' in value && value.running
  const state = typeof running === 'string' && states[running]
  if (!state) return value
  return { running: Object.fromEntries(areas.map((area) => [area, state])) }
}
