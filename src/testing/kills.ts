import type { AnyStateMachine } from 'xstate'
import { type AnyCases, occurrencesAt, partOf } from './cases.ts'
import { type Explored, type ExploreOptions, pureOf } from './explore.ts'
import { linesOf } from './golden.ts'
import { mutantsOf } from './mutate.ts'
import { brokenAt } from './problems.ts'
import { type Goals, type Path, pairGoals, tour, transitionGoals, verdictGoals } from './suites.ts'
import type { Walked } from './walk.ts'

type Oracle = 'trace' | 'invariants'

/** A mutant and what noticed it: the trace of what it does, or what must hold whatever it does; nothing for one that lives. */
export interface Kill {
  mutant: string
  killedBy: readonly Oracle[]
}

/**
 * Plants every mutation into a machine, one at a time, lets happen to it what the tours of the machine as it is let
 * happen, and asks who notices. Pairs of transitions are walked for those that nobody has noticed by then.
 * @param cases the machine as it is, and what reaches it
 * @param explored the same, explored
 */
export function killsOf(cases: AnyCases, explored: Explored, options: ExploreOptions): Kill[] {
  const toursOf = (goals: Goals) => tour(explored, goals).paths
  const short = [transitionGoals, verdictGoals].flatMap(toursOf)
  let pairs: readonly Path[] | undefined
  return [...mutantsOf(cases.machine)].map(({ name, machine }) => {
    const soon = noticedOn(short, cases, machine, options)
    if (soon.length > 0) return { mutant: name, killedBy: soon }
    pairs ??= toursOf(pairGoals)
    return { mutant: name, killedBy: noticedOn(pairs, cases, machine, options) }
  })
}

/** Who notices a mutant on one of some paths, in the order of their names. */
function noticedOn(
  paths: readonly Path[],
  cases: AnyCases,
  mutant: AnyStateMachine,
  options: ExploreOptions,
): Oracle[] {
  const noticed = new Set<Oracle>()
  const others = { ...cases, machine: mutant }
  for (const path of paths) {
    const mine = stepsOf(cases, path, options)
    const theirs = stepsOf(others, path, options)
    try {
      let before: { mine: Walked; theirs: Walked } | undefined
      for (const step of theirs) {
        const own = mine.next().value as Walked
        if (textOf(own, before?.mine) !== textOf(step, before?.theirs)) noticed.add('trace')
        if (isFaulty(step)) noticed.add('invariants')
        if (noticed.size === 2) return [...oracles]
        before = { mine: own, theirs: step }
      }
    } catch {
      // A machine that cannot be folded is noticed at once
      return [...oracles]
    }
  }
  return oracles.filter((oracle) => noticed.has(oracle))
}

const oracles: readonly Oracle[] = ['trace', 'invariants']

const textOf = (step: Walked, before: Walked | undefined) => linesOf(step, before).join('\n')

const isFaulty = ({ standing }: Walked) =>
  standing.snapshot.status === 'error' || brokenAt(standing).length > 0

/** What a machine does when the same happens to it; what cannot happen there leaves it where it stands. */
function* stepsOf(
  cases: AnyCases,
  { part, input, edges }: Path,
  options: ExploreOptions,
): Generator<Walked> {
  const own = partOf(cases, part)
  const pure = pureOf(cases, input, options)
  let here: Walked = { label: 'begins', ...pure.start() }
  yield here
  for (const { occurrence } of edges) {
    const { standing } = here
    const next = occurrencesAt(standing, own).find(({ label }) => label === occurrence.label)
    here = next
      ? { label: next.label, ...pure.step(standing, next.event, next.by) }
      : { ...here, label: `not ${occurrence.label}`, effects: [] }
    yield here
  }
}
