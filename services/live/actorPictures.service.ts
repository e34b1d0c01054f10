import * as v from 'valibot'
import { currencyCodes } from '../../machines/core/money.ts'
import { type GuestRating, guestRatings } from '../../machines/library/album/album.events.ts'
import type {
  ActorAlbum,
  ActorPictures,
  PicturesWanted,
  Sedcard,
} from '../../machines/live/actorPictures/actorPictures.events.ts'
import { count, flag, id, list, number, text } from '../core/bounds.ts'
import { albumsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'

/** So many sedcards and albums of a performer are shown. */
const mostSedcards = 12
const mostAlbums = 12

const sedcardsAnswer = v.object({
  sedcards: list(
    v.object({
      id,
      title: text,
      isPinned: flag,
      pictures: list(v.object({ id, picture: text, isPinned: flag })),
    }),
  ),
  guestRating: v.nullable(v.picklist(guestRatings)),
})

const albumsAnswer = v.object({
  albums: v.object({
    albums: list(
      v.object({
        id,
        title: text,
        isPinned: flag,
        pictureCount: count,
        price: v.object({ value: number, currency: v.picklist(currencyCodes) }),
        cover: text,
      }),
    ),
  }),
})

interface Asked {
  query: GraphqlService
  request: Pick<RequestService, 'ask'>
}

/**
 * The work of slot `loadActorPictures`: GET gallery/getsedcards/{actorId}/{payload} with the payload {limit, fsk} as
 * JSON, and query `albums` [FAV-3].
 * @param language of the titles [QRY-1]
 * @returns the sedcards that have pictures, and the albums; rejects as `RequestService` and
 * `GraphqlService` do when either does not come
 */
export async function loadActorPictures(
  { query, request }: Asked,
  { actorId, ageRating }: PicturesWanted,
  language: string,
  signal?: AbortSignal,
): Promise<ActorPictures> {
  const [{ sedcards, guestRating }, albums] = await Promise.all([
    loadSedcards(request, { actorId, ageRating }, signal),
    loadAlbums(query, { modelId: actorId, language, first: mostAlbums }, signal),
  ])
  return { sedcards: sedcards.filter(({ pictures }) => pictures.length > 0), guestRating, albums }
}

async function loadSedcards(
  request: Asked['request'],
  { actorId, ageRating }: PicturesWanted,
  signal?: AbortSignal,
): Promise<{ sedcards: readonly Sedcard[]; guestRating: GuestRating | null }> {
  const payload = JSON.stringify({ limit: mostSedcards, fsk: ageRating })
  const path = `gallery/getsedcards/${pathPart(actorId)}/${pathPart(payload)}`
  return request.ask({ path, signal }, sedcardsAnswer)
}

async function loadAlbums(
  query: GraphqlService,
  variables: { modelId: string; language: string; first: number },
  signal?: AbortSignal,
): Promise<readonly ActorAlbum[]> {
  return (await query.ask(albumsDocument, variables, albumsAnswer, signal)).albums.albums
}
