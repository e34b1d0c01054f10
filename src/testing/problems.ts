import { type AnyCases, occurrencesAt } from './cases.ts'
import { transitionId, transitionsOf } from './chart.ts'
import type { Edge, Explored } from './explore.ts'
import { textOf } from './golden.ts'
import { verdictOf } from './pure.ts'

/** A property of a machine that must hold wherever it stands; it says what does not. */
export type Invariant = (snapshot: never) => string | undefined

/**
 * What no path may show, whatever a machine is for: transitions that nothing takes, guards that always say the
 * same, failures that nobody expects, and states in which an invariant of `meta` does not hold.
 * @returns a sentence for each, none for a machine that is as it should be
 */
export function problemsOf(cases: AnyCases, explored: Explored): string[] {
  return [...gapsOf(cases, explored), ...failuresOf(explored), ...broken(explored)]
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
      .filter(({ after, from }) => isFailed(after) && !isFailed(from.standing))
      .map(
        ({ occurrence, from, after }) =>
          `'${occurrence.label}' ends the machine in ${textOf(from.standing.snapshot.value)}: ${String(after.snapshot.error)}`,
      ),
  )
}

const isFailed = ({ snapshot }: Edge['after']) => snapshot.status === 'error'

function broken({ nodes }: Explored): string[] {
  const standings = nodes.flatMap(({ standing, edges }) => [
    standing,
    ...edges.map(({ after }) => after),
  ])
  return unique(
    standings.flatMap(({ snapshot }) =>
      Object.entries(
        snapshot.getMeta() as Record<string, { invariant?: Invariant } | undefined>,
      ).flatMap(([id, meta]) => {
        const fault = meta?.invariant?.(snapshot as never)
        return fault === undefined ? [] : [`${id}: ${fault}`]
      }),
    ),
  )
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)]

/**
 * Whether standings that the cases take for the same are: each occurrence must lead from all of one key to one key.
 * @returns a sentence for each occurrence that tells two of them apart
 */
export function unsoundness(cases: AnyCases, { nodes, follow }: Explored): string[] {
  const compared = new WeakSet<object>()
  return unique(
    nodes
      .flatMap(({ edges }) => edges)
      .flatMap(({ to, after }) => {
        if (after.snapshot === to.standing.snapshot || compared.has(after.snapshot)) return []
        compared.add(after.snapshot)
        const expected = new Map(to.edges.map((edge) => [edge.occurrence.label, edge.to.key]))
        return occurrencesAt(after, cases).flatMap((occurrence) => {
          const found = follow(after, occurrence)
          if (expected.get(occurrence.label) === found) return []
          return [
            `two standings in ${textOf(after.snapshot.value)} are told apart by '${occurrence.label}': ${differing(after, to.standing)}; let \`project\` say which is which`,
          ]
        })
      }),
  )
}

/** The parts of the context in which two standings differ. */
function differing(one: Edge['after'], other: Edge['after']): string {
  const mine = one.snapshot.context as Record<string, unknown>
  const theirs = other.snapshot.context as Record<string, unknown>
  return Object.keys(mine)
    .filter((key) => textOf(mine[key]) !== textOf(theirs[key]))
    .map((key) => `${key} ${textOf(theirs[key])} or ${textOf(mine[key])}`)
    .join(', ')
}
