import type { Edge, Explored, Node } from './explore.ts'

/** A way from a start: what happens, in order. */
export interface Path {
  /** Of the cases that may happen on it. */
  part: string
  input: unknown
  edges: readonly Edge[]
}

/** What a suite is to reach. */
export interface Goals {
  /** What an edge brings about, given the one before it. */
  of: (edge: Edge, before: Edge | undefined) => readonly string[]
  /** Whether that depends on the one before it. */
  isOfPairs: boolean
}

/** Paths that together reach every goal that can be reached. */
export interface Suite {
  paths: readonly Path[]
  reached: ReadonlySet<string>
  /** Of all its paths. */
  steps: number
}

/** Each transition that is taken. */
export const transitionGoals: Goals = { of: ({ taken }) => taken, isOfPairs: false }

/** Each verdict of each guard. */
export const verdictGoals: Goals = { of: ({ verdicts }) => verdicts, isOfPairs: false }

/** Each two transitions of which one is taken right after the other. */
export const pairGoals: Goals = {
  of: ({ taken }, before) =>
    before ? before.taken.flatMap((one) => taken.map((other) => `${one} → ${other}`)) : [],
  isOfPairs: true,
}

/** A node together with the edge that led to it. */
interface Place {
  node: Node
  by: Edge | undefined
}

/**
 * A greedy tour: on from where it stands to the nearest goal that nothing reached yet, from the start again
 * when none is left ahead.
 * @returns the same suite for the same exploration
 */
export function tour({ starts }: Explored, goals: Goals): Suite {
  const reached = new Set<string>()
  const paths: Path[] = []
  for (const { part, input, node } of starts) {
    for (;;) {
      const path: Edge[] = []
      for (;;) {
        const place = { node: path.at(-1)?.to ?? node, by: path.at(-1) }
        const way = wayToNew(place, goals, reached)
        if (!way) break
        for (const edge of way) {
          for (const goal of goals.of(edge, path.at(-1))) reached.add(goal)
          path.push(edge)
        }
      }
      if (path.length === 0) break
      paths.push({ part, input, edges: path })
    }
  }
  return { paths, reached, steps: paths.reduce((sum, { edges }) => sum + edges.length, 0) }
}

/** The shortest way from a place that ends with an edge by which something new is reached. */
function wayToNew(
  place: Place,
  { of: goalsOf, isOfPairs }: Goals,
  reached: ReadonlySet<string>,
): Edge[] | undefined {
  const seen = new Set<unknown>([isOfPairs ? (place.by ?? place.node) : place.node])
  const ways: { place: Place; way: Step | undefined }[] = [{ place, way: undefined }]
  for (const { place: here, way } of ways) {
    for (const edge of here.node.edges) {
      const next = { edge, before: way }
      if (goalsOf(edge, here.by).some((goal) => !reached.has(goal))) return unrolled(next)
      const mark = isOfPairs ? edge : edge.to
      if (seen.has(mark)) continue
      seen.add(mark)
      ways.push({ place: { node: edge.to, by: edge }, way: next })
    }
  }
  return undefined
}

interface Step {
  edge: Edge
  before: Step | undefined
}

function unrolled(last: Step): Edge[] {
  const edges: Edge[] = []
  for (let step: Step | undefined = last; step; step = step.before) edges.push(step.edge)
  return edges.reverse()
}
