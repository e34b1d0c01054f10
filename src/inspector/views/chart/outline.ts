import type { Chart, ChartNode } from '../../replica.chart.types.ts'
import { type Mark, type Marks, markOfState, markOfTransition } from './marks.ts'
import { placesOf } from './nodes.ts'
import { factsOfState, factsOfTransition, lineOf } from './sentences.ts'

/** A line of a chart as a tree: a state, or a transition below the state that it leaves. */
export interface OutlineItem {
  id: string
  kind: 'state' | 'transition'
  title: string
  facts: readonly string[]
  mark: Mark
  children: readonly OutlineItem[]
}

/** An item where it stands in the tree. */
export interface OutlineLine {
  item: OutlineItem
  /** Of the root 1. */
  level: number
  parent: string | null
  /** Its place among those of its parent, from 1. */
  place: number
  siblings: number
  isOpen: boolean
}

/** A chart as a tree that says all that its picture shows. */
export function outlineOf(chart: Chart, marks: Marks): OutlineItem {
  const places = placesOf(chart)
  const itemOf = (node: ChartNode, initial: string | null): OutlineItem => ({
    id: node.id,
    kind: 'state',
    title: node.key,
    facts: [...(node.id === initial ? ['initial'] : []), ...factsOfState(node, marks)],
    mark: markOfState(marks, node.id),
    children: [
      ...node.transitions.map((transition) => ({
        id: transition.id,
        kind: 'transition' as const,
        title: lineOf(transition, places),
        facts: factsOfTransition(transition, marks),
        mark: markOfTransition(marks, transition.id),
        children: [],
      })),
      ...node.states.map((child) => itemOf(child, node.initial)),
    ],
  })
  return itemOf(chart.root, null)
}

/** The lines that are seen of a tree, from top to bottom. */
export function linesOfOutline(root: OutlineItem, collapsed: ReadonlySet<string>): OutlineLine[] {
  const lines: OutlineLine[] = []
  const walk = (items: readonly OutlineItem[], level: number, parent: string | null) => {
    for (const [index, item] of items.entries()) {
      const isOpen = item.children.length > 0 && !collapsed.has(item.id)
      const siblings = items.length
      lines.push({ item, level, parent, place: index + 1, siblings, isOpen })
      if (isOpen) walk(item.children, level + 1, item.id)
    }
  }
  walk([root], 1, null)
  return lines
}
