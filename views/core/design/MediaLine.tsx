import type { ReactNode } from 'react'
import { Anchor } from './Link.tsx'
import style from './MediaLine.module.css'
import { Picture } from './Picture.tsx'
import type { PictureShape } from './picture.ts'

interface Props {
  href: string
  name: string
  /** Address of the picture, without its size. */
  picture: string
  shape?: PictureShape
  /** Whether the picture is not waited with. */
  isFirst?: boolean
  /** Whether the picture is paler: who or what it shows is not there now. */
  isPale?: boolean
  /** What is said of it in a line. */
  line: ReactNode
  badges?: ReactNode
  /** Before the picture, such as a place in a list. */
  before?: ReactNode
  /** At the end of the row, below it where there is no room. */
  children?: ReactNode
}

/** What `MediaTile` shows, as a row of a list: a way to it, and what is told or can be done beside it. */
export function MediaLine({
  href,
  name,
  picture,
  shape = 'portrait',
  isFirst = false,
  isPale = false,
  line,
  badges,
  before,
  children,
}: Props) {
  return (
    <article className={style.row} data-pale={isPale}>
      {before}
      <Anchor href={href} className={style.way}>
        <span className={style.picture}>
          <Picture address={picture} shape={shape} alt="" sizes="5rem" isFirst={isFirst} />
        </span>
        <span className={style.words}>
          <span className={style.name}>{name}</span>
          <span className={style.line}>{line}</span>
          {badges && <span className={style.badges}>{badges}</span>}
        </span>
      </Anchor>
      {children && <div className={style.beside}>{children}</div>}
    </article>
  )
}
