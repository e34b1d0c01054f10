import { ActorAddress, type LogEntry } from '../../engine/index.ts'
import type { RowFilter } from '../replica.types.ts'
import { kindOf, typeOf } from './entries.ts'
import { oneLine } from './text.ts'

/** More parts of one event are not searched. */
const maxSearched = 100_000

/** Tells whether an entry passes a filter. */
export function matcherOf({ actor, kinds, types, text }: RowFilter): (entry: LogEntry) => boolean {
  const tests: ((entry: LogEntry) => boolean)[] = []
  if (actor) tests.push(({ to, from }) => isBelow(to, actor) || isBelow(from, actor))
  if (kinds?.length) tests.push((entry) => kinds.includes(kindOf(entry)))
  if (types?.length) {
    const matches = typeMatcher(types)
    tests.push(({ event }) => matches(typeOf(event)))
  }
  if (text) {
    const wanted = text.toLowerCase()
    tests.push(
      ({ to, from, event }) =>
        has(to, wanted) || (from !== undefined && has(from, wanted)) || holds(event, wanted),
    )
  }
  return (entry) => tests.every((test) => test(entry))
}

/** Tells whether a type is among some, each with `*` for the rest of a name. */
export function typeMatcher(types: readonly string[]): (type: string) => boolean {
  const exact = new Set(types.filter((type) => !type.includes('*')))
  const patterns = types
    .filter((type) => type.includes('*'))
    .map((type) => new RegExp(`^${type.split('*').map(escaped).join('.*')}$`))
  return (type) => exact.has(type) || patterns.some((pattern) => pattern.test(type))
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Whether an address is an actor's or that of one below it. */
export function isBelow(address: string | undefined, actor: string): boolean {
  return address === actor || (address?.startsWith(`${actor}/`) ?? false)
}

function has(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted)
}

/** Whether a text stands somewhere in a value, as a key or in what it holds. */
function holds(value: unknown, wanted: string): boolean {
  let left = maxSearched
  const search = (part: unknown): boolean => {
    if (left-- <= 0) return false
    if (typeof part === 'string') return has(part, wanted)
    if (typeof part !== 'object' || part === null)
      return part !== undefined && has(oneLine(part), wanted)
    if (part instanceof ActorAddress) return has(part.address, wanted)
    if (part instanceof Date || part instanceof URL) return has(JSON.stringify(part), wanted)
    if (part instanceof Error && (has(part.message, wanted) || has(part.name, wanted))) return true
    if (part instanceof Map) return [...part].some(([key, item]) => search(key) || search(item))
    if (Array.isArray(part)) return part.some(search)
    if (part instanceof Set) return [...part].some(search)
    if (ArrayBuffer.isView(part)) return false
    for (const key in part) {
      if (has(key, wanted) || search((part as Record<string, unknown>)[key])) return true
    }
    return false
  }
  return search(value)
}
