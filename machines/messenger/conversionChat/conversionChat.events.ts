import type { GuestIdentified } from '../../account/guest/guest.events.ts'

/** What can be done with it [CVC-2]. */
export const conversionChatActions = ['enable', 'disable'] as const
export type ConversionChatAction = (typeof conversionChatActions)[number]

export type ConversionChatEvent =
  | GuestIdentified
  /** Somebody sees the page again, perhaps after the device slept. */
  | { type: 'browser.shown' }
  | { type: 'conversionChat.enableRequested' }
  | { type: 'conversionChat.disableRequested' }
  | { type: 'conversionChat.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    conversionChat: ConversionChatEvent
  }
}
