import * as v from 'valibot'
import { guestRatings } from '../../machines/library/album/album.events.ts'
import type { SedcardsRating } from '../../machines/live/sedcardsRating/sedcardsRating.events.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'

/**
 * The work of slot `storeSedcardsRating`: POST gallery/setSedcardsGuestRating/{actorId} with 1 or 5 [GAL-17].
 * @returns once it is stored; rejects as `RequestService` does
 */
export async function storeSedcardsRating(
  request: Pick<RequestService, 'ask'>,
  { actorId, rating }: SedcardsRating,
  signal?: AbortSignal,
): Promise<void> {
  const path = `gallery/setSedcardsGuestRating/${pathPart(actorId)}`
  const data = { guestRating: rating }
  const schema = v.object({ guestRating: v.picklist(guestRatings) })
  await request.ask({ method: 'POST', path, data, signal }, schema)
}
