import { Suspense, use } from 'react'
import { classes } from './classes.ts'
import style from './Icon.module.css'
import type { IconName } from './icons.ts'
import { knownShapes, laterShapes } from './shapes.ts'

export type { IconName } from './icons.ts'

/** A small drawing beside words; on its own it says nothing to screen readers. */
export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }) {
  return (
    <svg
      className={classes(style.icon, isFilled && style.filled)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <Shape name={name} />
    </svg>
  )
}

/** From one drawing of a row to the next, on the grid of a drawing. */
const pitch = 35

/**
 * Small drawings in a row, as one: of hundreds on a page, each element costs the browser a part of every frame.
 * @param words what they say together, to readers and where the pointer rests on them
 */
export function IconRow({ names, words }: { names: readonly IconName[]; words: string }) {
  return (
    <svg
      className={classes(style.icon, style.row)}
      viewBox={`0 0 ${(names.length - 1) * pitch + 24} 24`}
      role="img"
    >
      <title>{words}</title>
      {names.map((name, at) => (
        <Shape key={name} name={name} at={at} />
      ))}
    </svg>
  )
}

interface ShapeProps {
  name: IconName
  /** Its place in a row. */
  at?: number
}

function Shape({ name, at = 0 }: ShapeProps) {
  const shape = knownShapes[name]
  if (shape) return <path d={shape} transform={moved(at)} />
  return (
    <Suspense>
      <LaterShape name={name} at={at} />
    </Suspense>
  )
}

/** Waits alone: what stands around an icon is never hidden for its shape. */
function LaterShape({ name, at = 0 }: ShapeProps) {
  return <path d={use(laterShapes())[name]} transform={moved(at)} />
}

function moved(at: number): string | undefined {
  return at === 0 ? undefined : `translate(${at * pitch})`
}
