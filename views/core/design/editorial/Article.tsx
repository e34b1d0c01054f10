import type { ReactNode } from 'react'
import style from './Article.module.css'

interface Props {
  /** What it is about: a category, its day. */
  kicker: ReactNode
  title: string
  lead?: string
  byline?: ReactNode
  /** A `Picture` on its head. */
  picture?: ReactNode
  /** Paragraphs, headings, lists, quotations and pictures, as plain elements. */
  children: ReactNode
  /** Of its heading: 1 where it is the page. */
  level?: 1 | 4
}

/** A text to read: a magazine's post, terms, an interview. */
export function Article({ kicker, title, lead, byline, picture, children, level = 1 }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={style.article}>
      <header className={style.header}>
        <p className={style.kicker}>{kicker}</p>
        <Heading className={style.title}>{title}</Heading>
        {lead && <p className={style.lead}>{lead}</p>}
        {byline && <p className={style.byline}>{byline}</p>}
      </header>
      {picture && <div className={style.picture}>{picture}</div>}
      <div className={style.body}>{children}</div>
    </article>
  )
}
