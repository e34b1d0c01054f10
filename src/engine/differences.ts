/**
 * How a build differs from a log: what was recorded is otherwise now, the log has what this build has
 * not, this build has what the log had not, or an upcaster says that it has another name.
 */
export type DifferenceKind = 'changed' | 'missing' | 'added' | 'renamed'

/** A part of an actor in which a build differs from a log. */
export interface Difference {
  kind: DifferenceKind
  /** Number of the entry at which it began; 0 for the start. */
  seq: number
  /** Address of the actor. */
  path: string
  /** `actor` itself, a part of its digest, `did NAME`, `effect NAME`, or `takes TYPE`. */
  part: string
  /** What the log says of it. */
  expected: string
  /** What this build made of it. */
  found: string
}

/** The first difference that bears on state. */
export type Divergence = Difference

/** More differences than these are only counted. */
const maxDifferences = 1_000

/** Collects differences: each part of an actor once, where it began. */
export class Differences {
  /** The first one that bears on state. */
  divergence: Divergence | undefined
  /** How many there are beyond those listed. */
  more = 0
  readonly #list: Difference[] = []
  readonly #known = new Set<string>()

  get list(): readonly Difference[] {
    return this.#list
  }

  add(difference: Difference): void {
    const { kind, path, part } = difference
    const key = `${kind} ${path} ${part}`
    if (this.#known.has(key)) return
    if (this.#known.size < maxDifferences) {
      this.#known.add(key)
      this.#list.push(difference)
    } else {
      this.more++
    }
    if (bearsOnState(difference)) this.divergence ??= difference
  }
}

/** Deeds and effects may change as long as the state does not: the states tell. */
function bearsOnState({ kind, part }: Difference): boolean {
  return (kind === 'changed' || kind === 'missing') && !/^(?:did|effect) /.test(part)
}
