import type { Coverage, Refusal, Standing } from '../../replica.chart.types.ts'

/** What a machine is at a moment, and was, by its states and transitions. */
export interface Marks {
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
  refused: ReadonlyMap<string, Refusal>
  /** Undefined while it is not wanted or not known. */
  coverage: Coverage | undefined
}

export function marksOf(standing?: Standing, coverage?: Coverage): Marks {
  return {
    active: new Set(standing?.active),
    taken: new Set(standing?.taken),
    refused: new Map(standing?.refused.map((refusal) => [refusal.transition, refusal])),
    coverage,
  }
}

/** How a state or transition is drawn. */
export type Mark = 'active' | 'taken' | 'refused' | 'pale' | 'plain'

export function markOfState({ active, coverage }: Marks, id: string): Mark {
  if (active.has(id)) return 'active'
  return coverage && !coverage.states[id] ? 'pale' : 'plain'
}

export function markOfTransition({ taken, refused, coverage }: Marks, id: string): Mark {
  if (taken.has(id)) return 'taken'
  if (refused.has(id)) return 'refused'
  return coverage && !coverage.transitions[id] ? 'pale' : 'plain'
}

const order: readonly Mark[] = ['taken', 'refused', 'plain', 'pale']

/** How an arrow is drawn that stands for several transitions: as the most telling of them. */
export function markOfArrow(marks: Marks, ids: readonly string[]): Mark {
  const found = new Set(ids.map((id) => markOfTransition(marks, id)))
  return order.find((mark) => found.has(mark)) ?? 'plain'
}

/** How often, on few letters: `×12`, `×4k`; empty for never and while it is not shown. */
export function timesOf({ coverage }: Marks, id: string): string {
  const count = coverage?.transitions[id] ?? 0
  if (count === 0) return ''
  return count < 10_000 ? `×${count}` : `×${Math.floor(count / 1000)}k`
}
