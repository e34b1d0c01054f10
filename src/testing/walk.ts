import { type AnyCases, type Occurrence, occurrencesAt, partOf } from './cases.ts'
import { type ExploreOptions, Keys, pureOf } from './explore.ts'
import type { Stepped } from './pure.ts'
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

/**
 * Walks a path from its start, with the machine as it is and not as the exploration remembers it.
 * @returns its start and each of its steps
 * @throws PathError where something else happens than was explored
 */
export function walkPath(
  cases: AnyCases,
  { part, input, edges }: Path,
  options: ExploreOptions,
): Walked[] {
  const pure = pureOf(cases, input, options)
  const own = partOf(cases, part)
  const keys = new Keys(pure, own, part)
  const walked: Walked[] = [{ label: 'begins', ...pure.start() }]
  for (const { occurrence, to, taken } of edges) {
    const { standing } = walked.at(-1) as Walked
    const { label } = occurrence
    const here = occurrencesAt(standing, own).find((one) => one.label === label)
    const stepped = here && pure.step(standing, here.event, here.by)
    if (
      !stepped ||
      namesOf(stepped.taken) !== namesOf(taken) ||
      keys.of(stepped.standing) !== to.key
    ) {
      throw new PathError(
        `'${cases.machine.id}' does something else by '${label}' after ${walked.map((one) => one.label).join(', ')}: \`project\` must tell apart what led there`,
      )
    }
    walked.push({ label, occurrence: here, ...stepped })
  }
  return walked
}

/** Regions beside each other take theirs in the order in which their states were entered. */
const namesOf = (taken: readonly string[]) => taken.toSorted().join()
