import type { AnyActorRef } from 'xstate'
import { isActor } from '../engine/index.ts'
import type { Effect } from './pure.ts'

/** A value as JSON says it, actors by their ids, and what JSON lacks by its name. */
export function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => {
      if (isActor(part)) return `actor ${(part as AnyActorRef).id}`
      if (part instanceof Error) return `${part.name}: ${part.message}`
      if (part instanceof Map) return [...part]
      if (part instanceof Set) return [...part]
      if (typeof part === 'function') return 'a function'
      if (typeof part === 'bigint') return `${part}n`
      return part
    }) ?? 'undefined'
  )
}

/**
 * An effect in a line: what it is, of what, and what it was given.
 * @param say how values are said
 */
export function effectText({ type, params }: Effect, say: (value: unknown) => string): string {
  const given = (params ?? {}) as Record<string, unknown>
  switch (type) {
    case 'xstate.spawnChild':
      return `starts ${addressOf(given.actorRef)} ${say(given.input)}`
    case 'xstate.stopChild':
      return `stops ${addressOf(params)}`
    case 'xstate.sendTo':
      return `tells ${addressOf(given.to)} ${say(given.event)}${delayText(given.delay)}`
    case 'xstate.raise':
      return given.delay === undefined
        ? `raises ${say(given.event)}`
        : `timer ${String(given.id)}${delayText(given.delay)}`
    case 'xstate.cancel':
      return `cancels ${String(given.sendId)}`
    default:
      return `${type} ${say(params)}`
  }
}

/** The name of the slot that a child fills. */
export function slotOf(child: AnyActorRef): string {
  const { src } = child as { src?: unknown }
  return typeof src === 'string' ? src : child.id
}

const delayText = (delay: unknown) => (typeof delay === 'number' ? ` in ${delay} ms` : '')

const addressOf = (actor: unknown): string =>
  isActor(actor) ? (actor as AnyActorRef).id : String(actor)
