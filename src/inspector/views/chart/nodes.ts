import type { Chart, ChartNode } from '../../replica.chart.types.ts'

export interface Place {
  node: ChartNode
  parent: string | null
  depth: number
}

/** Every state of a chart by its id, the outer ones before those in them. */
export function placesOf(chart: Chart): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const walk = (node: ChartNode, parent: string | null, depth: number) => {
    places.set(node.id, { node, parent, depth })
    for (const child of node.states) walk(child, node.id, depth + 1)
  }
  walk(chart.root, null, 0)
  return places
}

/** A state and those around it, the innermost first. */
export function aroundOf(places: ReadonlyMap<string, Place>, id: string): string[] {
  const around: string[] = []
  for (let at: string | null = id; at !== null; at = places.get(at)?.parent ?? null) around.push(at)
  return around
}

/** The state in whose picture another is seen: itself, or the outermost collapsed one around it. */
export function seenAt(
  places: ReadonlyMap<string, Place>,
  collapsed: ReadonlySet<string>,
  id: string,
): string {
  return aroundOf(places, id).findLast((around) => collapsed.has(around)) ?? id
}

/** The state that is meant by an id: of itself, or of a transition that leaves it. */
export function stateOf(places: ReadonlyMap<string, Place>, id: string): string | undefined {
  if (places.has(id)) return id
  return [...places.values()].find(({ node }) => node.transitions.some((one) => one.id === id))
    ?.node.id
}

/** The states that hold others, apart from the outermost. */
export function holdersIn(places: ReadonlyMap<string, Place>): ReadonlySet<string> {
  return new Set(
    [...places.values()]
      .filter(({ node, depth }) => depth > 0 && node.states.length > 0)
      .map(({ node }) => node.id),
  )
}

/** How many states lie within one, at any depth. */
export function countWithin(node: ChartNode): number {
  return node.states.reduce((sum, child) => sum + 1 + countWithin(child), 0)
}

const largeChart = 150

/** What is collapsed at first: nothing, but in a large chart every state below the first that holds others. */
export function collapsedAtFirst(chart: Chart): ReadonlySet<string> {
  return chart.size > largeChart ? holdersIn(placesOf(chart)) : new Set()
}
