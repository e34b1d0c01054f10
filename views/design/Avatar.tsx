import style from './Avatar.module.css'
import { classes } from './classes.ts'
import { Picture } from './Picture.tsx'
import { seeded } from './seeded.ts'

interface Props {
  /** The same id gives the same colours. */
  id: string
  /** Screen name; up to two initials are taken from its words. */
  name: string
  /** Address of a square picture, without its size; initials without it. */
  picture?: string
  size?: 'small' | 'medium' | 'large'
}

/** A person's picture, or initials on colours drawn from the id; the name stands beside it. */
export function Avatar({ id, name, picture, size = 'medium' }: Props) {
  const next = seeded(id)
  const hue = Math.round(next() * 360)
  return (
    <span
      className={classes(style.avatar, style[size])}
      style={{ '--hue': hue, '--turn': `${Math.round(next() * 360)}deg` }}
      aria-hidden="true"
    >
      {picture ? (
        <Picture address={picture} shape="square" alt="" sizes="4.5rem" />
      ) : (
        initials(name)
      )}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
