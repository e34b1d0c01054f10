import type { Colours } from '../colours.ts'
import type { Row } from './graphOf.ts'
import { type Mark, type Marks, markOfTransition, timesOf } from './marks.ts'
import { sizes } from './sizes.ts'
import type { Line, Role } from './words.ts'

const { padX, line, rowGap, text } = sizes

/** What a drawing shows beside the chart. */
export interface Look {
  marks: Marks
  colours: Colours
}

const roleColours: Readonly<Record<Role, keyof Colours>> = {
  name: 'ink',
  event: 'ink',
  timer: 'timer',
  guard: 'effect',
  action: 'ink-soft',
  note: 'ink-faint',
}

/** What a state or a transition does, a line each. */
export function Words({
  lines,
  y,
  mark,
  colours,
}: { lines: readonly Line[]; y: number; mark: Mark } & Pick<Look, 'colours'>) {
  return lines.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <text key={index} x={padX} y={y + index * line + 11} fontSize={text} xmlSpace="preserve">
      {spans.map(({ role, text: words }, place) => (
        <tspan
          key={role}
          fill={colours[mark === 'pale' ? 'ink-faint' : roleColours[role]]}
          fontWeight={role === 'event' || role === 'timer' ? 600 : 400}
        >
          {place > 0 ? ` ${words}` : words}
        </tspan>
      ))}
    </text>
  ))
}

const washes: Partial<Record<Mark, keyof Colours>> = {
  taken: 'surface-chosen',
  refused: 'wrong-wash',
}

/** Transitions one below the other, each with what became of it. */
export function Rows({
  rows,
  y,
  width,
  marks,
  colours,
}: { rows: readonly Row[]; y: number; width: number } & Look) {
  let top = y
  return rows.map(({ transition, lines }) => {
    const mark = markOfTransition(marks, transition)
    const wash = washes[mark]
    const [place, height] = [top, lines.length * line + rowGap]
    top += height
    const sign = mark === 'refused' ? '✕' : timesOf(marks, transition)
    return (
      <g key={transition}>
        {mark === 'refused' && <title>{marks.refused.get(transition)?.verdict}</title>}
        {wash && (
          <rect
            x={3}
            y={place}
            width={width - 6}
            height={height}
            rx={3}
            fill={colours[wash]}
            stroke="none"
          />
        )}
        <Words lines={lines} y={place + rowGap / 2} mark={mark} colours={colours} />
        <text
          x={width - padX}
          y={place + rowGap / 2 + 11}
          textAnchor="end"
          fontSize={text}
          fontWeight={600}
          fill={colours[mark === 'refused' ? 'wrong' : 'accent']}
        >
          {sign}
        </text>
      </g>
    )
  })
}
