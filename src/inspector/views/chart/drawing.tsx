import type { Colours } from '../colours.ts'
import { type Mark, markOfArrow, markOfState } from './marks.ts'
import { arrowHead, roundedPath } from './paths.ts'
import type { Arrow, Box } from './pictureOf.ts'
import { type Look, Rows, Words } from './rowsDrawing.tsx'
import { sizes } from './sizes.ts'

const { padX, head, line, rowGap, text, nameText } = sizes

/** What kind of state it is, where the name does not say so. */
function kindOf({ state: { type, history }, hidden }: Box): string {
  if (hidden > 0) return `+${hidden}`
  if (type === 'history') return history === 'deep' ? 'H*' : 'H'
  return type === 'parallel' || type === 'final' ? type : ''
}

/** The frame of a state at the origin. */
export function FrameDrawing({ box, marks, colours }: { box: Box } & Look) {
  const { width, height, state, isRegion, isInitial, depth } = box
  const mark = markOfState(marks, box.id)
  const isActive = mark === 'active'
  const radius = radiusOf(box)
  const line = colours[isActive ? 'accent' : mark === 'pale' ? 'line' : 'line-strong']
  return (
    <g>
      <rect
        width={width}
        height={height}
        rx={radius}
        fill={colours[depth % 2 === 0 ? 'surface-raised' : 'surface']}
        stroke={line}
        strokeWidth={isActive ? 2 : 1}
        strokeDasharray={isRegion ? '6 4' : undefined}
      />
      {state.type === 'final' && (
        <rect {...inset(box, 3)} rx={radius - 3} fill="none" stroke={line} />
      )}
      {isLit(box, mark) && (
        <rect {...inset(box, 4)} height={head - 6} rx={radius - 3} fill={colours['accent-fill']} />
      )}
      {isInitial && (
        <g stroke={colours['ink-soft']} fill={colours['ink-soft']}>
          <circle cx={-14} cy={12} r={3.5} stroke="none" />
          <path d="M-11 12H-3" fill="none" />
          <path d="M0 12l-6 -3.5v7Z" stroke="none" />
        </g>
      )}
    </g>
  )
}

const inset = ({ width, height }: Box, by: number) => ({
  x: by,
  y: by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const radiusOf = ({ state: { type } }: Box) => (type === 'history' || type === 'final' ? 12 : 6)

const isLit = ({ isOpen }: Box, mark: Mark) => mark === 'active' && !isOpen

const nameColours: Partial<Record<Mark, keyof Colours>> = { active: 'accent', pale: 'ink-faint' }

/** What stands in a state at the origin; readable where arrows cross it. */
export function StateWords({ box, marks, colours }: { box: Box } & Look) {
  const { width, state, depth, lines, rows } = box
  const mark = markOfState(marks, box.id)
  const isBright = isLit(box, mark)
  const name = colours[isBright ? 'accent-on-fill' : (nameColours[mark] ?? 'ink')]
  const linesTop = head + rowGap / 2
  const halo = {
    stroke: colours[depth % 2 === 0 ? 'surface-raised' : 'surface'],
    strokeWidth: 4,
    paintOrder: 'stroke',
    strokeLinejoin: 'round',
  } as const
  return (
    <g {...(box.isOpen && halo)}>
      <text x={padX} y={17} fontSize={nameText} fontWeight={600} fill={name}>
        {state.key}
      </text>
      <text
        x={width - padX - (state.holdsStates && depth > 0 ? 18 : 0)}
        y={16.5}
        textAnchor="end"
        fontSize={text}
        fill={isBright ? name : colours['ink-faint']}
      >
        {kindOf(box)}
      </text>
      <Words lines={lines} y={linesTop} mark={mark} colours={colours} />
      <Rows
        rows={rows}
        y={linesTop + lines.length * line + (lines.length > 0 ? rowGap : 0) - rowGap / 2}
        width={width}
        marks={marks}
        colours={colours}
      />
    </g>
  )
}

const strokes: Readonly<Record<Mark, keyof Colours>> = {
  active: 'accent',
  taken: 'accent',
  refused: 'wrong',
  plain: 'ink-faint',
  pale: 'line-strong',
}

/** The line of an arrow, where it is in the picture. */
export function ArrowDrawing({
  arrow,
  marks,
  colours,
  className,
}: { arrow: Arrow; className?: string } & Look) {
  const mark = markOfArrow(
    marks,
    arrow.rows.map(({ transition }) => transition),
  )
  const colour = colours[strokes[mark]]
  return (
    <g>
      <path
        d={roundedPath(arrow.points)}
        fill="none"
        stroke={colour}
        strokeWidth={mark === 'taken' ? 2.5 : mark === 'refused' ? 1.75 : 1.25}
        strokeDasharray={mark === 'pale' ? '2 3' : undefined}
        className={mark === 'taken' ? className : undefined}
      />
      <path d={arrowHead(arrow.points)} fill={colour} />
    </g>
  )
}

/** The words of an arrow, at the origin. */
export function LabelDrawing({ arrow: { rows, label }, marks, colours }: { arrow: Arrow } & Look) {
  const mark = markOfArrow(
    marks,
    rows.map(({ transition }) => transition),
  )
  return (
    <g>
      <rect
        width={label.width}
        height={label.height}
        rx={4}
        fill={colours.surface}
        stroke={colours[mark === 'taken' ? 'accent' : mark === 'refused' ? 'wrong' : 'line']}
      />
      <Rows rows={rows} y={rowGap / 2} width={label.width} marks={marks} colours={colours} />
    </g>
  )
}
