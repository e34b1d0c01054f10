import type { ActorPaths } from './paths.ts'
import { isActor } from './xstate.ts'

/** An actor as it stands in a log: by its address. */
export class ActorAddress {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

/** Tells whether a value is an object made by a literal or by JSON, not an array or an instance. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** Deeper than any event that is meant to be read. */
const maxDepth = 24

/**
 * A copy of a value in which objects are replaced; parts without a replacement are kept as they are.
 * Plain objects and arrays are searched.
 * @param replace gives the replacement of an object, or undefined to look inside
 */
export function replaceDeep(
  value: unknown,
  replace: (object: object) => unknown,
  ancestors: object[] = [],
): unknown {
  if (typeof value !== 'object' || value === null || ancestors.length > maxDepth) return value
  const replacement = replace(value)
  if (replacement !== undefined) return replacement
  if (!Array.isArray(value) && !isPlainObject(value)) return value
  if (ancestors.includes(value)) return value
  ancestors.push(value)
  let copy: object | undefined
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key]
    if (typeof item !== 'object' || item === null) continue
    const next = replaceDeep(item, replace, ancestors)
    if (next === item) continue
    copy ??= Array.isArray(value) ? [...value] : { ...value }
    Object.defineProperty(copy, key, { value: next })
  }
  ancestors.pop()
  return copy ?? value
}

/** Puts the address `elsewhere` in place of actors: those of other systems. */
export function withoutActors(value: unknown): unknown {
  return replaceDeep(value, (object) =>
    isActor(object) ? new ActorAddress('elsewhere') : undefined,
  )
}

/** Puts addresses in place of actors. */
export function withAddresses<T>(value: T, paths: ActorPaths): T {
  const addressed = replaceDeep(value, (object) =>
    isActor(object) ? new ActorAddress(paths.identity(object)) : undefined,
  ) as T
  if (addressed !== value) noteAddresses(addressed)
  return addressed
}

/** Events that hold an address; the others need not be searched on replay. */
const eventsWithAddresses = new WeakSet<object>()

/** Says that an event holds the address of an actor. */
export function noteAddresses(event: unknown): void {
  if (typeof event === 'object' && event !== null) eventsWithAddresses.add(event)
}

/** Whether an event, as recorded or read, holds the address of an actor. */
export function holdsAddress(event: object): boolean {
  return eventsWithAddresses.has(event)
}
