import {
  type AnyActorLogic,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { transitionId, transitionsOf, withNotedGuards } from './chart.ts'
import type { Explored } from './explore.ts'
import { verdictOf } from './pure.ts'
import { Places, pairGoals } from './suites.ts'

/** What of charts was taken, by name. */
export interface Taken {
  transitions: Set<string>
  pairs: Set<string>
  verdicts: Set<string>
}

/** Who takes something, in the order in which they stand side by side. */
export const sources = ['tours', 'endToEnd', 'recorded'] as const
export type Source = (typeof sources)[number]
export type TakenBy = Readonly<Record<Source, Taken>>

/** Something that a chart may do, and who brought it about. */
export interface Covered {
  id: string
  by: readonly Source[]
}

/** One chart: its transitions, the verdicts of its guards, and the pairs that anybody took. */
export interface ChartCoverage {
  chart: string
  transitions: readonly Covered[]
  verdicts: readonly Covered[]
  pairs: readonly Covered[]
}

export const nothingTaken = (): Taken => ({
  transitions: new Set(),
  pairs: new Set(),
  verdicts: new Set(),
})

/** Adds what the tours of a machine take: everything that its cases lead to. */
export function takeExplored(taken: Taken, { starts, nodes }: Explored): void {
  const edges = nodes.flatMap((node) => node.edges)
  for (const step of [...starts.map(({ stepped }) => stepped), ...edges]) {
    for (const id of step.taken) taken.transitions.add(id)
    for (const id of step.verdicts) taken.verdicts.add(id)
  }
  const places = new Places(pairGoals)
  const led = new Set(edges.map((edge) => places.at(edge.to, edge)))
  for (const { node, by } of led)
    for (const edge of node.edges) for (const pair of pairGoals.of(edge, by)) taken.pairs.add(pair)
}

/**
 * A machine whose run is noted, and those that run within it.
 * @returns the machine to run in its place, and what its system is inspected with
 */
export function noted<TMachine extends AnyStateMachine>(machine: TMachine, taken: Taken) {
  const known = new Map<AnyActorLogic, AnyActorLogic>()
  const notedOf = (logic: AnyActorLogic): AnyActorLogic => {
    if (!(logic instanceof StateMachine)) return logic
    const actors = Object.entries(logic.implementations.actors as Record<string, AnyActorLogic>)
    const found =
      known.get(logic) ??
      withNotedGuards(
        logic.provide({
          actors: Object.fromEntries(actors.map(([name, child]) => [name, notedOf(child)])),
        } as never),
        (id, isAllowed) => taken.verdicts.add(verdictOf(id, isAllowed)),
      )
    known.set(logic, found)
    return found
  }
  const steps = new WeakMap<object, { before: string[]; now: string[] }>()
  function inspect(seen: InspectionEvent): void {
    const at = steps.get(seen.actorRef) ?? { before: [], now: [] }
    steps.set(seen.actorRef, at)
    if (seen.type === '@xstate.microstep') at.now.push(...seen._transitions.map(transitionId))
    if (seen.type !== '@xstate.snapshot' || at.now.length === 0) return
    for (const id of at.now) taken.transitions.add(id)
    for (const one of at.before) for (const other of at.now) taken.pairs.add(`${one} → ${other}`)
    steps.set(seen.actorRef, { before: at.now, now: [] })
  }
  return { machine: notedOf(machine) as TMachine, inspect }
}

/** Charts with who took what of them, side by side. */
export function coverageOf(machines: readonly AnyStateMachine[], by: TakenBy): ChartCoverage[] {
  const covered = (kind: keyof Taken) => (id: string) => ({
    id,
    by: sources.filter((source) => by[source][kind].has(id)),
  })
  const pairs = [...new Set(sources.flatMap((source) => [...by[source].pairs]))].toSorted()
  return machines.map((machine) => {
    const transitions = transitionsOf(machine)
    const ids = transitions.map(transitionId)
    const guarded = transitions.filter(({ guard }) => guard !== undefined).map(transitionId)
    const own = new Set(ids)
    return {
      chart: machine.id,
      transitions: ids.map(covered('transitions')),
      verdicts: guarded
        .flatMap((id) => [verdictOf(id, true), verdictOf(id, false)])
        .map(covered('verdicts')),
      pairs: pairs
        .filter((pair) => own.has(pair.slice(0, pair.indexOf(' → '))))
        .map(covered('pairs')),
    }
  })
}

/** Whether somebody took it in a recorded session and no test does. */
export const isUntested = ({ by }: Covered): boolean => by.length === 1 && by[0] === 'recorded'
