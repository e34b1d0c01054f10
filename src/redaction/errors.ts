import { placeholder } from '../engine/redact.ts'
import { unknownKey } from './keys.ts'

/** What errors of the language, of browsers and of ours are called; any other name is personal. */
const names: ReadonlySet<string> = new Set([
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'DOMException',
  'InvalidAccessError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'ReadOnlyError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'AnswerInvalid',
  'GraphqlFailed',
  'RequestFailed',
  'TookTooLong',
])

/** A reader knows these; of any other class no more than the name of its errors is told. */
const classes = [
  AggregateError,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
  Error,
]

/** What an error has by names of the language, of browsers and of ours. */
const fields: ReadonlySet<string> = new Set([
  'name',
  'message',
  'stack',
  'cause',
  'errors',
  'code',
  'status',
])

/** A place in a file of the build, of all that stands in a stack. */
const placeInFile = /([\w.-]+\.[cm]?[jt]sx?):(\d+):(\d+)/g

/**
 * What stands for an error: its name and the status of an answer as they are, of its stack the places in
 * files, all else by its shape. A server may say in it what a guest typed.
 * @param redactPersonal gives what stands for the rest
 */
export function redactError(error: Error, redactPersonal: (value: unknown) => unknown): Error {
  const known = classes.find((each) => error instanceof each) ?? Error
  const copy = Object.create(known.prototype) as Error
  for (const key of Object.getOwnPropertyNames(error)) {
    const value: unknown = (error as unknown as Record<string, unknown>)[key]
    const enumerable = Object.prototype.propertyIsEnumerable.call(error, key)
    const redacted = staysIn(key, value) ?? redactPersonal(value)
    Object.defineProperty(copy, fields.has(key) ? key : unknownKey(key, copy), {
      value: redacted,
      enumerable,
      writable: true,
      configurable: true,
    })
  }
  if (copy.name !== nameFor(error.name))
    Object.defineProperty(copy, 'name', { value: nameFor(error.name), configurable: true })
  return copy
}

/** What of a field of an error may be told; undefined for what is personal. */
function staysIn(key: string, value: unknown): string | number | undefined {
  if (key === 'name' && typeof value === 'string') return nameFor(value)
  if (key === 'stack' && typeof value === 'string') return placesIn(value)
  return key === 'status' && isStatus(value) ? value : undefined
}

function nameFor(name: string): string {
  return names.has(name) ? name : placeholder(String(name))
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000
}

/** The places that a stack names, a line each. */
function placesIn(stack: string): string {
  return [...stack.matchAll(placeInFile)].map(([place]) => place).join('\n')
}
