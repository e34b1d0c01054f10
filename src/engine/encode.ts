import { ActorAddress, isPlainObject, Unrecorded } from './addresses.ts'

/** Where a value stands in its line: keys of objects and indexes of lists, from the outside in. */
export type ValuePath = (string | number)[]

/** Says that what stands at a path is of a type that JSON lacks. */
export type TypeNote = [path: ValuePath, type: string]

/** A value that JSON lacks: its type, and JSON, or parts to be encoded in turn, that stand for it. */
type Substitute = [type: string, standIn: unknown]

/** Deeper than any event that is meant to be read; a cycle is deeper than anything. */
const maxDepth = 400

/**
 * One line of a log, without its line break. Where a value stands that JSON lacks, JSON stands for
 * it, and the key `types` lists path and type, a part always after the whole that it belongs to. A
 * line of plain JSON has no such key.
 * @param record the header or an entry
 * @param digest of an entry that does not hold it, as JSON
 * @throws Error for what no line can hold: a cycle, or nested hundreds deep
 */
export function encodeLine(record: object, digest?: string): string {
  const types: TypeNote[] = []
  const json = isJson(record, 0) ? record : encodeValue(record, [], types)
  const text = JSON.stringify(json)
  if (digest === undefined && types.length === 0) return text
  const rest = digest === undefined ? '' : `,"digest":${digest}`
  const noted = types.length === 0 ? '' : `,"types":${JSON.stringify(types)}`
  return `${text.slice(0, -1)}${rest}${noted}}`
}

/** Whether nothing in a value needs a substitute, as in most; also false for what is nested too deep. */
function isJson(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'object':
      return value === null || (depth <= maxDepth && areJson(value, depth))
    default:
      return false
  }
}

function areJson(whole: object, depth: number): boolean {
  if ('toJSON' in whole) return false
  if (Array.isArray(whole)) {
    for (let i = 0; i < whole.length; i++) if (!isJson(whole[i], depth + 1)) return false
    return true
  }
  if (!isPlainObject(whole)) return false
  for (const key in whole) {
    const part = whole[key]
    if (typeof part !== 'string' && !isJson(part, depth + 1)) return false
  }
  return true
}

/** JSON for a value, the value itself where nothing in it needs a substitute. */
function encodeValue(value: unknown, path: ValuePath, types: TypeNote[]): unknown {
  if (Array.isArray(value) || isPlainObject(value)) return encodeParts(value, path, types)
  const substitute = substituteOf(value)
  if (substitute) {
    types.push([[...path], substitute[0]])
    return encodeValue(substitute[1], path, types)
  }
  return isObject(value) ? encodeParts(value, path, types) : value
}

function encodeParts(whole: object, path: ValuePath, types: TypeNote[]): unknown {
  if ('toJSON' in whole && typeof whole.toJSON === 'function') {
    const made: unknown = whole.toJSON()
    if (made !== whole) return encodeValue(made, path, types)
  }
  if (path.length > maxDepth) throw new Error('a cycle, or nested too deep')
  let copy: object | undefined
  const isList = Array.isArray(whole)
  for (const key of isList ? whole.keys() : Object.keys(whole)) {
    const part = (whole as Record<string | number, unknown>)[key]
    if (typeof part === 'string') continue
    path.push(key)
    const encoded = encodeValue(part, path, types)
    path.pop()
    if (encoded === part) continue
    copy ??= isList ? [...whole] : { ...whole }
    Object.defineProperty(copy, key, { value: encoded })
  }
  if (copy) return copy
  return isList || isPlainObject(whole) ? whole : { ...whole }
}

function substituteOf(value: unknown): Substitute | undefined {
  if (value === undefined) return ['undefined', null]
  if (typeof value === 'function' || typeof value === 'symbol') return ['Unrecorded', typeof value]
  if (typeof value === 'bigint') return ['bigint', String(value)]
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return ['number', '-0']
    return Number.isFinite(value) ? undefined : ['number', String(value)]
  }
  if (!isObject(value)) return undefined
  if (value instanceof Date) {
    return ['Date', Number.isNaN(value.getTime()) ? null : value.toISOString()]
  }
  if (value instanceof Map) return ['Map', [...value]]
  if (value instanceof Set) return ['Set', [...value]]
  if (value instanceof Error) return ['Error', errorParts(value)]
  if (value instanceof ActorAddress) return ['Actor', value.address]
  if (value instanceof Unrecorded) return ['Unrecorded', value.reason]
  if (value instanceof RegExp) return ['RegExp', [value.source, value.flags]]
  if (value instanceof URL) return ['URL', value.href]
  if (value instanceof ArrayBuffer) return ['ArrayBuffer', [...new Uint8Array(value)]]
  if (value instanceof DataView) {
    const { buffer, byteOffset, byteLength } = value
    return ['DataView', [...new Uint8Array(buffer, byteOffset, byteLength)]]
  }
  if (ArrayBuffer.isView(value)) {
    return [(value as Uint8Array)[Symbol.toStringTag], [...(value as Uint8Array)]]
  }
  return undefined
}

const ofEveryError = new Set(['name', 'message', 'stack', 'cause'])

/** What an error has of its own beside what every error has; its stack is costly to read. */
export function ownOf(error: Error): Record<string, unknown> {
  const own: Record<string, unknown> = {}
  for (const key of Object.keys(error)) {
    if (ofEveryError.has(key)) continue
    const value = (error as unknown as Record<string, unknown>)[key]
    Object.defineProperty(own, key, { value, enumerable: true, writable: true, configurable: true })
  }
  return own
}

function errorParts(error: Error): object {
  const className = error.constructor?.name
  return {
    name: String(error.name),
    ...(className !== error.name && className !== 'Error' && { class: className }),
    message: String(error.message),
    ...(typeof error.stack === 'string' && { stack: error.stack }),
    ...('cause' in error && { cause: error.cause }),
    ...(error instanceof AggregateError && { errors: error.errors }),
    own: ownOf(error),
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
