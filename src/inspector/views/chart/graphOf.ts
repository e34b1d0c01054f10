import type { ElkExtendedEdge, ElkNode } from 'elkjs'
import type { Chart, ChartNode, ChartTransition } from '../../replica.chart.types.ts'
import { countWithin, type Place, placesOf, seenAt } from './nodes.ts'
import { sizes } from './sizes.ts'
import { type Line, lengthOf, linesOfState, linesOfTransition } from './words.ts'

/** A transition as it stands in a box or on an arrow. */
export interface Row {
  transition: string
  lines: readonly Line[]
}

/** A state without what is in it. */
export type State = Omit<ChartNode, 'states' | 'transitions'> & { holdsStates: boolean }

/** A state in the graph that is laid out. */
export interface StateNode extends ElkNode {
  state: State
  depth: number
  isRegion: boolean
  isInitial: boolean
  /** How many states are hidden in it; 0 when it is not collapsed. */
  hidden: number
  lines: readonly Line[]
  /** Transitions that lead nowhere else. */
  rows: readonly Row[]
  /** How high what stands in it is, above the states in it. */
  top: number
  children: StateNode[]
}

/** All transitions between two states. */
export interface TransitionEdge extends ElkExtendedEdge {
  rows: readonly Row[]
}

/** The graph that is laid out. */
export interface ChartGraph extends ElkNode {
  children: StateNode[]
  edges: TransitionEdge[]
}

export const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
} as const

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
} as const

/**
 * The graph of a chart for elkjs: states with room for what stands in them, and an arrow for all
 * transitions between two states with room for their words.
 * @param collapsed ids of states whose inside is hidden; arrows from and to what is hidden lead to them
 */
export function graphOf(chart: Chart, collapsed: ReadonlySet<string>): ChartGraph {
  const places = placesOf(chart)
  const seen = (id: string) => seenAt(places, collapsed, id)
  const rows = new Map<string, Row[]>()
  const edges = new Map<string, TransitionEdge & { rows: Row[] }>()
  for (const { node } of places.values()) {
    for (const transition of node.transitions) {
      const source = seen(node.id)
      const row = rowOf(transition)
      const targets = new Set(transition.targets.map(seen))
      targets.delete(source)
      if (targets.size === 0 && source === node.id) put(rows, source, row)
      for (const target of targets) {
        const id = `${source} → ${target}`
        const edge = edges.get(id) ?? { id, sources: [source], targets: [target], rows: [] }
        edges.set(id, edge)
        edge.rows.push(row)
      }
    }
  }
  return {
    id: '',
    layoutOptions,
    children: [stateNode(places, collapsed, rows, chart.root)],
    edges: [...edges.values()].map((edge) => ({ ...edge, labels: [labelOf(edge.rows)] })),
  }
}

function put(rows: Map<string, Row[]>, id: string, row: Row): void {
  const list = rows.get(id)
  if (list) list.push(row)
  else rows.set(id, [row])
}

const rowOf = (transition: ChartTransition): Row => ({
  transition: transition.id,
  lines: linesOfTransition(transition),
})

function stateNode(
  places: ReadonlyMap<string, Place>,
  collapsed: ReadonlySet<string>,
  rowsOf: ReadonlyMap<string, readonly Row[]>,
  node: ChartNode,
): StateNode {
  const { states, transitions: _, ...told } = node
  const state = { ...told, holdsStates: states.length > 0 }
  const { parent = null, depth = 0 } = places.get(state.id) ?? {}
  const around = parent === null ? undefined : places.get(parent)?.node
  const lines = linesOfState(node)
  const rows = rowsOf.get(state.id) ?? []
  const isOpen = !collapsed.has(state.id) && states.length > 0
  const hidden = isOpen ? 0 : countWithin(node)
  const size = sizeOf(state.key, lines, rows, hidden)
  const { inside } = sizes
  return {
    id: state.id,
    state,
    depth,
    isRegion: around?.type === 'parallel',
    isInitial: around?.initial === state.id,
    hidden,
    lines,
    rows,
    top: size.height,
    ...(isOpen ? {} : size),
    layoutOptions: isOpen
      ? {
          ...spacing,
          'elk.padding': `[top=${size.height + inside},left=${inside},bottom=${inside},right=${inside}]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${size.width},${size.height})`,
        }
      : {},
    children: isOpen ? states.map((child) => stateNode(places, collapsed, rowsOf, child)) : [],
  }
}

function sizeOf(name: string, lines: readonly Line[], rows: readonly Row[], hidden: number) {
  const { nameLetter, letter, padX, padY, head, line, rowGap, count } = sizes
  const all = [...lines, ...rows.flatMap((row) => row.lines)]
  const widest = Math.max(0, ...all.map(lengthOf)) * letter
  // beside the name stand its kind and, with states inside, the button that opens it
  const title = name.length * nameLetter + (hidden > 0 ? 110 : 70)
  const height =
    head + all.length * line + (lines.length > 0 ? rowGap : 0) + rows.length * rowGap + padY
  return {
    width: Math.ceil(Math.max(title, widest + (rows.length > 0 ? count : 0)) + 2 * padX),
    height,
  }
}

function labelOf(rows: readonly Row[]) {
  const { letter, padX, line, rowGap, count } = sizes
  const lines = rows.flatMap((row) => row.lines)
  return {
    text: rows.map(({ transition }) => transition).join(' '),
    width: Math.ceil(Math.max(...lines.map(lengthOf)) * letter + 2 * padX + count),
    height: lines.length * line + rows.length * rowGap + rowGap,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  }
}
