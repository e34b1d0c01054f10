import type { Edge, Node } from '@xyflow/react'
import { type Area, type Arrow, type Box, type Picture, partIn } from './pictureOf.ts'

const aboveFrames = 1000

const placed = ({ x, y, width, height }: Area) => ({ position: { x, y }, width, height })

const fixed = { draggable: false, connectable: false, selectable: false, focusable: false }

/**
 * What React Flow draws of a picture: what can be seen in an area of it, and the states at the ends of
 * its arrows, for React Flow draws no arrow without them.
 */
export function partsOf(picture: Picture, area: Area): { nodes: Node[]; edges: Edge[] } {
  const { boxes, arrows } = partIn(picture, area)
  const ends = new Set(arrows.flatMap(({ source, target }) => [source, target]))
  const seen = new Set(boxes)
  const frames = picture.boxes.filter((box) => seen.has(box) || ends.has(box.id))
  return {
    nodes: [
      ...frames.map(frameOf),
      ...boxes.filter(({ isOpen }) => isOpen).map(wordsOf),
      ...arrows.map(labelOf),
    ],
    edges: arrows.map((arrow) => ({
      id: arrow.id,
      type: 'arrow',
      source: arrow.source,
      target: arrow.target,
      zIndex: aboveFrames,
      data: { arrow },
      ...{ selectable: false, focusable: false },
    })),
  }
}

const frameOf = (box: Box): Node => ({
  id: box.id,
  type: 'frame',
  ...placed(box),
  ...fixed,
  zIndex: box.depth,
  data: { box },
})

const wordsOf = (box: Box): Node => ({
  id: `words ${box.id}`,
  type: 'words',
  ...placed({ ...box, height: box.top }),
  ...fixed,
  zIndex: aboveFrames + 1,
  data: { box },
})

const labelOf = (arrow: Arrow): Node => ({
  id: `label ${arrow.id}`,
  type: 'label',
  ...placed(arrow.label),
  ...fixed,
  zIndex: aboveFrames + 2,
  data: { arrow },
})
