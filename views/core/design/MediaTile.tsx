import type { ReactNode } from 'react'
import { Anchor } from './Link.tsx'
import style from './MediaTile.module.css'
import { Picture } from './Picture.tsx'
import type { PictureShape } from './picture.ts'
import { pointed } from './pointed.ts'

interface Props {
  href: string
  name: string
  /** Address of the picture, without its size. */
  picture: string
  shape?: PictureShape
  /** As the `sizes` of an image; see `Picture`. */
  sizes?: string
  /** Below the name: a price, a length, a place. */
  line?: ReactNode
  /** On the upper edge: `Badge`s. */
  badges?: ReactNode
  /** In the upper corner, pressed on its own: an `IconButton` over a picture. */
  action?: ReactNode
  isFirst?: boolean
  /** The lights are down: nobody is there now. */
  isDim?: boolean
  /** Over the picture, below the words: other pictures in its place. */
  over?: ReactNode
}

/** A picture that leads to what it shows, with its name in the lower dusk. */
export function MediaTile(props: Props) {
  const {
    href,
    name,
    picture,
    shape = 'portrait',
    sizes,
    line,
    badges,
    action,
    isFirst,
    over,
    isDim = false,
  } = props
  return (
    <article className={style.tile} data-dim={isDim || undefined} {...pointed()}>
      <Anchor href={href} className={style.way}>
        <Picture address={picture} shape={shape} alt="" sizes={sizes} isFirst={isFirst} />
        {over}
        {/* the dusk is dark in either theme, and so are the colours of prices and badges in it */}
        <span className={style.words} data-theme="dark">
          <span className={style.name}>{name}</span>
          {line && <span className={style.line}>{line}</span>}
        </span>
        {badges && <span className={style.badges}>{badges}</span>}
      </Anchor>
      {action && <div className={style.action}>{action}</div>}
    </article>
  )
}
