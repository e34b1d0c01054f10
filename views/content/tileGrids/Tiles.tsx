import type { ReactNode } from 'react'
import type { TileMode } from '../../../machines/content/tileGrid/tileGrid.events.ts'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import style from './TileGrids.module.css'

interface Props {
  mode: TileMode
  /** What the list is called. */
  label: string
  /** Portraits stand closer than covers. */
  of?: 'portraits' | 'covers'
  /** Tiles or rows, as the mode is. */
  items: readonly { id: string; content: ReactNode }[]
}

/** Tiles in columns, or rows below one another [TIL-3 TIL-8]. */
export function Tiles({ mode, label, of = 'portraits', items }: Props) {
  if (mode === 'grid') {
    return (
      <Grid of={of} label={label}>
        {items.map(({ id, content }) => (
          <GridItem key={id}>{content}</GridItem>
        ))}
      </Grid>
    )
  }
  return (
    <ul className={style.rows} aria-label={label}>
      {items.map(({ id, content }) => (
        <li key={id} className={style.line}>
          {content}
        </li>
      ))}
    </ul>
  )
}
