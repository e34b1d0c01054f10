import { type AnyCases, occurrencesAt, partOf } from './cases.ts'
import { type Edge, type ExploreOptions, Keys, pureOf } from './explore.ts'
import type { Occurrence, PureMachine, Stepped } from './pure.ts'
import type { Path } from './suites.ts'

/** A step of a path as it was walked. */
export interface Walked extends Stepped {
  /** What happened; `begins` for the start. */
  label: string
  /** The same as it was there; none for the start. */
  occurrence?: Occurrence
}

/** A path that cannot be walked as it was explored: standings were taken for the same that are not. */
export class PathError extends Error {
  override name = 'PathError'
}

/** A path under way: each step may be told what really comes in place of what the cases say. */
export class Walk {
  readonly #pure: PureMachine
  readonly #cases: AnyCases
  readonly #keys: Keys
  readonly #labels: string[] = []
  /** The latest step. */
  last: Walked

  constructor(cases: AnyCases, { part, input }: Path, options: ExploreOptions) {
    this.#pure = pureOf(cases, input, options)
    this.#cases = partOf(cases, part)
    this.#keys = new Keys(this.#pure, this.#cases, part)
    this.last = { label: 'begins', ...this.#pure.start() }
  }

  /**
   * What an edge says, as it may happen where the machine stands now.
   * @throws PathError where it cannot happen
   */
  next({ occurrence: { label } }: Edge): Occurrence {
    const { standing } = this.last
    const here = occurrencesAt(standing, this.#cases).find((one) => one.label === label)
    return here ?? this.#part(label)
  }

  /** Lets something happen. */
  take(occurrence: Occurrence): Walked {
    const { label, event, by } = occurrence
    this.#labels.push(this.last.label)
    this.last = { label, occurrence, ...this.#pure.step(this.last.standing, event, by) }
    return this.last
  }

  /**
   * Sees that the latest step led where an edge leads.
   * @throws PathError where it did not
   */
  check({ to, taken }: Edge): void {
    const { label, standing } = this.last
    if (!isSame(this.last.taken, taken) || this.#keys.of(standing) !== to.key) this.#part(label)
  }

  #part(label: string): never {
    throw new PathError(
      `'${this.#cases.machine.id}' does something else by '${label}' after ${this.#labels.join(', ')}: \`project\` must tell apart what led there`,
    )
  }
}

/**
 * Walks a path from its start, with the machine as it is and not as the exploration remembers it.
 * @returns its start and each of its steps
 * @throws PathError where something else happens than was explored
 */
export function walkPath(cases: AnyCases, path: Path, options: ExploreOptions): Walked[] {
  const walk = new Walk(cases, path, options)
  const walked = [walk.last]
  for (const edge of path.edges) {
    walked.push(walk.take(walk.next(edge)))
    walk.check(edge)
  }
  return walked
}

/** Whether transitions are the same: regions beside each other take theirs in the order in which their states were entered. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()
