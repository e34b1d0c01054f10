import type { Moment } from '../replica.types.ts'
import type { Change, Changes, Shown } from '../replica.value.types.ts'
import type { Line } from './line.ts'
import type { Standing } from './scenes.ts'
import { kindOf, partsOf, shownOf } from './shown.ts'
import { valueText } from './text.ts'

/** More changes are counted, not listed; beyond the second number they are not looked for. */
const maxChanges = 1_000
const maxLooks = 300_000
const maxDepth = 60

/** What changed from one moment to another, of one actor or of all. */
export async function changesOf(
  [lineBefore, before]: [Line, Omit<Moment, 'branch'>],
  [lineAfter, after]: [Line, Omit<Moment, 'branch'>],
  actor: string | undefined,
): Promise<Changes> {
  const { actors: first } = await lineBefore.scenes.at(before)
  const { actors: second } = await lineAfter.scenes.at(after)
  const differ = new Differ()
  const paths = actor === undefined ? new Set([...first.keys(), ...second.keys()]) : [actor]
  for (const path of paths) differ.actor(path, first.get(path), second.get(path))
  return { list: differ.list, more: differ.more }
}

/** Whether two values differ; what is the very same is not looked into. */
export function differs(before: unknown, after: unknown): boolean {
  const differ = new Differ(1)
  differ.value('', '', before, after, 0)
  return differ.list.length > 0
}

const aspects = ['context', 'output', 'error'] as const

class Differ {
  readonly list: Change[] = []
  more = 0
  #looks = 0
  readonly #most: number

  constructor(most = maxChanges) {
    this.#most = most
  }

  get #isOver(): boolean {
    return this.#looks > maxLooks || (this.#most === 1 && this.list.length > 0)
  }

  actor(actor: string, before: Standing | undefined, after: Standing | undefined): void {
    if (before?.snapshot === after?.snapshot) return
    if (!before || !after) {
      const standing = (before ?? after) as Standing
      const { status, value = status } = standing.snapshot
      const shown = shownOf(value)
      if (before) this.#add({ actor, path: 'status', kind: 'removed', before: shown, after: null })
      else this.#add({ actor, path: 'status', kind: 'added', before: null, after: shown })
      return
    }
    const [first, second] = [before.snapshot, after.snapshot]
    this.value(actor, 'status', first.status, second.status, 0)
    const [was, is] = [valueText(first.value), valueText(second.value)]
    if (was !== is) {
      this.#add({ actor, path: 'value', kind: 'changed', before: namely(was), after: namely(is) })
    }
    for (const aspect of aspects) this.value(actor, aspect, first[aspect], second[aspect], 0)
  }

  #add(change: Change): void {
    if (this.list.length < this.#most) this.list.push(change)
    else this.more++
  }

  value(actor: string, path: string, before: unknown, after: unknown, depth: number): void {
    if (Object.is(before, after) || this.#isOver) return
    this.#looks++
    if (before === undefined || after === undefined) {
      this.#changed(actor, path, before, after)
      return
    }
    const kind = kindOf(before)
    const isLeaf = kind !== kindOf(after) || !isInside(kind)
    if (!isLeaf && depth < maxDepth) {
      if (kind === 'list') this.#lists(actor, path, before as unknown[], after as unknown[], depth)
      else this.#fields(actor, path, before, after, depth)
    } else if (isLeaf ? !isSame(before, after) : !isSameText(before, after)) {
      this.#changed(actor, path, before, after)
    }
  }

  #changed(actor: string, path: string, before: unknown, after: unknown): void {
    if (before === undefined)
      this.#add({ actor, path, kind: 'added', before: null, after: shownOf(after) })
    else if (after === undefined)
      this.#add({ actor, path, kind: 'removed', before: shownOf(before), after: null })
    else this.#add({ actor, path, kind: 'changed', before: shownOf(before), after: shownOf(after) })
  }

  #fields(actor: string, path: string, before: unknown, after: unknown, depth: number): void {
    const first = keyed(before)
    const second = keyed(after)
    for (const [key, value] of first) {
      if (this.#isOver) return
      this.value(
        actor,
        join(path, key),
        value,
        second.has(key) ? second.get(key) : undefined,
        depth + 1,
      )
    }
    for (const [key, value] of second) {
      if (!first.has(key)) this.value(actor, join(path, key), undefined, value, depth + 1)
    }
  }

  /** What is the same at both ends is left out, so that one item more is one change. */
  #lists(actor: string, path: string, before: unknown[], after: unknown[], depth: number): void {
    const least = Math.min(before.length, after.length)
    let start = 0
    while (start < least && isSame(before[start], after[start])) start++
    let end = 0
    while (end < least - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
    const [first, second] = [before.length - end, after.length - end]
    const shared = Math.min(first, second)
    for (let index = start; index < shared && !this.#isOver; index++) {
      this.value(actor, `${path}[${index}]`, before[index], after[index], depth + 1)
    }
    for (let index = shared; index < first && !this.#isOver; index++) {
      this.#removed(actor, `${path}[${index}]`, before[index])
    }
    for (let index = shared; index < second && !this.#isOver; index++) {
      this.#looks++
      this.#add({
        actor,
        path: `${path}[${index}]`,
        kind: 'added',
        before: null,
        after: this.#shown(after[index]),
      })
    }
  }

  #removed(actor: string, path: string, value: unknown): void {
    this.#looks++
    this.#add({ actor, path, kind: 'removed', before: this.#shown(value), after: null })
  }

  /** What is only counted is not made readable. */
  #shown(value: unknown): Change['before'] {
    return this.list.length < this.#most ? shownOf(value) : null
  }
}

function namely(text: string): Shown {
  return { kind: 'text', text, size: text.length }
}

const withParts = new Set(['object', 'list', 'map', 'set', 'error', 'bytes'])

function isInside(kind: string): boolean {
  return withParts.has(kind)
}

function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false
  const kind = kindOf(before)
  return kind !== 'actor' && !isInside(kind) && isSameText(before, after)
}

function isSameText(before: unknown, after: unknown): boolean {
  const [first, second] = [shownOf(before), shownOf(after)]
  if (first.kind === 'url' || first.kind === 'regexp') return String(before) === String(after)
  return first.kind === second.kind && first.text === second.text && first.size === second.size
}

function keyed(value: unknown): Map<string, unknown> {
  const parts = partsOf(value)
  const fields = new Map<string, unknown>()
  for (let index = 0; index < parts.length; index++) {
    const { key, value: part } = parts.at(index)
    fields.set(key, part)
  }
  return fields
}

function join(path: string, key: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)
    ? `${path}.${key}`
    : `${path}[${JSON.stringify(key)}]`
}
