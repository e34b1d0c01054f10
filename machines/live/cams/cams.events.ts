import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { PresenceTold } from '../presenceFeed/presenceFeed.events.ts'
import type { CamsFilter, CamsOrder, FilterName } from './camsQuery.ts'

/** How tiles lie [TIL-3]. */
export type TileLayout = 'grid' | 'list'

export type CamsEvent =
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'actorOnline' | 'actorOffline'>
  | PresenceTold
  | { type: 'cams.filterChosen'; filter: CamsFilter }
  /** This is searched for in names; all of them are wanted again by an empty one. */
  | { type: 'cams.nameSubmitted'; name: string }
  | { type: 'cams.filterRemoved'; filterName: FilterName }
  | { type: 'cams.orderChosen'; order: CamsOrder }
  | { type: 'cams.layoutChosen'; layout: TileLayout }

declare module '../../core/address.ts' {
  interface Addresses {
    cams: CamsEvent
  }
}
