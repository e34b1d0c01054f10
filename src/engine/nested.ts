import { isWithin, type Point } from './effects.ts'
import type { LogEntry } from './format.ts'
import type { ActorPaths } from './paths.ts'
import { knowsAction } from './xstate.ts'

/** The entries that were taken within the input under way, until each of them is folded. */
export class Nested {
  readonly #paths: ActorPaths
  #waiting: LogEntry[] = []
  /** The positions of all entries under way. */
  readonly #positions = new Map<LogEntry, number>()

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  /** Whether all are folded. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** The next one. */
  get first(): LogEntry | undefined {
    return this.#waiting[0]
  }

  /**
   * Gathers those that belong to the input before an index.
   * @returns the index behind the last of them
   */
  gather(entries: readonly LogEntry[], index: number): number {
    this.#positions.clear()
    const input = entries[index - 1]
    if (input) this.#positions.set(input, index)
    let end = index
    for (let entry = entries[index]; entry?.within; entry = entries[end]) {
      this.#waiting.push(entry)
      this.#positions.set(entry, ++end)
    }
    return end
  }

  /** The position of an entry under way. */
  positionOf(entry: LogEntry): number {
    return this.#positions.get(entry) ?? 0
  }

  /** Takes those that came before the system was at work. */
  takeEarly(): LogEntry[] {
    const early = this.#waiting.filter(({ within }) => within?.length === 0)
    for (const entry of early) this.#remove(entry)
    return early
  }

  /** Takes the next that was taken during an effect. */
  takeAt(point: Point): LogEntry | undefined {
    const { stem } = this.#paths.placeOf(point.actor) ?? {}
    const knows = (action: string) => knowsAction(point.actor, action)
    const entry = this.#waiting.find(({ within = [], to, from = to }) => {
      const [actor, effect] = within
      const name = actor === '' ? from : actor
      const isOfActor = name === (effect === undefined ? this.#paths.of(point.actor) : stem)
      return name !== undefined && isOfActor && isWithin(within, point, knows)
    })
    if (entry) this.#remove(entry)
    return entry
  }

  /** Takes the next of those that are left over. */
  takeNext(): LogEntry | undefined {
    return this.#waiting.shift()
  }

  #remove(entry: LogEntry): void {
    this.#waiting.splice(this.#waiting.indexOf(entry), 1)
  }
}
