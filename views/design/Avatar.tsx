import style from './Avatar.module.css'
import { seeded } from './seeded.ts'

/**
 * A guest's picture: initials on colours drawn from the id.
 * @param id guest id; the same id gives the same colours
 * @param name screen name; up to two initials are taken from its words
 */
export function Avatar({ id, name }: { id: string; name: string }) {
  const next = seeded(id)
  const hue = Math.round(next() * 360)
  return (
    <span
      className={style.avatar}
      style={{ '--hue': hue, '--turn': `${Math.round(next() * 360)}deg` }}
      aria-hidden="true"
    >
      {initials(name)}
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
