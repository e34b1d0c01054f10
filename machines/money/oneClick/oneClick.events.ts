import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'

/** An amount that is charged without another question. */
export interface OneClickCharge {
  /** In coins. */
  amount: number
  channelId: string
}

export type OneClickEvent =
  | GuestIdentified
  | PushEvent<'canOneClickResult' | 'guestBalance'>
  /** Whether a charge by one click is possible is to be known [PAY-42]. */
  | { type: 'oneClick.askRequested' }
  /** Asks whether it is possible and charges if it is; else the guest tops up [PAY-42 PAY-43]. */
  | ({ type: 'oneClick.chargeRequested' } & OneClickCharge)

declare module '../../core/address.ts' {
  interface Addresses {
    oneClick: OneClickEvent
  }
}
