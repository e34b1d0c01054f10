import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from './Button.tsx'
import style from './Carousel.module.css'

interface Props {
  /** What the list is, in words. */
  label: string
  /** Words of its two buttons. */
  words: { back: string; on: string }
  /** Portraits and squares are narrower than covers. */
  of?: 'portraits' | 'covers'
  items: readonly { id: string; content: ReactNode }[]
}

/** A list in one row: swiped, walked with Tab, or turned with its buttons, a page at a time. */
export function Carousel({ label, words, of = 'portraits', items }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [isAtStart, setAtStart] = useState(true)
  const [isAtEnd, setAtEnd] = useState(false)
  const measure = (list: HTMLUListElement) => {
    setAtStart(list.scrollLeft <= 1)
    setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 1)
  }
  // The whole page is laid out for the answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends elsewhere with more items
  useLayoutEffect(() => {
    const list = row.current
    if (!list) return
    measure(list)
    const observer = new ResizeObserver(() => measure(list))
    observer.observe(list)
    return () => observer.disconnect()
  }, [items.length])
  const turn = (pages: number) =>
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.9 })
  return (
    <div className={style.carousel}>
      <ul
        ref={row}
        className={`${style.row} ${style[of]}`}
        aria-label={label}
        onScroll={({ currentTarget }) => measure(currentTarget)}
      >
        {items.map(({ id, content }) => (
          <li key={id} className={style.item}>
            {content}
          </li>
        ))}
      </ul>
      {!(isAtStart && isAtEnd) && (
        <div className={style.turns}>
          <IconButton
            icon="chevronLeft"
            label={`${words.back}: ${label}`}
            size="small"
            aria-disabled={isAtStart}
            onPress={() => turn(-1)}
          />
          <IconButton
            icon="chevronRight"
            label={`${words.on}: ${label}`}
            size="small"
            aria-disabled={isAtEnd}
            onPress={() => turn(1)}
          />
        </div>
      )}
    </div>
  )
}
