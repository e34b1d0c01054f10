import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'

/** What is told of the pointer. */
export type PointerEvent = {
  /** It left the window by its upper edge. */
  type: 'exitIntent.pointerLeft'
  /** Something lies over the page, or somebody is writing. */
  isBusy: boolean
}

export type ExitIntentEvent = GuestIdentified | PageEvent | PointerEvent

declare module '../../core/address.ts' {
  interface Addresses {
    exitIntent: ExitIntentEvent
  }
}
