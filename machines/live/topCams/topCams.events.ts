import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { Currency } from '../../core/money.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** The lists of those who are best at something [ACT-2]; the favourites are the guest's own. */
export const topCamsTypes = ['bestChats', 'top100', 'favorites', 'videoCall'] as const
export type TopCamsType = (typeof topCamsTypes)[number]

/** A performer as these lists show them [ACT-16]. */
export interface TopCam {
  id: string
  name: string
  /** The name as addresses have it. */
  profileLink: string
  online: boolean
  onlineVideocall: boolean
  age: number
  /** Addresses of pictures, without their sizes. */
  previewPicture: string
  avatarPicture: string
  /** Codes, such as `de`. */
  spokenLanguages: readonly string[]
  /** How many guests have them as a favourite. */
  pinnedCount: number
  ratingCount: number
  /** Percent. */
  satisfactionRate: number
  rankingPointsVideoCall: number
  /** Of a minute. */
  videocallPrice: { value: number; currency: Currency }
}

/** Which list is shown, and whether of those alone who are online. */
export interface TopCamsQuery {
  type: TopCamsType
  isOnlineOnly: boolean
}

export type TopCamsEvent =
  | RetryDue
  | PageEvent
  | QueryEvent
  | GuestIdentified
  | SessionEstablished
  | PushEvent<'actorOnline' | 'actorOffline'>
  | { type: 'topCams.typeChosen'; topCamsType: TopCamsType }
  | { type: 'topCams.onlineOnlyChosen'; isOnlineOnly: boolean }

declare module '../../core/address.ts' {
  interface Addresses {
    topCams: TopCamsEvent
  }
}
