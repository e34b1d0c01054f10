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
  /** What of the one before it that depends on, as text; edges of one text that lead to one node are the same before others. */
  carried: (before: Edge) => string
}

/** Paths that together reach every goal that can be reached. */
export interface Suite {
  paths: readonly Path[]
  reached: ReadonlySet<string>
  /** Of all its paths. */
  steps: number
}

/** Each transition that is taken. */
export const transitionGoals: Goals = { of: ({ taken }) => taken, carried: () => '' }

/** Each verdict of each guard. */
export const verdictGoals: Goals = { of: ({ verdicts }) => verdicts, carried: () => '' }

/** Each two transitions of which one is taken right after the other. */
export const pairGoals: Goals = {
  of: ({ taken }, before) =>
    before ? before.taken.flatMap((one) => taken.map((other) => `${one} → ${other}`)) : [],
  carried: ({ taken }) => taken.join(' '),
}

/** A node together with the edge that led to it, as far as goals depend on that. */
interface Place {
  node: Node
  by: Edge | undefined
  /** Of the edges of its node, so many have no goal any more that is not reached. */
  spent: number
  /** Where edges lead from it: each other place once, by the first edge. */
  ways: readonly { edge: Edge; to: Place }[] | undefined
}

/** The places where a tour may stand, each once. */
export class Places {
  readonly #goals: Goals
  readonly #known = new Map<Node, Map<string, Place>>()

  constructor(goals: Goals) {
    this.#goals = goals
  }

  at(node: Node, by: Edge | undefined): Place {
    const here = this.#known.get(node) ?? new Map<string, Place>()
    this.#known.set(node, here)
    const carried = by ? this.#goals.carried(by) : ''
    const place = here.get(carried) ?? { node, by, spent: 0, ways: undefined }
    here.set(carried, place)
    return place
  }

  /** The first edge from a place by which something new is reached; what is reached stays so. */
  newAt(place: Place, reached: ReadonlySet<string>): Edge | undefined {
    const { node, by } = place
    for (; place.spent < node.edges.length; place.spent++) {
      const edge = node.edges[place.spent] as Edge
      if (this.#goals.of(edge, by).some((goal) => !reached.has(goal))) return edge
    }
    return undefined
  }

  waysFrom(place: Place): readonly { edge: Edge; to: Place }[] {
    if (!place.ways) {
      const ways = new Map<Place, Edge>()
      for (const edge of place.node.edges) {
        const to = this.at(edge.to, edge)
        if (!ways.has(to)) ways.set(to, edge)
      }
      place.ways = [...ways].map(([to, edge]) => ({ edge, to }))
    }
    return place.ways
  }
}

/**
 * A greedy tour: on from where it stands to the nearest goal that nothing reached yet, from the start again
 * when none is left ahead.
 * @returns the same suite for the same exploration
 */
export function tour({ starts }: Explored, goals: Goals): Suite {
  const places = new Places(goals)
  const reached = new Set<string>()
  const paths: Path[] = []
  for (const { part, input, node } of starts) {
    for (;;) {
      const path: Edge[] = []
      for (;;) {
        const here = places.at(path.at(-1)?.to ?? node, path.at(-1))
        const way = wayToNew(here, places, reached)
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
function wayToNew(start: Place, places: Places, reached: ReadonlySet<string>): Edge[] | undefined {
  const seen = new Set([start])
  const ways: { place: Place; way: Step | undefined }[] = [{ place: start, way: undefined }]
  for (const { place, way } of ways) {
    const found = places.newAt(place, reached)
    if (found) return unrolled({ edge: found, before: way })
    for (const { edge, to } of places.waysFrom(place)) {
      if (seen.has(to)) continue
      seen.add(to)
      ways.push({ place: to, way: { edge, before: way } })
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
