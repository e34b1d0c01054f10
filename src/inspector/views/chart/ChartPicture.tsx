import '@xyflow/react/dist/base.css'
import { ReactFlow, type ReactFlowState, useReactFlow, useStore } from '@xyflow/react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import style from './Chart.module.css'
import { fitted, motion, useFollowing } from './following.ts'
import { partsOf } from './partsOf.ts'
import type { Area, Arrow, Box, Picture } from './pictureOf.ts'
import { edgeTypes, nodeTypes, type Shared, SharedContext } from './pieces.tsx'

export interface Target {
  id: string
  /** Another for each time that it is wanted in view. */
  count: number
}

interface Props extends Shared {
  name: string
  picture: Picture
  /** What is to be brought into view. */
  target: Target | undefined
  onChoose(chosen: { state: string } | { arrow: Arrow }): void
}

const cell = 400
const zooms = { minZoom: 0.05, maxZoom: 2 } as const

/** The part of the picture that is seen, in whole cells, so that it changes seldom while one pans. */
const selectCells = ({ transform: [x, y, zoom], width, height }: ReactFlowState): string => {
  const size = cell / zoom
  const [left, top] = [Math.floor(-x / zoom / size), Math.floor(-y / zoom / size)]
  const across = Math.ceil(width / cell) + 1
  const down = Math.ceil(height / cell) + 1
  return [left * size - size / 2, top * size - size / 2, (across + 1) * size, (down + 1) * size]
    .map(Math.round)
    .join(' ')
}

function areaOf(cells: string): Area {
  const [x = 0, y = 0, width = 0, height = 0] = cells.split(' ').map(Number)
  return { x, y, width, height }
}

/** A chart drawn: one can pan, zoom, and choose states and arrows. */
export function ChartPicture({ name, picture, target, onChoose, ...shared }: Props) {
  const flow = useReactFlow()
  const cells = useStore(selectCells)
  const { nodes, edges } = useMemo(() => partsOf(picture, areaOf(cells)), [picture, cells])
  useFollowing(picture, shared.marks)
  useJump(picture, target)
  const { marks, chosen, onToggle } = shared
  const given = useMemo(() => ({ marks, chosen, onToggle }), [marks, chosen, onToggle])
  return (
    <SharedContext value={given}>
      <section
        className={style.picture}
        aria-label={`Picture of ${name}`}
        aria-description="Arrow keys pan, plus and minus zoom, 0 fits all. The outline says what is in it."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys pan and zoom it
        tabIndex={0}
        onKeyDown={(event) => move(event, flow, picture)}
      >
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          nodesFocusable={false}
          edgesFocusable={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          proOptions={{ hideAttribution: true }}
          onNodeClick={(_, { data }) => {
            if ('box' in data) onChoose({ state: (data.box as Box).id })
            else onChoose({ arrow: data.arrow as Arrow })
          }}
          {...zooms}
        />
      </section>
    </SharedContext>
  )
}

type Flow = ReturnType<typeof useReactFlow>

/** Brings the whole picture into view. */
export function showAll(flow: Flow, { width, height }: Picture): void {
  void flow.fitBounds({ x: 0, y: 0, width, height }, { ...fitted, ...motion() })
}

function useJump(picture: Picture, target: Target | undefined): void {
  const flow = useReactFlow()
  const done = useRef<Target>(undefined)
  useEffect(() => {
    if (!target || done.current === target) return
    const area =
      picture.boxes.find(({ id }) => id === target.id) ??
      picture.arrows.find(({ rows }) => rows.some(({ transition }) => transition === target.id))
        ?.label ??
      picture.boxes.find(({ rows }) => rows.some(({ transition }) => transition === target.id))
    if (!area) return
    done.current = target
    const zoom = Math.max(flow.getZoom(), 0.8)
    const middle = { x: area.x + area.width / 2, y: area.y + Math.min(area.height / 2, 200 / zoom) }
    void flow.setCenter(middle.x, middle.y, { zoom, ...motion() })
  }, [flow, picture, target])
}

const step = 80
const pans: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

function move(event: KeyboardEvent, flow: Flow, picture: Picture): void {
  const pan = pans[event.key]
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (pan) {
    const { x, y, zoom } = flow.getViewport()
    void flow.setViewport({ x: x + pan[0], y: y + pan[1], zoom })
  } else if (event.key === '+' || event.key === '=') void flow.zoomIn(motion())
  else if (event.key === '-') void flow.zoomOut(motion())
  else if (event.key === '0') showAll(flow, picture)
  else return
  event.preventDefault()
  event.stopPropagation()
}
