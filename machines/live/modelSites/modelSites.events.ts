import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'

export type ModelSitesEvent = GuestIdentified | PageEvent

declare module '../../core/address.ts' {
  interface Addresses {
    modelSites: ModelSitesEvent
  }
}
