import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { ActorType, Gender } from '../cams/listedPerformer.ts'

/** A price in coins, or in another currency by its code. */
interface ChatPrice {
  value: number
  currency: string
}

/** What the platform tells of a performer [ACT-3 to ACT-11]. */
export interface ActorProfile {
  id: string
  name: string
  isOnline: boolean
  freeChat: boolean
  bannedCountryCodes: readonly string[]
  isActorAvailableForConversionChat: boolean
  isOnlineMobileVideocall: boolean
  isCurrentlyTicketShow: boolean
  isLivePreviewEnabled: boolean
  isVoyeurChatAvailable: boolean
  guestHasTicket: boolean
  /** Coins a minute. */
  prices: { video: number; singlec2c: number; voucherChatMinutes: number }
  profile: {
    age: number
    languages: readonly string[]
    threeWords: readonly string[]
    country: string
  }
  about: string
  categories: readonly string[]
  star: boolean
  isTopAmateur: boolean
  /** ISO 8601: 2026-02-14. */
  registeredSince: string
  /** Pictures by their addresses, without size. */
  avatar: string
  sedcards: readonly string[]
  chatPrices: {
    videoChat: ChatPrice
    voyeurChat: ChatPrice
    ticketShow: ChatPrice
    singleChat: ChatPrice
    singleC2CChat: ChatPrice
  }
  chatFeatures: { livePreview: boolean; hd: boolean; audio: boolean; dildocontrol: boolean }
  modelGuestRelation: { isFavorite: boolean }
  gender: Gender
  type: ActorType
}

/** What may be otherwise the next minute, and what the chat buttons say [ACT-18 ACT-27]. */
export interface ActorState {
  actorId: string
  isOnline: boolean
  freeChat: boolean
  isVoyeurChatAvailable: boolean
  isCurrentlyTicketShow: boolean
  isOnlineMobileVideocall: boolean
  /** In coins: a message, or a minute of the others. */
  prices: {
    freeMessages: number
    message: number
    single: number
    singlec2c: number
    video: number
    voucherChatMinutes: number
    voyeur: number
  }
  multiChatPrice: number
  singleC2CChatPrice: number
}

/** What guests and the performer tell beside the profile [ACT-14 ACT-15 ACT-39]. */
export interface ActorInsights {
  heatMap: {
    /** ISO 8601, and 0 to 3 for every four hours of that day, UTC. */
    days: readonly { date: string; levels: readonly number[] }[]
    /** Until the performer is expected; 0 while online. */
    hoursToBeOnline: number
    memo: string
  }
  /** Of the last ninety days; the rate in percent. */
  rating: { countRatings: number; satisfactionRate: number }
  interviews: readonly { id: string; question: string; answer: string }[]
}

/** What the guest noted about a performer [ACT-13]. */
export interface ActorNote {
  actorId: string
  comment: string
}

/** Whose profile is wanted: as the address names them, and for which day if it says so. */
export interface WantedProfile {
  actorName: string
  qmDay: string | null
}

export type ActorProfileEvent =
  | RetryDue
  | PageEvent
  | GuestIdentified
  | SessionEstablished
  | PushEvent<'actorOnline' | 'actorOffline' | 'freeChatDurationChanged'>
  | PushEvent<'favouritePinned' | 'favouriteUnpinned' | 'favouriteActors'>
  | { type: 'actorProfile.retryRequested' }
  /** These are open now, of all interviews. */
  | { type: 'actorProfile.interviewsOpened'; ids: readonly string[] }
  | { type: 'actorProfile.noteChanged'; comment: string }
  | { type: 'actorProfile.noteSaveRequested' }
  /**
   * Only logs of events before version 13 have it: by a push about that performer, and null by a new session, everything
   * about them began anew, what of a free chat is left too where the push did not tell it.
   */
  | { type: 'actorProfile.begunAnew'; actorId: string | null; withFreeChat: boolean }

declare module '../../core/address.ts' {
  interface Addresses {
    actorProfile: ActorProfileEvent
  }
}
