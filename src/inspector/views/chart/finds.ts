import type { Chart } from '../../replica.chart.types.ts'
import { placesOf } from './nodes.ts'
import { lineOf } from './sentences.ts'

/** A state or a transition that a search can find. */
export interface Find {
  id: string
  kind: 'state' | 'transition'
  title: string
  /** Where it is: the states around it. */
  place: string
}

/** All that can be found in a chart, states first. */
export function findsIn(chart: Chart): Find[] {
  const places = placesOf(chart)
  const all = [...places.values()].map(({ node }) => node)
  return [
    ...all.map(({ id, key }) => ({ id, kind: 'state' as const, title: key, place: id })),
    ...all.flatMap((node) =>
      node.transitions.map((transition) => ({
        id: transition.id,
        kind: 'transition' as const,
        title: lineOf(transition, places),
        place: node.id,
      })),
    ),
  ]
}

/** Those whose title has all words of a text, wherever; case does not count. */
export function matching(finds: readonly Find[], text: string, most: number): Find[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Find[] = []
  for (const find of finds) {
    const title = find.title.toLowerCase()
    if (words.every((word) => title.includes(word))) found.push(find)
    if (found.length === most) break
  }
  return found
}
