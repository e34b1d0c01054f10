import { createHash } from 'node:crypto'
import type { AnyActorRef } from 'xstate'
import { isActor } from '../engine/index.ts'
import type { Effect } from './pure.ts'
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
  const value = textOf(snapshot.value)
  const isSame = earlier !== undefined && value === textOf(earlier.value)
  const status = snapshot.status === 'active' ? '' : ` (${snapshot.status})`
  const context = snapshot.context as Record<string, unknown>
  const old = (earlier?.context ?? {}) as Record<string, unknown>
  const changed = [...new Set([...Object.keys(context), ...Object.keys(old)])].filter(
    (key) => context[key] !== old[key] && textOf(context[key]) !== textOf(old[key]),
  )
  return [
    `${label}${isSame ? '' : ` → ${value}`}${status}`,
    ...changed.map((key) => `  ${key} = ${textOf(context[key])}`),
    ...effects.map((effect) => `  ${effectText(effect)}`),
  ]
}

/** An effect in a line: what it is, of what, and what it was given. */
export function effectText({ type, params }: Effect): string {
  const given = (params ?? {}) as Record<string, unknown>
  switch (type) {
    case 'xstate.spawnChild':
      return `starts ${addressOf(given.actorRef)} ${textOf(given.input)}`
    case 'xstate.stopChild':
      return `stops ${addressOf(params)}`
    case 'xstate.sendTo':
      return `tells ${addressOf(given.to)} ${textOf(given.event)}${delayText(given.delay)}`
    case 'xstate.raise':
      return given.delay === undefined
        ? `raises ${textOf(given.event)}`
        : `timer ${String(given.id)}${delayText(given.delay)}`
    case 'xstate.cancel':
      return `cancels ${String(given.sendId)}`
    default:
      return `${type} ${textOf(params)}`
  }
}

const delayText = (delay: unknown) => (typeof delay === 'number' ? ` in ${delay} ms` : '')

const addressOf = (actor: unknown): string =>
  isActor(actor) ? (actor as AnyActorRef).id : String(actor)

/** A value as JSON says it, actors by their ids, and what JSON lacks by its name. */
export function textOf(value: unknown): string {
  const text =
    JSON.stringify(value, (_key, part: unknown) => {
      if (isActor(part)) return `actor ${(part as AnyActorRef).id}`
      if (part instanceof Error) return `${part.name}: ${part.message}`
      if (part instanceof Map) return [...part]
      if (part instanceof Set) return [...part]
      if (typeof part === 'function') return 'a function'
      if (typeof part === 'bigint') return `${part}n`
      return part
    }) ?? 'undefined'
  if (text.length <= maxText) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, keptText)}… ${digest}`
}
