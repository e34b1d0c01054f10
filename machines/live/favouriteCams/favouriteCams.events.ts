import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { PresenceTold } from '../presenceFeed/presenceFeed.events.ts'

export type FavouriteCamsEvent =
  | RetryDue
  | PresenceTold
  | PageEvent
  | GuestIdentified
  | LanguageChanged
  | SessionEstablished
  | PushEvent<'actorOnline' | 'actorOffline' | 'favouritePinned' | 'favouriteUnpinned'>

declare module '../../core/address.ts' {
  interface Addresses {
    favouriteCams: FavouriteCamsEvent
  }
}
