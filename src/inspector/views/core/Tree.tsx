import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Tree.module.css'
import { directionOf, nextIndex } from './treeKeys.ts'

/** A row of a tree, which is given as the list of the rows that are seen. */
export interface TreeItem {
  /** What the row is of, wherever it stands: one that moves while it is pressed is not another. */
  key: string
  /** From 0. */
  level: number
  /** Undefined for one that has nothing below it. */
  isExpanded?: boolean | undefined
  content: ReactNode
}

interface TreeProps {
  label: string
  count: number
  /** Undefined while it is not known. */
  itemAt(index: number): TreeItem | undefined
  chosenIndex: number
  onChoose(index: number): void
  onExpand?(index: number, isExpanded: boolean): void
  /** Which rows are seen. */
  onRange?(from: number, to: number): void
  /** Moving to a row chooses it. */
  choosesByKeys?: boolean
  /** Some rows unfold: the others leave the place for it. */
  hasTwists?: boolean
  /** Told of the row on which the cursor stands. */
  onActive?(index: number): void
}

const rowHeight = 26

/** Rows that unfold, drawn only where they are seen, with the keys of a tree. */
export function Tree(props: TreeProps) {
  const { label, count, itemAt, chosenIndex, onChoose, onExpand, onRange, onActive } = props
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const [cursor, setCursor] = useState(-1)
  const active = Math.min(cursor < 0 ? Math.max(chosenIndex, 0) : cursor, count - 1)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 400, height: 400 },
  })
  const rows = virtualizer.getVirtualItems()
  const from = rows[0]?.index ?? 0
  const to = rows.at(-1)?.index ?? 0

  useEffect(() => onRange?.(from, to), [onRange, from, to])
  useEffect(() => {
    if (chosenIndex < 0) return
    setCursor(chosenIndex)
    virtualizer.scrollToIndex(chosenIndex, { align: 'auto' })
  }, [virtualizer, chosenIndex])

  const moveTo = (index: number) => {
    setCursor(index)
    onActive?.(index)
    virtualizer.scrollToIndex(index, { align: 'auto' })
    if (props.choosesByKeys) onChoose(index)
  }

  return (
    <div
      ref={scroller}
      className={styles.tree}
      role="tree"
      aria-label={label}
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        const item = itemAt(active)
        const direction = directionOf(event.key)
        if (event.key === 'Enter' || event.key === ' ') onChoose(active)
        else if (event.key === 'ArrowRight' && item?.isExpanded === false) onExpand?.(active, true)
        else if (event.key === 'ArrowLeft' && item?.isExpanded) onExpand?.(active, false)
        else if (direction) {
          const next = nextIndex(direction, active, count, itemAt)
          if (next === undefined) return
          if (next !== active) moveTo(next)
        } else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <div
        className={styles.all}
        style={{ height: virtualizer.getTotalSize() }}
        role="presentation"
      >
        {rows.map(({ index, start }) => {
          const item = itemAt(index)
          const isExpandable = item?.isExpanded !== undefined
          const looks = [
            styles.row,
            index === chosenIndex ? styles.chosen : '',
            index === active ? styles.active : '',
          ]
          const style: CSSProperties & { '--level': number } = {
            translate: `0 ${start}px`,
            '--level': item?.level ?? 0,
          }
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the focus and the keys
            <div
              key={item ? `item ${item.key}` : index}
              id={`${id}-${index}`}
              className={looks.join(' ')}
              style={style}
              role="treeitem"
              tabIndex={-1}
              aria-level={(item?.level ?? 0) + 1}
              aria-setsize={count}
              aria-posinset={index + 1}
              aria-selected={index === chosenIndex}
              aria-expanded={item?.isExpanded}
              onClick={() => {
                setCursor(index)
                onActive?.(index)
                onChoose(index)
              }}
            >
              {isExpandable && (
                // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: arrow keys do the same
                <span
                  className={`${styles.twist} ${item.isExpanded ? styles.open : ''}`}
                  onClick={(event) => {
                    event.stopPropagation()
                    onExpand?.(index, !item.isExpanded)
                  }}
                >
                  <Icon name="chevron" />
                </span>
              )}
              {!isExpandable && props.hasTwists && <span className={styles.twist} />}
              {item?.content}
            </div>
          )
        })}
      </div>
    </div>
  )
}
