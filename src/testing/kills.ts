import { createHash } from 'node:crypto'
import type { AnyStateMachine } from 'xstate'
import { type AnyCases, occurrencesAt, partOf } from './cases.ts'
import { unusedIn } from './declared.ts'
import { type Explored, type ExploreOptions, pureOf } from './explore.ts'
import { linesOf } from './golden.ts'
import { lawsBrokenBy } from './lawsBroken.ts'
import { mutantsOf } from './mutate.ts'
import { brokenAt, brokenOn } from './problems.ts'
import { type Goals, type Path, pairGoals, tour, transitionGoals, verdictGoals } from './suites.ts'
import type { Walked } from './walk.ts'

/** The traces of the tours, every single step that was explored, or what must hold whatever a machine does. */
export type Oracle = 'trace' | 'steps' | 'invariants'

/** A mutant and who noticed it; nobody for one that lives. */
export interface Kill {
  mutant: string
  killedBy: readonly Oracle[]
  /** Whether it is the same machine: all that it has is another order, and no step that was explored shows it. */
  isSame: boolean
}

/**
 * Plants every mutation into a machine, one at a time, lets it begin in every way, lets happen to it what the tours of
 * the machine as it is let happen, and asks who notices. Pairs of transitions, and then every step from every
 * standing, are for those that nobody has noticed by then.
 * @param cases the machine as it is, and what reaches it
 * @param explored the same, explored
 * @throws Error where the machine itself breaks on a tour what it must obey: each mutant would seem noticed
 */
export function killsOf(cases: AnyCases, explored: Explored, options: ExploreOptions): Kill[] {
  const toursOf = (goals: Goals) => {
    const { paths } = tour(explored, goals)
    for (const path of paths) {
      const [broken] = brokenOn(cases, [...stepsOf(cases, path, options)])
      if (broken !== undefined) throw new Error(`'${cases.machine.id}' itself: ${broken}`)
    }
    return paths
  }
  const begun = explored.starts.map(({ part, input }) => ({ part, input, edges: [] }))
  const short = [...begun, ...[transitionGoals, verdictGoals].flatMap(toursOf)]
  let pairs: readonly Path[] | undefined
  return [...mutantsOf(cases.machine)].map(({ name, machine, isOrder }) => {
    const soon = noticedOn(short, cases, machine, options)
    if (soon.length > 0) return { mutant: name, killedBy: soon, isSame: false }
    pairs ??= toursOf(pairGoals)
    const later = noticedOn(pairs, cases, machine, options)
    if (later.length > 0) return { mutant: name, killedBy: later, isSame: false }
    const isNoticed = hasOtherStep({ ...cases, machine }, explored, options)
    return { mutant: name, killedBy: isNoticed ? ['steps'] : [], isSame: isOrder && !isNoticed }
  })
}

/** Whether a mutant does something else than its machine in any one step from where that may stand. */
function hasOtherStep(
  mutant: AnyCases,
  { starts, nodes }: Explored,
  options: ExploreOptions,
): boolean {
  const pure = pureOf(mutant, starts[0]?.input, options)
  try {
    return nodes.some(({ standing, edges }) => {
      const before = { label: '', ...nothing, standing: pure.adopt(standing) }
      return edges.some(({ occurrence: { label, event, by }, after, ...edge }) => {
        const step = { label, ...pure.step(before.standing, event, by) }
        const own = { label, ...edge, standing: after }
        return textOf(step, before) !== textOf(own, { ...before, standing })
      })
    })
  } catch {
    return true
  }
}

const nothing = { taken: [], verdicts: [], effects: [] }

/**
 * Every step from every standing of a machine, as a digest: one for machines that do the same.
 * @returns 12 hexadecimal digits
 */
export function digestOfSteps({ nodes }: Explored): string {
  const hash = createHash('sha256')
  for (const { standing, edges } of nodes) {
    const before = { label: '', ...nothing, standing }
    for (const { occurrence, after, ...edge } of edges) {
      hash.update(textOf({ label: occurrence.label, ...edge, standing: after }, before))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

/** Who notices a mutant on one of some paths, in the order of their names. */
function noticedOn(
  paths: readonly Path[],
  cases: AnyCases,
  mutant: AnyStateMachine,
  options: ExploreOptions,
): Oracle[] {
  const noticed = new Set<Oracle>()
  const held = new Held(cases, mutant)
  const others = { ...cases, machine: mutant }
  for (const path of paths) {
    const mine = stepsOf(cases, path, options)
    const theirs = stepsOf(others, path, options)
    try {
      let before: { mine: Walked; theirs: Walked } | undefined
      for (const step of theirs) {
        const own = mine.next().value as Walked
        if (textOf(own, before?.mine) !== textOf(step, before?.theirs)) noticed.add('trace')
        held.see(before?.theirs, step)
        if (noticed.size > 0 && held.isBroken) return [...walking]
        before = { mine: own, theirs: step }
      }
    } catch {
      // A machine that cannot be folded is noticed at once
      return [...walking]
    }
  }
  if (held.isBroken || held.isIdle) noticed.add('invariants')
  return walking.filter((oracle) => noticed.has(oracle))
}

/** Asks of a machine on its walks what must hold whatever happens. */
class Held {
  readonly #cases: AnyCases
  readonly #happened = new Set<string>()
  readonly #taken = new Set<string>()
  isBroken: boolean

  constructor(cases: AnyCases, machine: AnyStateMachine) {
    const { idle = {} } = cases
    this.#cases = cases
    this.isBroken = unusedIn(machine).some((name) => !(name in idle))
  }

  see(before: Walked | undefined, step: Walked): void {
    const { occurrence, standing, taken } = step
    if (occurrence) this.#happened.add(occurrence.event.type)
    if (occurrence && taken.length > 0) this.#taken.add(occurrence.event.type)
    if (this.isBroken || (before && !occurrence)) return
    this.isBroken =
      standing.snapshot.status === 'error' ||
      brokenAt(this.#cases, standing).length > 0 ||
      lawsBrokenBy(this.#cases.laws ?? {}, before?.standing, occurrence, step).length > 0
  }

  /** Whether something that happened made it do nothing anywhere. */
  get isIdle(): boolean {
    const { idle = {} } = this.#cases
    return [...this.#happened].some((type) => !this.#taken.has(type) && !(type in idle))
  }
}

/** Who notices on a walk. */
const walking: readonly Oracle[] = ['trace', 'invariants']

const textOf = (step: Walked, before: Walked | undefined) => linesOf(step, before).join('\n')

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
      ? { label: next.label, occurrence: next, ...pure.step(standing, next.event, next.by) }
      : { label: `not ${occurrence.label}`, ...nothing, standing }
    yield here
  }
}
