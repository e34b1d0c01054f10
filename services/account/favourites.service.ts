import * as v from 'valibot'
import type { FavouriteActor } from '../../machines/account/favourites/favourites.events.ts'
import { flag, id, list, text } from '../core/bounds.ts'
import type { RequestService } from '../core/request.service.ts'

const actorsSchema = v.object({
  actors: list(
    v.object({
      id,
      name: text,
      isOnline: flag,
      pictureUrl: text,
    }),
  ),
})

/**
 * The work of slot `loadFavouriteActors`: GET favorite/actors [REQ-4].
 * @returns the guest's favourite actors; rejects as `RequestService` does
 */
export async function loadFavouriteActors(
  request: Pick<RequestService, 'ask'>,
  signal?: AbortSignal,
): Promise<readonly FavouriteActor[]> {
  return (await request.ask({ path: 'favorite/actors', signal }, actorsSchema)).actors
}
