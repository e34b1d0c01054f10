import type { SnapshotFrom } from 'xstate'
import { distinctSearches } from './search.history.ts'
import type { searchMachine } from './search.machine.ts'

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

const listed = new WeakMap<readonly string[], readonly string[]>()

/** What stands in the search field. */
export function selectSearchText({ context }: SearchSnapshot): string {
  return context.text
}

/** The last searches, newest first, at most three and none twice [SRC-11]. */
export function selectSearchHistory({ context }: SearchSnapshot): readonly string[] {
  const known = listed.get(context.searches)
  if (known) return known
  const distinct = distinctSearches(context.searches)
  listed.set(context.searches, distinct)
  return distinct
}
