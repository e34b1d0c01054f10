import { shortOf } from './short.ts'
import { effectText } from './text.ts'
import type { Walked } from './walk.ts'

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
