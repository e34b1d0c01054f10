import {
  ActorAddress,
  isPlainObject,
  noteAddresses,
  type Unrecordable,
  Unrecorded,
} from './addresses.ts'
import type { ValuePath } from './encode.ts'

type Json = Record<string, unknown>

/** Makes the value that some JSON stands for; throws when it does not stand for one. */
type Reader = (standIn: unknown) => unknown

const typedArrays = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
]

const numbers = new Map<unknown, number>([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
])

/** Classes of errors, by name. */
export type ErrorClasses = Readonly<Record<string, abstract new (...args: never[]) => Error>>

const builtinErrors: ErrorClasses = {
  AggregateError,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
}

const reasons: readonly unknown[] = [
  'function',
  'symbol',
  'cycle',
  'too deep',
  'too large',
  'unreadable',
] satisfies Unrecordable[]

const readersFor = (errors: ErrorClasses) =>
  new Map<unknown, Reader>([
    ['undefined', (standIn) => (standIn === null ? undefined : refuse())],
    ['number', (standIn) => numbers.get(standIn) ?? refuse()],
    ['bigint', (standIn) => BigInt(textOf(standIn))],
    ['Date', dateOf],
    ['Map', (standIn) => new Map(listOf(standIn).map(pairOf))],
    ['Set', (standIn) => new Set(listOf(standIn))],
    ['Error', (standIn) => errorOf(standIn, errors)],
    ['Actor', (standIn) => new ActorAddress(textOf(standIn))],
    [
      'Unrecorded',
      (standIn) => (reasons.includes(standIn) ? new Unrecorded(standIn as Unrecordable) : refuse()),
    ],
    ['RegExp', patternOf],
    ['URL', (standIn) => new URL(textOf(standIn))],
    ['ArrayBuffer', (standIn) => itemsOf(Uint8Array, standIn).buffer],
    ['DataView', (standIn) => new DataView(itemsOf(Uint8Array, standIn).buffer)],
    ...typedArrays.map((array): [string, Reader] => [
      array.name,
      (standIn) => itemsOf(array, standIn),
    ]),
  ])

/**
 * The record of a line as `encodeLine` wrote it.
 * @param line the parsed JSON; its key `types`, if there, is consumed
 * @param errors classes of one's own errors; those of the language are known
 * @throws Error when `types` does not fit the rest, naming the place
 */
export function decodeLine({ types, ...record }: Json, errors?: ErrorClasses): Json {
  if (types === undefined) return record
  if (!Array.isArray(types)) throw new Error('types is no list')
  const readers = errors ? readersFor(errors) : ownReaders
  let holdsAddress = false
  for (const note of types.toReversed()) {
    const [path, type] = noteOf(note)
    restore(record, path, type, readers)
    holdsAddress ||= type === 'Actor'
  }
  if (holdsAddress) noteAddresses(record.event)
  return record
}

function noteOf(note: unknown): [ValuePath, unknown] {
  const [path, type] = pairOf(note)
  const keys = listOf(path) as ValuePath
  if (keys.length === 0) throw new Error('a path is empty')
  return [keys, type]
}

const ownReaders = readersFor({})

function restore(
  record: Json,
  path: ValuePath,
  type: unknown,
  readers: ReadonlyMap<unknown, Reader>,
): void {
  const read = readers.get(type)
  if (!read) throw new Error(`${path.join('.')} is of the unknown type ${JSON.stringify(type)}`)
  const holder = path.slice(0, -1).reduce<unknown>((whole, key) => partOf(whole, key, path), record)
  const key = path.at(-1) as string
  const standIn = partOf(holder, key, path)
  try {
    Object.defineProperty(holder, key, { value: read(standIn) })
  } catch {
    throw new Error(`${path.join('.')} is no ${type}`)
  }
}

/** Only what JSON itself made is entered, by keys of its own: no path leads to a prototype. */
function partOf(whole: unknown, key: unknown, path: ValuePath): unknown {
  const keyType = Array.isArray(whole) ? 'number' : isPlainObject(whole) ? 'string' : 'none'
  const isKey = typeof key === keyType
  if (isKey && Object.hasOwn(whole as object, key as string)) return (whole as Json)[key as string]
  throw new Error(`nothing stands at ${path.join('.')}`)
}

function refuse(): never {
  throw new Error('not of this type')
}

function textOf(standIn: unknown): string {
  return typeof standIn === 'string' ? standIn : refuse()
}

function listOf(standIn: unknown): unknown[] {
  return Array.isArray(standIn) ? standIn : refuse()
}

function pairOf(standIn: unknown): [unknown, unknown] {
  const [first, second, ...rest] = listOf(standIn)
  return rest.length === 0 && listOf(standIn).length === 2 ? [first, second] : refuse()
}

function dateOf(standIn: unknown): Date {
  if (standIn === null) return new Date(Number.NaN)
  const date = new Date(textOf(standIn))
  return Number.isNaN(date.getTime()) ? refuse() : date
}

function patternOf(standIn: unknown): RegExp {
  const [source, flags] = pairOf(standIn)
  return new RegExp(textOf(source), textOf(flags))
}

function itemsOf(array: (typeof typedArrays)[number], standIn: unknown) {
  const items = listOf(standIn)
  const made = (array as Float64ArrayConstructor).from(items as number[])
  return made.every((item, at) => Object.is(item, items[at])) ? made : refuse()
}

/** An error of its class, if that is known: the language's own, or one of those given. */
function errorOf(standIn: unknown, classes: ErrorClasses): Error {
  if (!isPlainObject(standIn) || !isPlainObject(standIn.own)) return refuse()
  const { name, class: className = name, message, stack, own } = standIn
  const options = Object.hasOwn(standIn, 'cause') ? { cause: standIn.cause } : {}
  const error = Object.hasOwn(standIn, 'errors')
    ? new AggregateError(listOf(standIn.errors), textOf(message), options)
    : new Error(textOf(message), options)
  const known = classOf(textOf(className), classes)
  if (known) Object.setPrototypeOf(error, known.prototype)
  if (error.name !== textOf(name)) define(error, 'name', name)
  if (stack !== undefined) define(error, 'stack', textOf(stack))
  return Object.defineProperties(error, Object.getOwnPropertyDescriptors(own as Json))
}

function classOf(name: string, classes: ErrorClasses): ErrorClasses[string] | undefined {
  if (Object.hasOwn(classes, name)) return classes[name]
  return Object.hasOwn(builtinErrors, name) ? builtinErrors[name] : undefined
}

function define(error: Error, key: string, value: unknown): void {
  Object.defineProperty(error, key, { value, configurable: true, writable: true })
}
