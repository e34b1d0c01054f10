import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Picture } from '../Picture.tsx'
import style from './Gallery.module.css'

export interface GalleryPicture {
  id: string
  /** Address, without its size. */
  picture: string
  /** What is seen. */
  words: string
  /** Whether it is drawn twice as large. */
  isLarge?: boolean
  /** Whether only a blur of it is seen. */
  isLocked?: boolean
  /** In its upper corner, pressed on its own: an `IconButton` over a picture. */
  action?: ReactNode
}

interface Props {
  label: string
  pictures: readonly GalleryPicture[]
  /** On the last one: how many more there are, such as “+12”, and the same in words. */
  more?: { figure: string; words: string }
  onOpen: (id: string) => void
}

/** The pictures of an album, each opening it. */
export function Gallery({ label, pictures, more, onOpen }: Props) {
  return (
    <ul className={style.gallery} aria-label={label}>
      {pictures.map(({ id, picture, words, isLarge, isLocked, action }, at) => {
        const rest = at === pictures.length - 1 ? more : undefined
        return (
          <li key={id} className={classes(style.place, isLarge && style.large)}>
            <button
              type="button"
              className={style.picture}
              data-locked={isLocked || undefined}
              aria-label={rest ? `${words}, ${rest.words}` : words}
              onClick={() => onOpen(id)}
            >
              <Picture address={picture} shape="square" alt="" />
              {isLocked && !rest && (
                <span className={style.cover}>
                  <Icon name="lock" />
                </span>
              )}
              {rest && <span className={style.cover}>{rest.figure}</span>}
            </button>
            {action && <div className={style.action}>{action}</div>}
          </li>
        )
      })}
    </ul>
  )
}
