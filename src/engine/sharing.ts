import { isPlainObject } from './addresses.ts'
import type { AnySnapshot } from './xstate.ts'

/** What of a snapshot may be the very part of another. */
const parts = ['value', 'context', 'output', 'error', 'input'] as const

type Parts = Partial<Record<(typeof parts)[number], unknown>>

/**
 * Gives a snapshot that was made of data the parts that another has alike, so that who watches is told of what is
 * otherwise alone. Parts that are one stay one, parts that are two stay two.
 * @param before the other one of the same actor
 * @param snapshot is changed
 * @returns it, or the other where nothing is otherwise
 */
export function sharedWith(before: AnySnapshot, snapshot: AnySnapshot): AnySnapshot {
  const sharing = new Sharing()
  const [own, other] = [snapshot as Parts, before as Parts]
  for (const part of parts) if (part in own) own[part] = sharing.share(other[part], own[part])
  const isSame =
    before.status === snapshot.status &&
    parts.every((part) => own[part] === other[part]) &&
    hasSameParts(before.children ?? {}, snapshot.children ?? {}) &&
    [before, snapshot].every(({ historyValue = {} }) => Object.keys(historyValue).length === 0)
  return isSame ? before : snapshot
}

class Sharing {
  readonly #shared = new Map<object, unknown>()
  /** Parts of the other that stand for one already. */
  readonly #taken = new Set<object>()

  share(before: unknown, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (!this.#shared.has(value)) this.#shared.set(value, this.#partsShared(before, value))
    return this.#shared.get(value)
  }

  #partsShared(before: unknown, value: object): unknown {
    const areLists = Array.isArray(value) && Array.isArray(before)
    if (!areLists && !(isPlainObject(value) && isPlainObject(before))) return value
    const [own, other] = [value as Record<string, unknown>, before as Record<string, unknown>]
    for (const key of Object.keys(own)) own[key] = this.share(other[key], own[key])
    if (this.#taken.has(other) || !hasSameParts(other, own)) return value
    this.#taken.add(other)
    return other
  }
}

function hasSameParts(one: object, other: object): boolean {
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => key in second && Object.is(first[key], second[key]))
  )
}
