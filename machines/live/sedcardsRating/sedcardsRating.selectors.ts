import type { SnapshotFrom } from 'xstate'
import type { GuestRating } from '../../library/album/album.events.ts'
import type { sedcardsRatingMachine } from './sedcardsRating.machine.ts'

type SedcardsRatingSnapshot = SnapshotFrom<typeof sedcardsRatingMachine>

/** What the guest said of that performer's sedcards since the page was loaded; null while nothing. */
export function selectStoredRating(actorId: string) {
  return ({ context }: SedcardsRatingSnapshot): GuestRating | null =>
    context.stored[actorId] ?? null
}

/** Whether it is on its way. */
export function selectIsRatingSent(actorId: string) {
  return ({ context }: SedcardsRatingSnapshot): boolean =>
    context.said.some((one) => one.actorId === actorId)
}

/** Whether it did not arrive. */
export function selectHasRatingFailed(actorId: string) {
  return ({ context }: SedcardsRatingSnapshot): boolean =>
    context.unstored.some((one) => one.actorId === actorId)
}
