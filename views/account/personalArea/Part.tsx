import type { ReactNode } from 'react'
import style from './Part.module.css'

interface PartProps {
  /** Of the section, so that links lead to it. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A titled part of a room, a landmark named by its title. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section id={id} className={style.part} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className={style.title}>
          {title}
        </h2>
        {lead && <p className={style.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  )
}

/** A framed field of rows or other contents. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={style.panel}>{children}</div>
}

interface RowProps {
  title: string
  children: ReactNode
  /** Beside the title: a badge. */
  state?: ReactNode
  /** At the end of the row: buttons or a choice. */
  actions?: ReactNode
}

/** One thing that is so or so, and the way to change it. */
export function Row({ title, children, state, actions }: RowProps) {
  return (
    <div className={style.row}>
      <div className={style.words}>
        <h3 className={style.rowTitle}>
          {title} {state}
        </h3>
        <p className={style.quiet}>{children}</p>
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
    </div>
  )
}
