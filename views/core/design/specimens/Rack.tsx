import type { ReactNode } from 'react'
import style from './Rack.module.css'

interface Props {
  /** What is to be seen here. */
  label: string
  /** Beside each other, below each other, or in narrow columns. */
  way?: 'row' | 'stack' | 'columns'
  children: ReactNode
}

/** Specimens of one kind, with what they are. */
export function Rack({ label, way = 'row', children }: Props) {
  return (
    <div className={style.rack}>
      <h3 className={style.label}>{label}</h3>
      <div className={style[way]}>{children}</div>
    </div>
  )
}
