import type { ChartGraph, Row, State, StateNode, TransitionEdge } from './graphOf.ts'
import type { Line } from './words.ts'

export interface Point {
  x: number
  y: number
}

export interface Area extends Point {
  width: number
  height: number
}

/** A state as it is drawn. */
export interface Box extends Area {
  id: string
  state: State
  depth: number
  isRegion: boolean
  isInitial: boolean
  hidden: number
  lines: readonly Line[]
  rows: readonly Row[]
  top: number
  /** Whether the states in it are drawn. */
  isOpen: boolean
}

/** An arrow between two states with its words. */
export interface Arrow {
  id: string
  source: string
  target: string
  points: readonly Point[]
  rows: readonly Row[]
  label: Area
  /** Around all of it. */
  area: Area
}

/** A chart that has been laid out; places are in px from its upper left corner. */
export interface Picture {
  width: number
  height: number
  /** The outer ones before those in them. */
  boxes: readonly Box[]
  arrows: readonly Arrow[]
}

/** What is drawn of a graph that elkjs has laid out. */
export function pictureOf(graph: ChartGraph): Picture {
  const boxes: Box[] = []
  const walk = (nodes: readonly StateNode[]) => {
    for (const node of nodes) {
      const { id, state, depth, isRegion, isInitial, hidden, lines, rows, top, children } = node
      const isOpen = children.length > 0
      const told = { id, state, depth, isRegion, isInitial, hidden, lines, rows, top, isOpen }
      boxes.push({ ...told, ...areaOf(node) })
      walk(children)
    }
  }
  walk(graph.children)
  const { width = 0, height = 0 } = graph
  const boxOf = new Map(boxes.map((box) => [box.id, box]))
  return { width, height, boxes, arrows: graph.edges.map((edge) => arrowOf(edge, boxOf)) }
}

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x,
  y,
  width,
  height,
})

function arrowOf(
  { id, sources, targets, sections = [], labels, rows }: TransitionEdge,
  boxOf: ReadonlyMap<string, Box>,
): Arrow {
  const [source = '', target = ''] = [sources[0], targets[0]]
  const whole = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  const points = belowHead(
    belowHead(whole, boxOf.get(source)).toReversed(),
    boxOf.get(target),
  ).toReversed()
  const label = areaOf(labels?.[0] ?? {})
  const area = around([...points, label, { x: label.x + label.width, y: label.y + label.height }])
  return { id, source, target, points, rows, label, area }
}

/** An arrow between a state and one in it begins, or ends, below the words of the outer one. */
function belowHead(points: readonly Point[], box: Box | undefined): readonly Point[] {
  const [first, second] = points
  if (!first || !second || !box?.isOpen) return points
  const y = box.y + box.top
  const isInside = Math.abs(first.y - box.y) < 1 && second.y > y
  return isInside ? points.with(0, { x: first.x, y }) : points
}

function around(points: readonly Point[]): Area {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const touches = (one: Area, other: Area) =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height

/** The part of a picture that can be seen in an area of it. */
export function partIn(picture: Picture, area: Area): Picture {
  return {
    ...picture,
    boxes: picture.boxes.filter((box) => touches(box, area)),
    arrows: picture.arrows.filter((arrow) => touches(arrow.area, area)),
  }
}
