import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { CamsFilter, FilterName } from '../cams/camsQuery.ts'

/** Something that can be chosen, and how many performers it leaves. */
export interface SearchChoice {
  value: string
  count: number
}

/** What the search can be narrowed by, as the platform offers it. */
export interface SearchChoices {
  genders: readonly SearchChoice[]
  languages: readonly SearchChoice[]
  /** Years, from one to another. */
  ages: readonly SearchChoice[]
}

/** With what a search begins [ACT-31]. */
export interface SearchStart {
  choices: SearchChoices
  /** The filters of the guest's last search. */
  activeFilters: CamsFilter
}

export type ActorSearchEvent =
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  /** The guest typed into the field for the name. */
  | { type: 'actorSearch.nameTyped'; name: string }
  | { type: 'actorSearch.nameSubmitted' }
  /** The guest took one of the filters away. */
  | { type: 'actorSearch.filterRemoved'; filterName: FilterName }

declare module '../../core/address.ts' {
  interface Addresses {
    actorSearch: ActorSearchEvent
  }
}
