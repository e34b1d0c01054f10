import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Anchor } from '../Link.tsx'
import { Picture } from '../Picture.tsx'
import style from './EpisodeList.module.css'

interface Episode {
  id: string
  href: string
  /** Address of the picture, without its size. */
  picture: string
  title: string
  /** Its number, its length, when it was shown. */
  line: string
  text?: string
  /** How much was seen, from 0 to 1, and the same in words. */
  seen?: { share: number; words: string }
  /** Words of its mark while it plays. */
  current?: string
  /** At the end of the row: a `Price`, a `PriceTag`, a button. */
  aside?: ReactNode
}

/** The episodes of a series, one a row. */
export function EpisodeList({ label, episodes }: { label: string; episodes: readonly Episode[] }) {
  return (
    <ol className={style.list} aria-label={label}>
      {episodes.map(({ id, href, picture, title, line, text, seen, current, aside }) => (
        <li key={id} className={classes(style.episode, current && style.current)}>
          <div className={style.picture}>
            <Picture address={picture} shape="clip" alt="" sizes="10rem" />
            {seen && (
              <span className={style.track}>
                <span className={style.fill} style={{ '--share': `${seen.share * 100}%` }} />
              </span>
            )}
          </div>
          <div className={style.words}>
            <Anchor href={href} className={style.title} aria-current={current ? 'true' : undefined}>
              {title}
            </Anchor>
            <p className={style.line}>
              {current && (
                <span className={style.plays}>
                  <Icon name="play" isFilled />
                  {current} ·{' '}
                </span>
              )}
              {line}
              {seen && ` · ${seen.words}`}
            </p>
            {text && <p className={style.text}>{text}</p>}
          </div>
          {aside && <div className={style.aside}>{aside}</div>}
        </li>
      ))}
    </ol>
  )
}
