import { type ReactNode, useRef, useState } from 'react'
import { classes } from './classes.ts'
import style from './Grid.module.css'
import { useFirstFew } from './useFirstFew.ts'
import { drawnWhole, useGridLayout, useGridRows } from './useGridRows.ts'

interface Props<TItem extends { id: string }> {
  /** Portraits and squares stand closer than covers; rows lie below one another. */
  of?: 'portraits' | 'covers' | 'rows'
  /** What the list is, in words. */
  label: string
  items: readonly TItem[]
  /** What stands in the place of one, a block; the same as long as it says the same, that no other is drawn anew. */
  draw: (item: TItem, at: number) => ReactNode
  /** Who owns the items: the heights of the rows are known again when the guest comes back to them. */
  owner?: object
}

/** On a desk, in items. */
const twoRows = 10

/** A list in columns that may be long: of many, the rows near the window alone are in the document. */
export function LongGrid<TItem extends { id: string }>(props: Props<TItem>) {
  const { of = 'portraits', label, items, draw, owner } = props
  const grid = useRef<HTMLUListElement>(null)
  const isLong = items.length > drawnWhole
  const [beganLong] = useState(isLong)
  const layout = useGridLayout(grid, isLong)
  const { rows, rest, measure, noteFocus, noteBlur } = useGridRows({ items, isLong, layout, owner })
  const drawn = useFirstFew(items.length, twoRows)
  const columns = layout?.columns ?? drawn
  // One that becomes long is drawn whole until it is known how it lies
  const first = isLong && beganLong ? [] : [{ row: 0, hole: 0 }]

  const place = (row: number, hole: number, at: number) => {
    const item = items[at]
    if (!item) return null
    return (
      <li
        key={item.id}
        ref={layout && at === row * columns ? measure : undefined}
        className={style.item}
        style={hole > 0 ? { marginTop: hole } : undefined}
        aria-setsize={items.length}
        aria-posinset={at + 1}
        data-index={row}
        data-id={item.id}
      >
        {draw(item, at)}
      </li>
    )
  }
  return (
    <ul
      ref={grid}
      className={classes(style.grid, style[of], isLong && style.long)}
      style={rest > 0 ? { paddingBottom: rest } : undefined}
      aria-label={label}
      onFocus={noteFocus}
      onBlur={noteBlur}
    >
      {(layout ? rows : first).flatMap(({ row, hole }) =>
        Array.from({ length: columns }, (_, column) => place(row, hole, row * columns + column)),
      )}
    </ul>
  )
}
