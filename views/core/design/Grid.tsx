import type { ReactNode } from 'react'
import style from './Grid.module.css'

interface Props {
  /** Portraits and squares stand closer than covers. */
  of?: 'portraits' | 'covers'
  /** What the list is, in words, unless a heading says so. */
  label?: string
  /** `GridItem`s. */
  children: ReactNode
}

/** A list in columns: portraits 6, 4, 3, 2; covers 4, 3, 2, 1; fewer at 1199, 991, 767 px [LOAD-5]. */
export function Grid({ of = 'portraits', label, children }: Props) {
  return (
    <ul className={`${style.grid} ${style[of]}`} aria-label={label}>
      {children}
    </ul>
  )
}

/** One place in a grid: of a block. */
export function GridItem({ children }: { children: ReactNode }) {
  return <li className={style.item}>{children}</li>
}
