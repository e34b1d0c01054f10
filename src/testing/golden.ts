import { createHash } from 'node:crypto'
import { effectText, textOf } from './text.ts'
import type { Walked } from './walk.ts'

/** Values that are longer stand as their beginning and a digest. */
const maxText = 120
const keptText = 60

/**
 * What a machine does on some paths, line by line, to be committed and read as a difference.
 * @param name of the machine
 * @returns for each step what happens, the state it leads to, what of the context it changes, and the effects in
 * their order
 */
export function traceOf(name: string, paths: readonly (readonly Walked[])[]): string {
  const steps = paths.reduce((sum, { length }) => sum + length - 1, 0)
  const parts = paths.map((path) =>
    path.flatMap((walked, index) => linesOf(walked, path[index - 1])).join('\n'),
  )
  return `${name}: ${paths.length} paths, ${steps} steps\n\n${parts.join('\n\n')}\n`
}

/**
 * A step in lines: what happened and where it led, each part of the context that it changed, each effect.
 * @param before the step before it, none for the start
 */
export function linesOf(
  { label, standing: { snapshot }, effects }: Walked,
  before?: Walked,
): string[] {
  const earlier = before?.standing.snapshot
  const value = shortOf(snapshot.value)
  const isSame = earlier !== undefined && value === shortOf(earlier.value)
  const status = snapshot.status === 'active' ? '' : ` (${snapshot.status})`
  const context = snapshot.context as Record<string, unknown>
  const old = (earlier?.context ?? {}) as Record<string, unknown>
  const changed = [...new Set([...Object.keys(context), ...Object.keys(old)])].filter(
    (key) => context[key] !== old[key] && shortOf(context[key]) !== shortOf(old[key]),
  )
  return [
    `${label}${isSame ? '' : ` → ${value}`}${status}`,
    ...changed.map((key) => `  ${key} = ${shortOf(context[key])}`),
    ...effects.map((effect) => `  ${effectText(effect, shortOf)}`),
  ]
}

/** A value as text; a long one by its beginning and a digest. */
export function shortOf(value: unknown): string {
  const text = textOf(value)
  if (text.length <= maxText) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, keptText)}… ${digest}`
}
