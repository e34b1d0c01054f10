import { memo } from 'react'
import { tokenColours } from '../colours.ts'
import { EntryDrawing, middleOf } from './EntryDrawing.tsx'
import { concerns, type Entry, type TimerSpan } from './entries.ts'
import { heightOf, heightOfPause, type Manner, measures, timeOf } from './measures.ts'
import style from './Sequence.module.css'
import { wordsOfEntry } from './wordsOf.ts'

interface Props {
  id: string
  position: number
  /** Undefined while it is on its way. */
  entry: Entry | undefined
  timers: readonly TimerSpan[]
  columns: readonly string[]
  manner: Manner
  isChosen: boolean
  count: number
  start: number
  height: number
  onSelect(position: number): void
}

/** An entry in the drawing, which is also a line of text for screen readers. */
export const SequenceRow = memo(function SequenceRow(props: Props) {
  const { id, position, entry, timers, columns, manner, isChosen, count, start, height } = props
  const width = middleOf(columns.length - 0.5)
  const pause = entry ? heightOfPause(entry.pause, manner.isToScale) : 0
  const isEmpty = entry && !entry.arrows.some((arrow) => concerns(arrow, manner.actors))
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-posinset={position}
      aria-setsize={count}
      aria-label={entry ? wordsOfEntry(entry, manner.actors) : `Entry ${position}, on its way`}
      className={style.row}
      style={{ height, width, transform: `translateY(${start}px)` }}
      onClick={() => props.onSelect(position)}
    >
      <div className={style.lit} style={{ top: pause }} />
      {entry && (
        <svg aria-hidden className={style.drawing} width={width} height={height}>
          <EntryDrawing
            entry={entry}
            columns={columns}
            timers={timers}
            manner={manner}
            isWhole={isChosen}
            colours={tokenColours}
          />
        </svg>
      )}
      {!isEmpty && (
        <div
          aria-hidden
          className={style.gutter}
          style={{ marginTop: pause, width: measures.gutter - 18 }}
        >
          <b>{position}</b>
          {entry && <span>{timeOf(entry.at)}</span>}
        </div>
      )}
    </div>
  )
})

const unknownHeight = measures.lane + measures.pad

/** How high an entry is drawn, as far as it is known. */
export function rowHeight(entry: Entry | undefined, manner: Manner, isChosen: boolean): number {
  if (!entry) return unknownHeight
  const count = entry.arrows.filter((arrow) => concerns(arrow, manner.actors)).length
  return heightOf(entry, count, manner, isChosen)
}
