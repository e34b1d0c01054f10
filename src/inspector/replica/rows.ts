import type { LogEntry } from '../../engine/index.ts'
import type { Row, RowFilter } from '../replica.types.ts'
import { kindOf, typeOf } from './entries.ts'
import { matcherOf } from './filter.ts'
import { countUpTo, Recent, Slices } from './slices.ts'
import type { Strand } from './strand.ts'
import { previewOf } from './text.ts'

/** Positions that a filter leaves, of the entries looked at so far. */
interface Kept {
  positions: number[]
  done: number
  /** What was asked for so far: one search goes on where the one before it ended. */
  work: Promise<void>
}

/** So many filters are kept. */
const maxFilters = 24

/** The rows of a strand: what every filter leaves is worked out once and kept. */
export class RowIndex {
  readonly #strand: Strand
  readonly #filters = new Recent<Kept>(maxFilters)
  readonly #types = new Map<string, number[]>()
  #typed = 0

  constructor(strand: Strand) {
    this.#strand = strand
  }

  /** How many rows a filter leaves, and where among them a position stands: -1 before all of them. */
  async count(filter: RowFilter, near = 0): Promise<{ total: number; index: number }> {
    if (isEmpty(filter)) {
      const { length } = this.#strand
      return { total: length, index: Math.min(near, length) - 1 }
    }
    const positions = await this.positions(filter)
    return { total: positions.length, index: countUpTo(positions, near) - 1 }
  }

  async rows(filter: RowFilter, from: number, count: number): Promise<Row[]> {
    const { entries } = this.#strand
    const begin = Math.max(0, from)
    if (isEmpty(filter)) {
      return entries.slice(begin, begin + count).map((_, index) => this.#row(begin + index + 1))
    }
    const positions = await this.positions(filter)
    return positions.slice(begin, begin + count).map((position) => this.#row(position))
  }

  /** The positions that a filter leaves, in order. */
  async positions(filter: RowFilter): Promise<readonly number[]> {
    const key = JSON.stringify(filter)
    let kept = this.#filters.get(key)
    if (!kept) {
      kept = { positions: [], done: 0, work: Promise.resolve() }
      this.#filters.set(key, kept)
    }
    const own = kept
    kept.work = kept.work.then(() => this.#filter(own, filter))
    await kept.work
    return kept.positions
  }

  async #filter(kept: Kept, filter: RowFilter): Promise<void> {
    const matches = matcherOf(filter)
    const slices = new Slices()
    const { entries } = this.#strand
    while (kept.done < entries.length) {
      const entry = entries[kept.done++] as LogEntry
      if (matches(entry)) kept.positions.push(kept.done)
      if (kept.done % 64 === 0) await slices.rest()
    }
  }

  /** Positions of the entries of a type. */
  ofType(type: string): readonly number[] {
    return this.#byType.get(type) ?? []
  }

  types(): { type: string; count: number }[] {
    return [...this.#byType]
      .map(([type, { length: count }]) => ({ type, count }))
      .toSorted((one, other) => other.count - one.count || (one.type < other.type ? -1 : 1))
  }

  get #byType(): ReadonlyMap<string, number[]> {
    const { entries } = this.#strand
    while (this.#typed < entries.length) {
      const { event } = entries[this.#typed++] as LogEntry
      const type = typeOf(event)
      const positions = this.#types.get(type)
      if (positions) positions.push(this.#typed)
      else this.#types.set(type, [this.#typed])
    }
    return this.#types
  }

  #row(position: number): Row {
    const { entries, invented, differing } = this.#strand
    const entry = entries[position - 1] as LogEntry
    const { seq, at, to, from = null, event, within } = entry
    return {
      position,
      seq,
      at,
      kind: kindOf(entry),
      to,
      from,
      type: typeOf(event),
      preview: previewOf(event),
      isWithin: within !== undefined,
      isInvented: invented.has(entry),
      hasDifference: differing.has(seq),
    }
  }
}

function isEmpty({ actor, kinds, types, text }: RowFilter): boolean {
  return !actor && !kinds?.length && !types?.length && !text
}
