import {
  type EdgeProps,
  Handle,
  type NodeProps,
  Position,
  type Edge as XyEdge,
  type Node as XyNode,
} from '@xyflow/react'
import { createContext, memo, type ReactNode, use } from 'react'
import { tokenColours } from '../colours.ts'
import style from './Chart.module.css'
import { ArrowDrawing, FrameDrawing, LabelDrawing, StateWords } from './drawing.tsx'
import { type Marks, marksOf } from './marks.ts'
import type { Arrow, Box } from './pictureOf.ts'

/** What the pieces of a picture have in common, apart from where they are. */
export interface Shared {
  marks: Marks
  /** The state, or the arrow, that was chosen. */
  chosen: string | undefined
  onToggle(id: string): void
}

export const SharedContext = createContext<Shared>({
  marks: marksOf(),
  chosen: undefined,
  onToggle: () => {},
})

type BoxNode = XyNode<{ box: Box }>
type ArrowNode = XyNode<{ arrow: Arrow }>
type ArrowEdge = XyEdge<{ arrow: Arrow }>

/** The outline says what the pieces show. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden className={style.piece}>
      {children}
    </svg>
  )
}

function Frame({ data: { box } }: NodeProps<BoxNode>) {
  const { marks, chosen } = use(SharedContext)
  return (
    <>
      <Drawing>
        <FrameDrawing box={box} marks={marks} colours={tokenColours} />
        {!box.isOpen && <StateWords box={box} marks={marks} colours={tokenColours} />}
      </Drawing>
      {chosen === box.id && <div className={style.chosen} />}
      {!box.isOpen && <Toggle box={box} />}
      <Ends />
    </>
  )
}

/** Without them React Flow draws no arrow; where it really begins and ends the layout says. */
function Ends() {
  const end = { position: Position.Bottom, isConnectable: false, className: style.end ?? '' }
  return (
    <>
      <Handle type="source" {...end} />
      <Handle type="target" {...end} />
    </>
  )
}

/** What stands in an open state, above the arrows that cross it. */
function Words({ data: { box } }: NodeProps<BoxNode>) {
  const { marks } = use(SharedContext)
  return (
    <>
      <Drawing>
        <StateWords box={box} marks={marks} colours={tokenColours} />
      </Drawing>
      <Toggle box={box} />
    </>
  )
}

function Toggle({ box: { id, depth, state, isOpen } }: { box: Box }) {
  const { onToggle } = use(SharedContext)
  if (!state.holdsStates || depth === 0) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${style.toggle} nopan`}
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${state.key}`}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.stopPropagation()
        onToggle(id)
      }}
    >
      {isOpen ? '−' : '+'}
    </button>
  )
}

function Label({ data: { arrow } }: NodeProps<ArrowNode>) {
  const { marks, chosen } = use(SharedContext)
  return (
    <>
      <Drawing>
        <LabelDrawing arrow={arrow} marks={marks} colours={tokenColours} />
      </Drawing>
      {chosen === arrow.id && <div className={style.chosen} />}
    </>
  )
}

function ArrowLine({ data }: EdgeProps<ArrowEdge>) {
  const { marks } = use(SharedContext)
  if (!data) return null
  return (
    <ArrowDrawing
      arrow={data.arrow}
      marks={marks}
      colours={tokenColours}
      className={style.traced}
    />
  )
}

export const nodeTypes = { frame: memo(Frame), words: memo(Words), label: memo(Label) }
export const edgeTypes = { arrow: memo(ArrowLine) }
