import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'

/** One of the two who are in a clash. */
export interface ClashSide {
  actorId: string
  actorName: string
  /** Address of a picture, without its size. */
  picture: string
  votes: number
}

/** Two performers for whom guests vote while both are live, as the platform counts. */
export interface Clash {
  clashId: string
  /** In ms since the epoch. */
  endsAt: number
  sides: readonly [ClashSide, ClashSide]
}

export type ClashOfCamsEvent = GuestIdentified | PushEvent<'clashOfCamsVoting'>

declare module '../../core/address.ts' {
  interface Addresses {
    clashOfCams: ClashOfCamsEvent
  }
}
