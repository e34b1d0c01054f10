import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Chart } from '../../replica.chart.types.ts'
import style from './ChartOutline.module.css'
import type { Marks } from './marks.ts'
import { linesOfOutline, type OutlineLine, outlineOf } from './outline.ts'

interface Props {
  name: string
  chart: Chart
  marks: Marks
  chosen: string | undefined
  collapsed: ReadonlySet<string>
  onToggle(id: string): void
  onChoose(id: string): void
}

const rowHeight = 22

/** The chart as a tree: what its picture shows, for the keyboard and for screen readers. */
export function ChartOutline({ name, chart, marks, chosen, collapsed, ...on }: Props) {
  const root = useMemo(() => outlineOf(chart, marks), [chart, marks])
  const lines = useMemo(() => linesOfOutline(root, collapsed), [root, collapsed])
  const [focused, setFocused] = useState(chart.root.id)
  const scroller = useRef<HTMLDivElement>(null)
  const prefix = useId()
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.item.id ?? index,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const at = Math.max(
    0,
    lines.findIndex(({ item }) => item.id === focused),
  )

  const latest = useRef(lines)
  latest.current = lines
  useEffect(() => {
    if (chosen === undefined) return
    setFocused(chosen)
    const index = latest.current.findIndex(({ item }) => item.id === chosen)
    if (index >= 0) virtualizer.scrollToIndex(index)
  }, [chosen, virtualizer])

  function onKeyDown(event: KeyboardEvent) {
    const line = lines[at]
    const act = line && acts[event.key]?.({ line, lines, at, ...on })
    if (act === undefined) return
    event.preventDefault()
    const next = typeof act === 'number' ? lines[act] : undefined
    if (!next) return
    setFocused(next.item.id)
    virtualizer.scrollToIndex(lines.indexOf(next))
  }

  return (
    <div
      ref={scroller}
      role="tree"
      className={style.outline}
      aria-label={`Outline of ${name}`}
      aria-activedescendant={`${prefix}${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, start }) => {
          const line = lines[index]
          if (!line) return null
          const { item, level, place, siblings, isOpen } = line
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
            <div
              key={item.id}
              ref={virtualizer.measureElement}
              data-index={index}
              id={`${prefix}${index}`}
              role="treeitem"
              aria-label={[item.title, ...item.facts].join(', ')}
              aria-level={level}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={item.children.length > 0 ? isOpen : undefined}
              aria-selected={item.id === chosen}
              className={style.item}
              data-kind={item.kind}
              data-mark={item.mark}
              data-focused={index === at || undefined}
              style={{ '--level': level, transform: `translateY(${start}px)` }}
              onClick={() => {
                setFocused(item.id)
                on.onChoose(item.id)
              }}
            >
              <Line line={line} onToggle={on.onToggle} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface Act extends Pick<Props, 'onToggle' | 'onChoose'> {
  line: OutlineLine
  lines: readonly OutlineLine[]
  at: number
}

/** What a key does: where it leads, or nothing more. */
const acts: Partial<Record<string, (act: Act) => number | null>> = {
  ArrowDown: ({ lines, at }) => Math.min(lines.length - 1, at + 1),
  ArrowUp: ({ at }) => Math.max(0, at - 1),
  Home: () => 0,
  End: ({ lines }) => lines.length - 1,
  ArrowRight({ line, at, onToggle }) {
    if (line.isOpen) return at + 1
    if (line.item.children.length > 0) onToggle(line.item.id)
    return null
  },
  ArrowLeft({ line, lines, onToggle }) {
    if (!line.isOpen) return lines.findIndex(({ item }) => item.id === line.parent)
    onToggle(line.item.id)
    return null
  },
  Enter({ line, onChoose }) {
    onChoose(line.item.id)
    return null
  },
  ' '({ line, onChoose }) {
    onChoose(line.item.id)
    return null
  },
}

function Line({
  line: { item, isOpen },
  onToggle,
}: { line: OutlineLine } & Pick<Props, 'onToggle'>) {
  return (
    <>
      <span
        aria-hidden
        className={style.chevron}
        onClick={(event) => {
          event.stopPropagation()
          if (item.children.length > 0) onToggle(item.id)
        }}
      >
        {item.children.length > 0 && (isOpen ? '▾' : '▸')}
      </span>
      <span>
        <span className={style.title}>{item.title}</span>
        {item.facts.map((fact) => (
          <span key={fact} className={style.fact}>
            {fact}
          </span>
        ))}
      </span>
    </>
  )
}
