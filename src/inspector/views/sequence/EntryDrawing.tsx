import type { Arrow } from '../../replica.chart.types.ts'
import type { Colours } from '../colours.ts'
import { nameOfEvent } from '../eventNames.ts'
import { concerns, type Entry, type Life, outside, type TimerSpan } from './entries.ts'
import {
  drawnOf,
  heightOf,
  heightOfPause,
  type Manner,
  measures,
  wordsOfPause,
} from './measures.ts'

const { gutter, column, lane, line } = measures

/** By how much lines reach into the next entry, so that none is seen between. */
const seam = 1

interface Props {
  entry: Entry
  /** Addresses of the lifelines, from left to right. */
  columns: readonly string[]
  timers: readonly TimerSpan[]
  manner: Manner
  /** Whether all of many arrows are drawn. */
  isWhole: boolean
  colours: Colours
}

/** The middle of a lifeline. */
export const middleOf = (index: number) => gutter + (index + 0.5) * column

/** An entry's part of the lifelines, with its arrows, at the origin. */
export function EntryDrawing({ entry, columns, timers, manner, isWhole, colours }: Props) {
  const shown = entry.arrows.filter((arrow) => concerns(arrow, manner.actors))
  const height = heightOf(entry, shown.length, manner, isWhole)
  const top = heightOfPause(entry.pause, manner.isToScale)
  const arrows = shown.slice(0, drawnOf(shown.length, isWhole))
  const xs = new Map(columns.map((path, index) => [path, middleOf(index)]))
  const yOfArrow = new Map(arrows.map((arrow, index) => [arrow, top + index * lane + line]))
  const yOf = (index: number) => {
    const after = entry.arrows.slice(index).find((arrow) => yOfArrow.has(arrow))
    return (after && yOfArrow.get(after)) ?? height
  }
  const words = wordsOfPause(entry.pause, manner.isToScale)
  const given = { xs, yOf, height, colours }
  return (
    <g>
      <path d={outsideLine(xs, height)} stroke={colours['line-strong']} strokeDasharray="1 3" />
      <LifeLines lives={entry.lives} {...given} />
      {timers
        .filter(({ set, fired }) => set <= entry.position && entry.position <= fired)
        .map(({ path, type, set, fired }) => (
          <TimerBar
            key={`${path} ${type} ${set}`}
            x={xs.get(path)}
            from={set === entry.position ? top + line : 0}
            to={fired === entry.position ? top + line : height + seam}
            isSet={set === entry.position}
            colours={colours}
          />
        ))}
      {words !== '' && (
        <PauseWords words={words} top={top} width={columns.length} colours={colours} />
      )}
      {arrows.map((arrow, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows never move
        <ArrowLine key={index} arrow={arrow} y={yOfArrow.get(arrow) ?? 0} {...given} />
      ))}
      {arrows.length < shown.length && (
        <text x={gutter + 8} y={height - 10} fontSize={11} fill={colours['ink-soft']}>
          and {shown.length - arrows.length} more: choose this entry to see them
        </text>
      )}
    </g>
  )
}

interface Given {
  xs: ReadonlyMap<string, number>
  /** Where the arrow of a place is, or the next one that is drawn. */
  yOf(index: number): number
  height: number
  colours: Colours
}

function outsideLine(xs: ReadonlyMap<string, number>, height: number): string {
  const x = xs.get(outside)
  return x === undefined ? '' : `M${x} 0V${height + seam}`
}

function LifeLines({ lives, xs, yOf, height, colours }: { lives: readonly Life[] } & Given) {
  let [lines, births, ends] = ['', '', '']
  for (const { path, start, end } of lives) {
    const x = xs.get(path)
    if (x === undefined) continue
    const [from, to] = [start === null ? 0 : yOf(start), end === null ? height + seam : yOf(end)]
    lines += `M${x} ${from}V${to}`
    if (start !== null) births += `M${x - 5} ${from - 5}h10v10h-10Z`
    if (end !== null) ends += `M${x - 5} ${to + 3}l10 10m0 -10l-10 10M${x} ${to}v8`
  }
  return (
    <>
      <path d={lines} stroke={colours['line-strong']} fill="none" />
      <path d={births} fill={colours['accent-fill']} stroke={colours.accent} />
      <path d={ends} stroke={colours['ink-soft']} strokeWidth={1.5} fill="none" />
    </>
  )
}

function TimerBar(props: {
  x: number | undefined
  from: number
  to: number
  isSet: boolean
  colours: Colours
}) {
  const { x, from, to, isSet, colours } = props
  if (x === undefined) return null
  return (
    <>
      <path d={`M${x - 7} ${from}V${to}`} stroke={colours.timer} strokeWidth={2} />
      {isSet && <circle cx={x - 7} cy={from} r={3.5} fill={colours.timer} />}
    </>
  )
}

function PauseWords(props: { words: string; top: number; width: number; colours: Colours }) {
  const { words, top, width, colours } = props
  const y = Math.max(13, top / 2)
  return (
    <>
      <path
        d={`M${gutter} ${y}H${gutter + width * column}`}
        stroke={colours.line}
        strokeDasharray="3 5"
      />
      <text x={gutter - 10} y={y + 4} textAnchor="end" fontSize={11} fill={colours['ink-faint']}>
        {words}
      </text>
    </>
  )
}

const head = 7

function ArrowLine({ arrow, y, xs, colours }: { arrow: Arrow; y: number } & Given) {
  const { from, to, type, isInput, timerSetAt } = arrow
  const start = xs.get(from ?? outside)
  const end = xs.get(to)
  if (end === undefined) return null
  const isTimer = timerSetAt !== null
  const isOwn = start === end || start === undefined
  const colour = colours[isTimer ? 'timer' : isInput ? 'accent' : 'ink-faint']
  const side = isOwn || (start ?? end) > end ? 1 : -1
  const left = Math.min(start ?? end, end)
  const path = isOwn ? `M${end} ${y - 6}h16v6h-9` : `M${start} ${y}H${end + side * head}`
  return (
    <g>
      <path d={path} stroke={colour} strokeWidth={isInput ? 1.75 : 1.25} fill="none" />
      <path d={`M${end} ${y}l${side * head} -4v8Z`} fill={colour} />
      <text
        x={isOwn ? end + 22 : left + 12}
        y={isOwn ? y : y - 5}
        fontSize={11}
        fontWeight={isInput ? 600 : 400}
        fill={colours[isTimer ? 'timer' : isInput ? 'ink' : 'ink-soft']}
        stroke={colours.surface}
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {nameOfEvent(type)}
      </text>
    </g>
  )
}
