import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import styles from './Sheet.module.css'

interface Props<T> {
  /** What the table is called. */
  label: string
  /** Of the columns, in order. */
  heads: readonly string[]
  items: readonly T[]
  keyOf(item: T): string
  /** The cells of its row. */
  children(item: T): ReactNode
}

const rowHeight = 40

/** A table that scrolls by itself, of which only the rows are drawn that are seen. */
export function VirtualRows<T>({ label, heads, items, keyOf, children }: Props<T>) {
  const scroller = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 8,
    initialRect: { width: 800, height: 800 },
  })
  const rows = virtualizer.getVirtualItems()
  const above = rows[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0)
  return (
    <section
      ref={scroller}
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
    >
      <table className={styles.table} aria-rowcount={items.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} columns={heads.length} />
          {rows.map(({ index, key }) => (
            <tr
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              aria-rowindex={index + 2}
            >
              {children(items[index] as T)}
            </tr>
          ))}
          <Gap height={below} columns={heads.length} />
        </tbody>
      </table>
    </section>
  )
}

/** Stands for rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td className={styles.gap} colSpan={columns} style={{ height }} />
    </tr>
  )
}
