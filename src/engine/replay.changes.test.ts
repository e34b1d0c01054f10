import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import type { AnyActorLogic } from 'xstate'
import { type Divergence, EventLog, type Replay, replay, stateOf } from './index.ts'
import { current } from './testing/build.ts'
import { type Change, changeConfig, changePlan, changesOf, kinds } from './testing/changes.ts'
import { type SystemPlan, systemPlan } from './testing/plans.ts'
import { actorsOf, type Parting, type Portrait, partingsOf } from './testing/portraits.ts'
import { type LiveRun, runLive } from './testing/run.ts'
import { seed } from './testing/seed.ts'

const systems = inject('isNight') ? 500 : 150
const onFold = (fold: typeof current.fold) => {
  current.fold = fold
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

interface Watched {
  live: LiveRun
  /** The length of the log and the state of every actor at each point of rest. */
  rests: { length: number; portrait: Portrait }[]
}

/** A build at work on a stepped clock, every actor watched. */
async function watch(
  plan: SystemPlan,
  changes: readonly Change[],
  script?: readonly string[],
): Promise<Watched> {
  const { inspect, portrait } = actorsOf()
  const rests: Watched['rests'] = []
  const live = await runLive(changePlan(plan, changes), {
    edit: changeConfig(changes, plan.logics),
    inspect,
    ...(script && { script }),
    onRest(length) {
      const last = rests.at(-1)
      rests.push(last?.length === length ? last : { length, portrait: portrait() })
    },
  })
  return { live, rests }
}

/** Where two builds first part, run side by side: after how many entries, and in what. */
function firstParting(a: Watched, b: Watched) {
  let from = 0
  for (const [step, { length, portrait }] of a.rests.entries()) {
    const other = b.rests[step]?.portrait ?? {}
    const isAsBefore = step > 0 && a.rests[step - 1]?.portrait === portrait
    if (isAsBefore && b.rests[step - 1]?.portrait === other) continue
    const partings = partingsOf(portrait, other, isDeepStrictEqual)
    if (partings.length > 0) return { step, from, to: length, partings }
    from = length
  }
  return undefined
}

/**
 * Whether two builds had taken the same inputs, but for those of actors that only one of them has:
 * views and other effects of a build that tells them more, or less, may have sent otherwise.
 */
function tookTheSame(a: Watched, b: Watched, step = a.rests.length - 1): boolean {
  const known = new Set(Object.keys(a.rests.at(-1)?.portrait ?? {}))
  const [ours, theirs] = [a, b].map(({ live, rests }) =>
    live.recording.log.entries
      .slice(0, rests[step]?.length)
      .filter(({ to }) => known.has(to))
      .map(({ to, event }) => `${to} ${event.type}`),
  )
  return isDeepStrictEqual(ours, theirs)
}

/** Whether a build took inputs of actors that the other has not: no log of the other has them. */
function tookMore(a: Watched, b: Watched, step: number): boolean {
  const known = new Set(a.rests.flatMap(({ portrait }) => Object.keys(portrait)))
  const taken = b.live.recording.log.entries.slice(0, b.rests[step]?.length)
  return taken.some(({ to }) => !known.has(to))
}

/**
 * Whether the two builds' own logs differ where a replay diverged: between two points of rest, as when
 * several timers fire at once, states may part and meet again.
 */
function wasOtherwise(a: Watched, b: Watched, { seq, path, part }: Divergence): boolean {
  const [ours, theirs] = [a, b].map(
    ({ live }) => live.recording.log.entries.find((entry) => entry.seq === seq)?.digest?.[path],
  )
  return !isDeepStrictEqual(ours?.[part], theirs?.[part])
}

/** Whether some path has named more than one actor. */
const hasOlder = ({ rests }: Watched) =>
  rests.some(({ portrait }) => Object.keys(portrait).join().includes('@'))

/** The states of the actors of one build, and of their contexts what it knew. */
function asRecorded(states: ReturnType<typeof stateOf>, now: ReturnType<typeof stateOf>) {
  return Object.fromEntries(
    Object.entries(states).map(([path, { context, children, ...state }]) => {
      const { context: found, children: _, ...rest } = now[path] ?? { status: 'active' }
      const isKeyed = typeof context === 'object' && context !== null && !Array.isArray(context)
      const known = isKeyed
        ? Object.fromEntries(Object.keys(context).map((key) => [key, (found as never)?.[key]]))
        : found
      return [
        path,
        [
          { ...rest, context: known },
          { ...state, context },
        ],
      ]
    }),
  )
}

/** Expects that a replay goes through the states that a build was in. */
function expectAsRecorded({ live }: Watched, replayed: Replay<AnyActorLogic>): void {
  for (const [position, states] of live.states) {
    replayed.seek(position)
    const pairs = Object.values(asRecorded(states, stateOf(replayed.actor)))
    for (const [found, recorded] of pairs) expect(found).toEqual(recorded)
  }
}

test(`${systems} systems, changed without harm, replay the log of the build before them to the states that were recorded`, async () => {
  await fc.assert(
    fc.asyncProperty(systemPlan, changesOf(kinds.harmless), async (plan, changes) => {
      const a = await watch(plan, [])
      const b = await watch(plan, changes, a.live.script)
      const log = EventLog.parse(a.live.recording.log.toNDJSON())
      const replayed = replay(b.live.logic, log, { onFold, momentEvery: 5 })
      expect(replayed.divergence).toBeUndefined()
      expectAsRecorded(a, replayed)
    }),
    { numRuns: systems, seed },
  )
})

test(`${systems} systems, changed in any way, diverge where the states of the two builds first part, by actor and part`, async () => {
  let parted = 0
  const found = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      systemPlan,
      changesOf([...kinds.harmful, ...kinds.harmful, ...kinds.harmless]),
      async (plan, changes) => {
        const a = await watch(plan, [])
        const b = await watch(plan, changes, a.live.script)
        const parting = firstParting(a, b)
        const replayed = replay(b.live.logic, a.live.recording.log, { onFold })
        const { divergence } = replayed
        const isSame = tookTheSame(a, b, parting?.step)
        const isReal = divergence !== undefined && wasOtherwise(a, b, divergence)
        if (!parting) {
          if (isSame && !isReal) expect(divergence).toBeUndefined()
          return
        }
        if (!isSame) {
          if (!isReal) expect(divergence?.seq ?? parting.from).toBeGreaterThanOrEqual(parting.from)
          return
        }
        if (isReal && divergence.seq <= parting.from) return
        if (!divergence && tookMore(a, b, parting.step)) {
          expectAsRecorded(a, replayed)
          return
        }
        parted++
        for (const { kind } of changes) found.add(kind)
        const { seq, path, part } = divergence as Parting & { seq: number }
        expect(seq).toBeGreaterThanOrEqual(
          parting.from === parting.to ? parting.from : parting.from + 1,
        )
        expect(seq).toBeLessThanOrEqual(parting.to)
        if (parting.to - parting.from <= 1 && !hasOlder(a) && !hasOlder(b)) {
          expect(parting.partings).toContainEqual({ path, part })
        }
      },
    ),
    { numRuns: systems, seed },
  )
  expect(parted).toBeGreaterThan(systems / 10)
  expect(found.size).toBeGreaterThan(kinds.harmful.length / 2)
})
