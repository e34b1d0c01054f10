import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** A picture of a post. */
export interface PostPhoto {
  id: string
  /** Its address, without its size. */
  url: string
  /** Whether only guests whose age is confirmed see it [FEED-25]. */
  avsRequired: boolean
}

/** The film of a post. */
export interface PostClip {
  id: string
  /** In seconds. */
  length: number
  avsRequired: boolean
  /** Address of a picture of it, without its size. */
  poster: string
  /** The same film in several sizes, the first that plays is taken. */
  sources: readonly { label: string; src: string; type: string }[]
}

/** What a performer told in the feed, as their profile shows it. */
export interface ActorPost {
  id: string
  /** In ms since the epoch. */
  published: number
  title: string
  text: string
  likes: number
  /** How many comments it has. */
  comments: number
  paidContent: boolean
  priceCoins: number
  /** Whether the guest bought it. */
  bought: boolean
  /** Both are empty while the guest may not see what is paid. */
  photos: readonly PostPhoto[]
  clip: PostClip | null
}

export type ActorPostsEvent =
  | RetryDue
  | LanguageChanged
  | GuestIdentified
  /** The overview of a performer is shown. */
  | { type: 'actorPosts.wanted'; actorId: string }

declare module '../../core/address.ts' {
  interface Addresses {
    actorPosts: ActorPostsEvent
  }
}
