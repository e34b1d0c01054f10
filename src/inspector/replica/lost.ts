import type { Difference, LogEntry } from '../../engine/index.ts'

/** How many entries of a log went to actors that the build does not have. */
export function lostEntries(
  differences: readonly Difference[],
  entries: readonly LogEntry[],
): number {
  const lacking = new Set(
    differences
      .filter(({ kind, part }) => kind === 'missing' && part === 'actor')
      .map(({ path }) => path),
  )
  return entries.filter(({ to }) => lacking.has(to)).length
}
