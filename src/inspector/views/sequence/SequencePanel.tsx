import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Branch } from '../../replica.types.ts'
import { type Entry, eachOnce, type TimerSpan } from './entries.ts'
import { ChosenLine, LifelineHeads } from './LifelineHeads.tsx'
import { type Manner, measures } from './measures.ts'
import style from './Sequence.module.css'
import { rowHeight, SequenceRow } from './SequenceRow.tsx'
import { SequenceToolbar } from './SequenceToolbar.tsx'
import { useChosenInSight, useColumns } from './useColumns.ts'
import { pageSize, usePages } from './usePages.ts'

interface Props {
  branch: Branch
  position: number
  first: number
  length: number
  /** The address of the chosen actor. */
  actor?: string | null
  /** Addresses of the actors to which the drawing is kept; all without any. */
  selectedActors?: readonly string[]
  onSelectPosition(position: number): void
  onSelectActor(path: string): void
}

const everybody: readonly string[] = []
const noTimers: readonly TimerSpan[] = []

/** Actors as lifelines, and the events between them as arrows, along the log. */
export function SequencePanel(props: Props) {
  const { branch, position, first, length, actor = null, onSelectPosition } = props
  const { selectedActors = everybody } = props
  const [isToScale, setIsToScale] = useState(false)
  const [isFolded, setIsFolded] = useState(true)
  const [seen, setSeen] = useState<readonly [number, number]>([0, 0])
  const actorKey = selectedActors.join('\n')
  const actors = useMemo(() => (actorKey === '' ? everybody : actorKey.split('\n')), [actorKey])
  const manner = useMemo<Manner>(() => ({ isToScale, actors }), [isToScale, actors])
  const { pages, problem } = usePages(branch, first, length, seen)

  const scroller = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const count = Math.max(0, length - first)
  const positionOf = (index: number) => first + 1 + index
  const pageAt = useCallback((index: number) => pages.get(Math.floor(index / pageSize)), [pages])
  const entryAt = (index: number): Entry | undefined =>
    pageAt(index)?.entries.get(positionOf(index))
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(entryAt(index), manner, positionOf(index) === position),
    scrollMargin: measures.header,
    scrollPaddingStart: measures.header,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const place = (index: number | undefined) => Math.floor((index ?? 0) / pageSize)
  const [from, to] = [place(items[0]?.index), place(items.at(-1)?.index)]
  useEffect(() => setSeen([from, to]), [from, to])

  const shownPages = useMemo(
    () => [...new Set([from, to])].flatMap((one) => pages.get(one) ?? []),
    [pages, from, to],
  )
  const entries = useMemo(
    () => shownPages.flatMap((page) => [...page.entries.values()]),
    [shownPages],
  )
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
  const window = [positionOf(startIndex), positionOf(endIndex)] as const
  const { isScrolling } = virtualizer
  const columns = useColumns({ entries, window, isScrolling, isFolded, actors, chosen: actor })
  useChosenInSight(scroller, columns, actor, entries.length > 0)
  const timers = useMemo(() => eachOnce(shownPages.flatMap((page) => page.timers)), [shownPages])

  const index = position - first - 1
  const anchor = useRef({ index: -1, isFollowed: true })
  useLayoutEffect(() => {
    const { current: kept } = anchor
    if (kept.index === index) return
    anchor.current = { index, isFollowed: true }
    if (index >= 0 && index < count) virtualizer.scrollToIndex(index, { align: 'auto' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are others once one of these is
  useLayoutEffect(() => {
    const isKept = anchor.current.isFollowed && index >= 0 && index < count
    keepInPlace(virtualizer, scroller.current, isKept ? index : undefined)
  }, [virtualizer, pages, manner, position, index, count])
  const letGo = () => {
    anchor.current.isFollowed = false
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = moves[event.key]?.(index, count)
    if (next === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    if (count > 0) onSelectPosition(positionOf(Math.min(count - 1, Math.max(0, next))))
  }

  return (
    <div className={style.panel}>
      <SequenceToolbar
        branch={branch}
        first={first}
        length={length}
        seen={[positionOf(items[0]?.index ?? 0), positionOf(items.at(-1)?.index ?? 0)]}
        manner={manner}
        onScale={setIsToScale}
        isFolded={isFolded}
        onFold={setIsFolded}
      />
      {problem !== undefined && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
      {count === 0 ? (
        <p className={style.empty}>The log has no entries yet.</p>
      ) : (
        <div
          ref={scroller}
          className={style.scroller}
          tabIndex={-1}
          onWheel={letGo}
          onPointerDown={letGo}
          onTouchMove={letGo}
        >
          <LifelineHeads columns={columns} chosen={actor} onSelectActor={props.onSelectActor} />
          <div
            role="listbox"
            tabIndex={0}
            className={style.list}
            aria-label="Entries"
            aria-activedescendant={index >= 0 ? `${prefix}${position}` : undefined}
            style={{ height: virtualizer.getTotalSize() }}
            onKeyDown={onKeyDown}
          >
            <ChosenLine columns={columns} chosen={actor} />
            {items.map(({ index: at, start, size }) => (
              <SequenceRow
                key={at}
                id={`${prefix}${positionOf(at)}`}
                position={positionOf(at)}
                entry={entryAt(at)}
                timers={pageAt(at) ? timers : noTimers}
                columns={columns}
                manner={manner}
                isChosen={positionOf(at) === position}
                count={length}
                start={start - measures.header}
                height={size}
                onSelect={onSelectPosition}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** Rows that become higher or lower move nothing that is seen, least of all the one that is followed. */
function keepInPlace(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  scroller: HTMLDivElement | null,
  followed: number | undefined,
): void {
  if (!scroller) return
  const { scrollTop } = scroller
  const topmost = virtualizer.measurementsCache.find(({ end }) => end > scrollTop + measures.header)
  virtualizer.measure()
  virtualizer.getTotalSize()
  const moved = topmost && virtualizer.measurementsCache[topmost.index]
  if (moved && moved.start !== topmost.start) scroller.scrollTop += moved.start - topmost.start
  if (followed !== undefined) virtualizer.scrollToIndex(followed, { align: 'auto' })
}

const moves: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_, count) => count - 1,
}
