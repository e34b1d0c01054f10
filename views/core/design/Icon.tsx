import { use } from 'react'
import { classes } from './classes.ts'
import style from './Icon.module.css'
import type { IconName } from './icons.ts'
import { knownShapes, loadShapes } from './shapes.ts'

export type { IconName } from './icons.ts'

/** A small drawing beside words; on its own it says nothing to screen readers. */
export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }) {
  return (
    <svg
      className={classes(style.icon, isFilled && style.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={knownShapes[name] ?? use(loadShapes())[name]} />
    </svg>
  )
}
