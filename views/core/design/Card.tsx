import { type ReactNode, useId } from 'react'
import style from './Card.module.css'

interface Props {
  title: string
  /** Beside the title: a badge or a button. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled panel, a landmark named by its title. */
export function Card({ title, aside, children }: Props) {
  const titleId = useId()
  return (
    <section className={style.card} aria-labelledby={titleId}>
      <header className={style.header}>
        <h2 id={titleId} className={style.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
