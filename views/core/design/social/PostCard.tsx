import { type ReactNode, useId } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Icon } from '../Icon.tsx'
import { Anchor } from '../Link.tsx'
import style from './PostCard.module.css'

interface Props {
  author: { id: string; name: string; href: string; picture?: string }
  /** When it was written, or that its author is live. */
  when: ReactNode
  /** Words of its mark when it is held at the top. */
  pinned?: string
  title?: string
  /** As it was written: lines break where their author broke them. */
  text?: string
  /** Beside the name: a `Menu`. */
  menu?: ReactNode
  /** Pictures, a film, or what is locked. */
  media?: ReactNode
  /** Below: a goal, `Reactions`, `Comments`. */
  children?: ReactNode
}

/** What a performer tells in the feed. */
export function PostCard({ author, when, pinned, title, text, menu, media, children }: Props) {
  const nameId = useId()
  return (
    <article className={style.post} aria-labelledby={nameId}>
      <header className={style.header}>
        <Avatar {...author} />
        <div className={style.who}>
          <Anchor id={nameId} href={author.href} className={style.name}>
            {author.name}
          </Anchor>
          <p className={style.when}>{when}</p>
        </div>
        {pinned && (
          <p className={style.pinned}>
            <Icon name="pin" />
            {pinned}
          </p>
        )}
        {menu}
      </header>
      {(title || text) && (
        <div className={style.words}>
          {title && <p className={style.title}>{title}</p>}
          {text && <p className={style.text}>{text}</p>}
        </div>
      )}
      {media && <div className={style.media}>{media}</div>}
      {children}
    </article>
  )
}
