import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { GuestRating } from '../../library/album/album.events.ts'

/** What a guest thinks of all sedcards of a performer [GAL-17]. */
export interface SedcardsRating {
  actorId: string
  rating: GuestRating
}

export type SedcardsRatingEvent =
  | GuestIdentified
  /** The guest says it. */
  | ({ type: 'sedcardsRating.given' } & SedcardsRating)

declare module '../../core/address.ts' {
  interface Addresses {
    sedcardsRating: SedcardsRatingEvent
  }
}
