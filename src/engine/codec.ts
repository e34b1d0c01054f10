import SuperJSON from 'superjson'
import type { ActorPaths } from './paths.ts'
import { isActor } from './xstate.ts'

/** An actor as it stands in a log: by its address. */
export class ActorAddress {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

type Json = Record<string, unknown>

interface ErrorRecord {
  name: string
  message: string
  stack?: string
  cause?: unknown
  own: Json
}

const codec = new SuperJSON()

codec.registerCustom<Error, never>(
  {
    isApplicable: (value): value is Error => value instanceof Error,
    serialize(error) {
      const { name, message, stack, cause, ...own } = error
      const record: ErrorRecord = { name: error.name, message: error.message, own }
      if (error.stack) record.stack = error.stack
      if ('cause' in error) record.cause = error.cause
      return record as never
    },
    deserialize(record) {
      const { name, message, stack, own, ...rest } = record as ErrorRecord
      const error = 'cause' in rest ? new Error(message, { cause: rest.cause }) : new Error(message)
      if (error.name !== name) define(error, 'name', name)
      if (stack) define(error, 'stack', stack)
      return Object.assign(error, own)
    },
  },
  'Error',
)

/** Keys that the codec refuses because a careless reader could mistake them for the prototype. */
const reservedKeys = ['__proto__', 'constructor', 'prototype']

codec.registerCustom<Json, never>(
  {
    isApplicable: (value): value is Json =>
      isPlainObject(value) && reservedKeys.some((key) => Object.hasOwn(value, key)),
    serialize: (object) => Object.entries(object) as never,
    deserialize: (entries) => Object.fromEntries(entries as [string, unknown][]),
  },
  'Entries',
)

codec.registerCustom<Date, null>(
  {
    isApplicable: (value): value is Date => value instanceof Date && Number.isNaN(value.getTime()),
    serialize: () => null,
    deserialize: () => new Date(Number.NaN),
  },
  'InvalidDate',
)

codec.registerCustom<ArrayBuffer, number[]>(
  {
    isApplicable: (value): value is ArrayBuffer => value instanceof ArrayBuffer,
    serialize: (buffer) => [...new Uint8Array(buffer)],
    deserialize: (bytes) => new Uint8Array(bytes).buffer,
  },
  'ArrayBuffer',
)

codec.registerCustom<ActorAddress, string>(
  {
    isApplicable: (value): value is ActorAddress => value instanceof ActorAddress,
    serialize: ({ address }) => address,
    deserialize: (address) => new ActorAddress(address),
  },
  'Actor',
)

function define(error: Error, key: string, value: string): void {
  Object.defineProperty(error, key, { value, configurable: true, writable: true })
}

/**
 * One line of a log, without its line break. Values that JSON lacks are described by an extra key
 * `types`; a line of plain JSON has none.
 * @param record the header or an entry
 */
export function encodeLine(record: object): string {
  const { json, meta } = codec.serialize(record)
  return JSON.stringify(meta ? { ...(json as Json), types: meta } : json)
}

/**
 * The record of a parsed line.
 * @param line the parsed JSON; its key `types`, if there, is consumed
 * @throws Error when `types` does not fit the rest
 */
export function decodeLine({ types, ...json }: Json): Json {
  if (types === undefined) return json
  const record = codec.deserialize<Json>({ json: json as never, meta: types as never })
  if (JSON.stringify(types).includes('"Actor"')) noteAddresses(record.event)
  return record
}

function isPlainObject(value: unknown): value is object {
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
  let copy: Json | undefined
  for (const key of Object.keys(value)) {
    const item = (value as Json)[key]
    if (typeof item !== 'object' || item === null) continue
    const next = replaceDeep(item, replace, ancestors)
    if (next === item) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as unknown as Json
    copy[key] = next
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

function noteAddresses(event: unknown): void {
  if (typeof event === 'object' && event !== null) eventsWithAddresses.add(event)
}

/** Whether an event, as recorded or read, holds the address of an actor. */
export function holdsAddress(event: object): boolean {
  return eventsWithAddresses.has(event)
}
