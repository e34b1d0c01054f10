import type { ReactNode } from 'react'
import { Anchor } from '../Link.tsx'
import { Picture } from '../Picture.tsx'
import style from './PerformerLine.module.css'

interface Props {
  /** Of their profile. */
  href: string
  name: string
  /** Address of the picture, without its size. */
  picture: string
  /** Whether the picture is not waited with. */
  isFirst?: boolean
  /** Whether they are offline: the picture is paler. */
  isAway: boolean
  /** What is said of them in a line. */
  line: string
  badges: ReactNode
  /** Before the picture, such as their place in a list. */
  before?: ReactNode
  /** At the end of the row, below it where there is no room. */
  children: ReactNode
}

/** A performer as a row of a list: a way to their profile, and what is told or can be done beside it. */
export function PerformerLine({
  href,
  name,
  picture,
  isFirst = false,
  isAway,
  line,
  badges,
  before,
  children,
}: Props) {
  return (
    <article className={style.row} data-away={isAway}>
      {before}
      <Anchor href={href} className={style.way}>
        <span className={style.picture}>
          <Picture address={picture} shape="portrait" alt="" sizes="5rem" isFirst={isFirst} />
        </span>
        <span className={style.words}>
          <span className={style.name}>{name}</span>
          <span className={style.line}>{line}</span>
          <span className={style.badges}>{badges}</span>
        </span>
      </Anchor>
      <div className={style.beside}>{children}</div>
    </article>
  )
}
