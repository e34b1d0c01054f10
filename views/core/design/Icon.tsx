import { Suspense, use } from 'react'
import { classes } from './classes.ts'
import style from './Icon.module.css'
import type { IconName } from './icons.ts'
import { knownShapes, laterShapes } from './shapes.ts'

export type { IconName } from './icons.ts'

/** A small drawing beside words; on its own it says nothing to screen readers. */
export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }) {
  const shape = knownShapes[name]
  return (
    <svg
      className={classes(style.icon, isFilled && style.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shape ? (
        <path d={shape} />
      ) : (
        <Suspense>
          <LaterShape name={name} />
        </Suspense>
      )}
    </svg>
  )
}

/** Waits alone: what stands around an icon is never hidden for its shape. */
function LaterShape({ name }: { name: IconName }) {
  return <path d={use(laterShapes())[name]} />
}
