import { use } from 'react'
import style from './Avatar.module.css'
import { classes } from './classes.ts'
import { keepPicture } from './keptPictures.ts'
import { seeded } from './seeded.ts'
import { PicturesCome } from './useLacking.ts'

interface Props {
  /** The same id gives the same colours. */
  id: string
  /** Screen name; up to two initials are taken from its words. */
  name: string
  /** Address of a small picture. */
  picture?: string
  size?: 'small' | 'medium' | 'large'
}

/**
 * A person's picture over initials, which are seen until it comes and when it does not, or initials on
 * colours drawn from the id; the name stands beside it.
 */
export function Avatar({ id, name, picture, size = 'medium' }: Props) {
  const come = use(PicturesCome)
  return (
    <span
      className={classes(style.avatar, style[size])}
      style={picture ? undefined : coloursOf(id)}
      aria-hidden="true"
    >
      {initials(name)}
      {picture && come && (
        <img
          key={picture}
          src={picture}
          className={style.picture}
          alt=""
          decoding="async"
          onLoad={() => keepPicture(picture)}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
    </span>
  )
}

function coloursOf(id: string) {
  const next = seeded(id)
  return { '--hue': Math.round(next() * 360), '--turn': `${Math.round(next() * 360)}deg` }
}

function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
