import { ActorAddress, isActor, Unrecorded } from '../../engine/index.ts'

/** Longer texts on one line are cut. */
export const maxText = 120

/** A value on one line; no more of it is read than fits. */
export function oneLine(value: unknown, most: number = maxText): string {
  const writer = new Writer(most)
  writer.value(value, [])
  return writer.text
}

/** What an event holds beside its type, on one line: `amount: 3, by: "guest"`. */
export function previewOf(event: unknown, most: number = maxText): string {
  if (typeof event !== 'object' || event === null) return oneLine(event, most)
  const writer = new Writer(most)
  writer.fields(
    event,
    Object.keys(event).filter((key) => key !== 'type'),
    [event],
  )
  return writer.text
}

/** Writes until there is no more room. */
class Writer {
  readonly #most: number
  #text = ''

  constructor(most: number) {
    this.#most = most
  }

  get text(): string {
    return this.#isFull ? `${this.#text.slice(0, this.#most - 1)}…` : this.#text
  }

  get #isFull(): boolean {
    return this.#text.length > this.#most
  }

  value(value: unknown, above: readonly object[]): void {
    if (typeof value === 'string') this.#string(value)
    else if (typeof value === 'bigint') this.#text += `${value}n`
    else if (typeof value === 'function') this.#text += 'function'
    else if (typeof value !== 'object' || value === null)
      this.#text += Object.is(value, -0) ? '-0' : String(value)
    else if (above.includes(value)) this.#text += '↺'
    else this.#object(value, [...above, value])
  }

  #string(text: string): void {
    const room = Math.max(0, this.#most - this.#text.length + 1)
    this.#text += JSON.stringify(text.length > room ? text.slice(0, room) : text)
  }

  #object(value: object, above: readonly object[]): void {
    if (value instanceof ActorAddress) this.#text += `actor ${value.address.replace(/@1$/, '')}`
    else if (isActor(value)) this.#text += `actor ${value.id}`
    else if (value instanceof Unrecorded) this.#text += `not recorded: ${value.reason}`
    else if (value instanceof Date) this.#text += dateText(value)
    else if (value instanceof RegExp) this.#text += `/${value.source}/${value.flags}`
    else if (value instanceof URL) this.#text += value.href
    else if (value instanceof Error) this.#text += `${value.name}: ${value.message}`
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      this.#text += `${value.byteLength} bytes`
    else if (Array.isArray(value)) this.#items(value.values(), above)
    else if (value instanceof Set) this.#items(value.values(), above, 'Set ')
    else if (value instanceof Map) this.#pairs(value, above)
    else this.#plain(value, above)
  }

  #items(items: Iterable<unknown>, above: readonly object[], name = ''): void {
    this.#text += `${name}[`
    let isFirst = true
    for (const item of items) {
      if (this.#isFull) return
      if (!isFirst) this.#text += ', '
      isFirst = false
      this.value(item, above)
    }
    this.#text += ']'
  }

  #pairs(map: Map<unknown, unknown>, above: readonly object[]): void {
    this.#text += 'Map {'
    let isFirst = true
    for (const [key, item] of map) {
      if (this.#isFull) return
      if (!isFirst) this.#text += ', '
      isFirst = false
      this.value(key, above)
      this.#text += ' → '
      this.value(item, above)
    }
    this.#text += '}'
  }

  #plain(value: object, above: readonly object[]): void {
    const { constructor: made } = value as { constructor?: { name?: unknown } }
    const name = typeof made === 'function' ? made.name : ''
    if (name && name !== 'Object') this.#text += `${name} `
    this.#text += '{'
    this.fields(value, undefined, above)
    this.#text += '}'
  }

  /** All own fields in their order, or some; those of a large object are not listed first. */
  fields(value: object, keys: readonly string[] | undefined, above: readonly object[]): void {
    let isFirst = true
    const write = (key: string): boolean => {
      if (this.#isFull) return false
      if (!isFirst) this.#text += ', '
      isFirst = false
      this.#text += `${key}: `
      try {
        this.value((value as Record<string, unknown>)[key], above)
      } catch {
        this.#text += 'unreadable'
      }
      return true
    }
    if (keys) {
      keys.every(write)
      return
    }
    for (const key in value) if (Object.hasOwn(value, key) && !write(key)) return
  }
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? 'invalid date' : date.toISOString()
}

/** A machine's state on one line: `running.shell`, of regions `running.(shell.idle, area.open)`. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const parts = Object.entries(value).map(([key, part]) => {
    const inner = valueText(part)
    if (inner === '') return key
    return inner.includes(', ') && !inner.startsWith('(') && isParallel(part)
      ? `${key}.(${inner})`
      : `${key}.${inner}`
  })
  return parts.join(', ')
}

function isParallel(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 1
}
