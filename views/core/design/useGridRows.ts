import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** So many items are in the document whole: readers and the browser's search find all of them. */
export const drawnWhole = 60

/** So many rows above and below the window are in the document. */
const beyond = 3

/** In px, what may be scrolled into view below the grid: rows leave the document as they leave the window there too. */
const mostBelow = 10_000

/** In px, before a row was measured. */
const likelyHeight = 320

export interface GridLayout {
  columns: number
  /** Between two rows, in px, as the others. */
  gap: number
  /** Where it begins in the document. */
  top: number
  width: number
}

/**
 * How a grid lies, as its style sheet says; unknown before it is in the document.
 * @param isLong whether it is asked for: the whole page is laid out for the answer
 */
export function useGridLayout(
  grid: RefObject<HTMLElement | null>,
  isLong: boolean,
): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>()
  useLayoutEffect(() => {
    const element = grid.current
    if (!(element && isLong)) return
    const read = () =>
      setLayout((before) => {
        const now = layoutOf(element)
        const isSame = before && keys.every((key) => before[key] === now[key])
        return isSame ? before : now
      })
    const observer = new ResizeObserver(read)
    observer.observe(element)
    // What comes above moves it
    observer.observe(document.body)
    read()
    return () => observer.disconnect()
  }, [grid, isLong])
  return isLong ? layout : undefined
}

const keys = ['columns', 'gap', 'top', 'width'] as const

function layoutOf(element: HTMLElement): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  const { top, width } = element.getBoundingClientRect()
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(top + window.scrollY),
    width,
  }
}

/** What was measured of the rows of each owner's items. */
const measured = new WeakMap<object, VirtualItem[]>()

interface Options {
  items: readonly { id: string }[]
  isLong: boolean
  layout: GridLayout | undefined
  owner: object | undefined
}

/** A row in the document, and what is left out above it, in px. */
interface GridRow {
  row: number
  hole: number
}

/**
 * Which rows of a long grid are in the document: those near the window and around the focus, which goes on from there.
 * @returns beside those, what is left out below them in px, and what the grid is to be told
 */
export function useGridRows({ items, isLong, layout, owner }: Options) {
  const { columns = 1, gap = 0, top = 0, width = 0 } = layout ?? {}
  const before = owner && measured.get(owner)
  const first = useRef({ width: 0, columns: 0, height: before?.[0]?.size ?? likelyHeight })
  const focusedId = useRef<string>(undefined)
  const isToTop = useWayToTop(isLong)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: isLong,
    count: Math.ceil(items.length / columns),
    gap,
    scrollMargin: top,
    paddingEnd: mostBelow,
    overscan: beyond,
    useFlushSync: false,
    // Put back for rows that turn out higher than thought, the browser would end as far below the top
    scrollToFn: (offset, options, instance) =>
      isToTop.current && options.adjustments ? undefined : windowScroll(offset, options, instance),
    initialMeasurementsCache: before ?? [],
    getItemKey: useCallback((row: number) => `${width}/${columns}/${row}`, [width, columns]),
    estimateSize: () => first.current.height,
    measureElement(element, entry, instance) {
      const height = measureElement(element, entry, instance)
      const { current } = first
      const isFirst = current.width !== width || current.columns !== columns
      if (isFirst) first.current = { width, columns, height }
      return height
    },
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = defaultRangeExtractor(range)
        const at = items.findIndex(({ id }) => id === focusedId.current)
        if (at === -1) return near
        const row = Math.floor(at / columns)
        const around = [row - 1, row, row + 1].filter((one) => one >= 0 && one < range.count)
        return [...new Set([...near, ...around])].toSorted((a, b) => a - b)
      },
      [items, columns],
    ),
  })
  useEffect(
    () => () => {
      if (owner) measured.set(owner, [...virtualizer.measurementsCache])
    },
    [owner, virtualizer],
  )
  const near = virtualizer.getVirtualItems()
  const last = near.at(-1)
  return {
    rows: near.map(({ index, start }, at): GridRow => {
      const above = near[at - 1]
      if (index === (above?.index ?? -1) + 1) return { row: index, hole: 0 }
      return { row: index, hole: start - (above ? above.end + gap : top) }
    }),
    rest: last ? virtualizer.getTotalSize() - mostBelow - (last.end - top) : 0,
    measure: virtualizer.measureElement,
    noteFocus({ target }: FocusEvent) {
      focusedId.current = target.closest('li')?.dataset.id
    },
    noteBlur() {
      focusedId.current = undefined
    },
  }
}

/** What a guest does who goes another way. */
const otherWays = ['pointerdown', 'touchstart', 'wheel'] as const

/** Whether the guest is on the way to the top by Home, until they are there or go another way; a slow device rests on it. */
function useWayToTop(isLong: boolean) {
  const isToTop = useRef(false)
  useEffect(() => {
    if (!isLong) return
    const turn = (isOn: boolean) => {
      if (isToTop.current === isOn) return
      isToTop.current = isOn
      // The browser would keep in its place what is seen on the way, and end as far below the top
      document.documentElement.style.overflowAnchor = isOn ? 'none' : ''
    }
    const note = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isInField = target instanceof Element && target.matches('input, textarea, select')
      turn(key === 'Home' && !defaultPrevented && !isInField && window.scrollY > 0)
    }
    const end = () => turn(false)
    const endAtTop = () => {
      if (isToTop.current && window.scrollY <= 0) end()
    }
    const left = new AbortController()
    const whileHere = { passive: true, signal: left.signal }
    window.addEventListener('keydown', note, whileHere)
    window.addEventListener('scroll', endAtTop, whileHere)
    for (const way of otherWays) window.addEventListener(way, end, whileHere)
    return () => {
      left.abort()
      end()
    }
  }, [isLong])
  return isToTop
}
