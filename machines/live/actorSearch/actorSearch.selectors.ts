import type { SnapshotFrom } from 'xstate'
import type { CamsFilter } from '../cams/camsQuery.ts'
import type { SearchChoices } from './actorSearch.events.ts'
import type { actorSearchMachine } from './actorSearch.machine.ts'

type ActorSearchSnapshot = SnapshotFrom<typeof actorSearchMachine>

/** What the search can be narrowed by; null until the platform has said it. */
export function selectSearchChoices({ context }: ActorSearchSnapshot): SearchChoices | null {
  return context.choices
}

/** The filters of the guest's last search; none while it is not known. */
export function selectActiveFilters({ context }: ActorSearchSnapshot): CamsFilter {
  return context.activeFilters
}

/** What the guest has typed into the field for the name; null while it shows what is searched for. */
export function selectTypedName({ context }: ActorSearchSnapshot): string | null {
  return context.name
}
