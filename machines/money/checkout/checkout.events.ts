/** Why nothing was done about a window message [CHK-4 CHK-5 CHK-7 CHK-8]. */
export type CheckoutRefusal =
  | 'foreignOrigin'
  | 'foreignWindow'
  | 'wrongId'
  | 'unknownAction'
  | 'malformed'

/** What the window of a checkout posted and what became of it [CHK-4 to CHK-10]. */
export type CheckoutWindowEvent =
  /** The link was opened, in a window of its own; in an iframe as a new tab [CHK-9]. */
  | { type: 'checkout.opened'; inNewTab: boolean }
  /** The browser let no window open; nothing was sent back [CHK-10]. */
  | { type: 'checkout.popupBlocked' }
  /** Nothing was done [CHK-4 CHK-5 CHK-7 CHK-8]. */
  | { type: 'checkout.messageRefused'; reason: CheckoutRefusal; count?: number }
  /** No checkout is behind the address: `invalid checkout url` [CHK-2 CHK-3]. */
  | { type: 'checkout.urlInvalid' }
  | { type: 'checkout.closed' }

export type CheckoutEvent =
  | CheckoutWindowEvent
  /** Shows a checkout and listens to it. */
  | { type: 'checkout.openRequested'; url: string }
  | { type: 'checkout.closeRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    checkout: CheckoutEvent
  }
}
