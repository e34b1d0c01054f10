import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../navigation/navigation.events.ts'
import type { OverlayEvent } from '../navigation/overlays.ts'
import type { RetryDue } from '../recovery/recovery.events.ts'

/** Every modal box, by its id [MOD-1 to MOD-8]. */
export const modalIds = [
  'conversion-chat',
  'vip30',
  'black-friday-2020',
  'avs',
  'not-enough-money',
  'tag-reward-basic',
  'tag-reward-pro',
  'tag-reward-advanced',
  'actor-gift-calendar',
  'advent-calendar-2022',
  'advent-calendar-2023',
  'video-with-player',
  'remove-photos',
  'contest-like',
  'survey',
  'feed-signup',
  'es-avs',
  'login-alternative',
  'exitIntent',
  'specialTopUp',
  'model-sites-conversion',
  'five-days-bonus',
  'onboarding',
  'onboarding-choose',
  'fifteen-minutes-preview',
  'vxcoin-info',
  'wrapper-example',
] as const

export type ModalId = (typeof modalIds)[number]

export interface ModalOptions {
  /** Stacked above the cookie banner [MOD-12]. */
  raise?: boolean
  /** The page cannot be scrolled while it is open [MOD-13]. */
  blockScroll?: boolean
  /** False: neither the guest, the back button nor another page closes it, but who opened it. */
  isDismissible?: boolean
  /** It is on the way to what an action waits for: a guest who closes it has left that way. */
  isWay?: boolean
}

export type ModalsEvent =
  | RetryDue
  | PageEvent
  | OverlayEvent
  | GuestIdentified
  | { type: 'modals.openRequested'; id: ModalId; options?: ModalOptions }
  /** Closes the one on top, or the named one, if it may be dismissed. */
  | { type: 'modals.closeRequested'; id?: ModalId }
  /** Whoever opened it has no more need of it. */
  | { type: 'modals.withdrawRequested'; id: ModalId }
  /** Another try to load the code of the one on top. */
  | { type: 'modals.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    modals: ModalsEvent
  }
}
