import fc from 'fast-check'
import { type AnyCases, occurrencesAt, partOf } from './cases.ts'
import { transitionId, transitionsOf } from './chart.ts'
import { unusedIn } from './declared.ts'
import type { Edge, Explored, ExploreOptions } from './explore.ts'
import { lawsBrokenBy } from './lawsBroken.ts'
import { type Standing, verdictOf } from './pure.ts'
import { shortOf } from './short.ts'
import { type Walked, walkPath } from './walk.ts'

/** A property of a machine that must hold wherever it stands; it says what does not. */
export type Invariant = (snapshot: never) => string | undefined

/**
 * What no path may show, whatever a machine is for: transitions that nothing takes, guards that always say the
 * same, failures that nobody expects, and states in which an invariant does not hold.
 * @returns a sentence for each, none for a machine that is as it should be
 */
export function problemsOf(cases: AnyCases, explored: Explored): string[] {
  return [
    ...gapsOf(cases, explored),
    ...idleOf(cases, explored),
    ...failuresOf(explored),
    ...broken(cases, explored),
  ]
}

/** What of a machine is there for nothing: what no chart names, what makes it do nothing, and what is called so and is not. */
function idleOf({ machine, events, idle = {} }: AnyCases, { nodes }: Explored): string[] {
  const edges = nodes.flatMap((node) => node.edges)
  const typesOf = (some: readonly Edge[]) => unique(some.map((edge) => edge.occurrence.event.type))
  const taken = new Set(typesOf(edges.filter((edge) => edge.taken.length > 0)))
  const found = new Set([
    ...unusedIn(machine),
    ...typesOf(edges).filter((type) => !taken.has(type)),
  ])
  return [
    ...[...found].filter((name) => !(name in idle)).map((name) => `for nothing: ${name}`),
    ...Object.keys(idle)
      .filter((name) => taken.has(name) || !(found.has(name) || name in events))
      .map((name) => `called idle, but it is not: ${name}`),
  ]
}

/** What of a machine no path brings about, and what its cases call impossible and is not. */
function gapsOf({ machine, impossible = {} }: AnyCases, { starts, nodes }: Explored): string[] {
  const seen = new Set<string>()
  const stepped = [...starts.map((start) => start.stepped), ...nodes.flatMap(({ edges }) => edges)]
  for (const { taken, verdicts } of stepped) {
    for (const id of taken) seen.add(id)
    for (const verdict of verdicts) seen.add(verdict)
  }
  const wanted = transitionsOf(machine).flatMap((transition) => {
    const id = transitionId(transition)
    const verdicts = [verdictOf(id, true), verdictOf(id, false)]
    return transition.guard === undefined ? [id] : [id, ...verdicts]
  })
  const known = new Set(wanted)
  return [
    ...wanted.filter((id) => !seen.has(id) && !(id in impossible)).map((id) => `never: ${id}`),
    ...Object.keys(impossible).flatMap((id) => {
      if (!known.has(id)) return [`called impossible, but the chart has no ${id}`]
      return seen.has(id) ? [`called impossible, but it happens: ${id}`] : []
    }),
  ]
}

/** Answers that throw a machine over. */
function failuresOf({ nodes }: Explored): string[] {
  const edges = nodes.flatMap(({ edges }) => edges)
  return unique(
    edges
      .filter(({ after }) => after.snapshot.status === 'error')
      .map(
        ({ occurrence, from, after }) =>
          `'${occurrence.label}' ends the machine in ${shortOf(from.standing.snapshot.value)}: ${String(after.snapshot.error)}`,
      ),
  )
}

function broken(cases: AnyCases, { starts, nodes }: Explored): string[] {
  const { laws = {} } = cases
  const edges = nodes.flatMap((node) => node.edges)
  const standings = [...nodes.map(({ standing }) => standing), ...edges.map(({ after }) => after)]
  const different = new Map(standings.map((standing) => [standing.snapshot, standing]))
  return unique([
    ...[...different.values()].flatMap((standing) => brokenAt(cases, standing)),
    ...starts.flatMap(({ stepped }) => lawsBrokenBy(laws, undefined, undefined, stepped)),
    ...edges.flatMap(({ occurrence, from, after, taken, verdicts, effects }) =>
      lawsBrokenBy(laws, from.standing, occurrence, { standing: after, taken, verdicts, effects }),
    ),
  ])
}

/**
 * What does not hold on a walk: there a machine may know what no standing of its exploration does.
 * @returns a sentence for each invariant and law
 */
export function brokenOn(cases: AnyCases, walked: readonly Walked[]): string[] {
  return unique(
    walked.flatMap((step, index) => [
      ...brokenAt(cases, step.standing),
      ...lawsBrokenBy(cases.laws ?? {}, walked[index - 1]?.standing, step.occurrence, step),
    ]),
  )
}

/** What of the invariants does not hold where a machine stands: those of its states, by the state, and those of its cases. */
export function brokenAt({ invariants = {} }: AnyCases, { snapshot }: Standing): string[] {
  const ofStates = snapshot._nodes.flatMap(({ id, meta }) => {
    const { invariant } = (meta ?? {}) as { invariant?: Invariant }
    const fault = invariant?.(snapshot as never)
    return fault === undefined ? [] : [`${id}: ${fault}`]
  })
  const ofCases = Object.entries(invariants).flatMap(([sentence, holds]) =>
    holds(snapshot as never) ? [] : [`does not hold in ${shortOf(snapshot.value)}: ${sentence}`],
  )
  return [...ofStates, ...ofCases]
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)]

/**
 * Whether standings that the cases take for the same are: from all of one key each occurrence must lead to one key.
 * All that the exploration came upon are compared by their next step, and others are looked for at random.
 * @param runs how many walks at random, each of up to 80 steps
 * @returns a sentence for each occurrence that tells two of them apart
 */
export function unsoundness(
  cases: AnyCases,
  explored: Explored,
  { runs = 200, onFold }: ExploreOptions & { runs?: number } = {},
): string[] {
  const compared = new WeakSet<object>()
  const apart = explored.nodes
    .flatMap(({ edges }) => edges)
    .flatMap(({ to, after }) => {
      if (after.snapshot === to.standing.snapshot || compared.has(after.snapshot)) return []
      compared.add(after.snapshot)
      const expected = new Map(to.edges.map((edge) => [edge.occurrence.label, edge.to.key]))
      return occurrencesAt(after, partOf(cases, to.part)).flatMap((occurrence) => {
        const found = explored.follow(to, after, occurrence)
        if (expected.get(occurrence.label) === found) return []
        return [
          `two standings in ${shortOf(after.snapshot.value)} are told apart by '${occurrence.label}': ${differing(after, to.standing)}; let \`project\` say which is which`,
        ]
      })
    })
  return unique([...apart, ...strayed(cases, explored, { numRuns: runs, seed: 1 }, onFold)])
}

/** The shortest walk found on which the machine does something else than was explored. */
function strayed(
  cases: AnyCases,
  { starts }: Explored,
  parameters: { numRuns: number; seed: number },
  onFold: ExploreOptions['onFold'],
): string[] {
  const steps = fc.array(fc.nat({ max: 999 }), { maxLength: 80, size: 'max' })
  const walk = fc.property(fc.constantFrom(...starts), steps, ({ part, input, node }, choices) => {
    const edges: Edge[] = []
    let here = node
    for (const choice of choices) {
      const edge = here.edges[choice % Math.max(1, here.edges.length)]
      if (!edge) break
      edges.push(edge)
      here = edge.to
    }
    walkPath(cases, { part, input, edges }, onFold ? { onFold } : {})
  })
  const { failed, errorInstance } = fc.check(walk, parameters)
  return failed
    ? [errorInstance instanceof Error ? errorInstance.message : String(errorInstance)]
    : []
}

/** The parts of the context in which two standings differ. */
function differing(one: Edge['after'], other: Edge['after']): string {
  const mine = one.snapshot.context as Record<string, unknown>
  const theirs = other.snapshot.context as Record<string, unknown>
  return Object.keys(mine)
    .filter((key) => shortOf(mine[key]) !== shortOf(theirs[key]))
    .map((key) => `${key} ${shortOf(theirs[key])} or ${shortOf(mine[key])}`)
    .join(', ')
}
