import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import { Refusal } from '../core/refusal.ts'
import type { RestRequest } from '../core/rest.ts'
import type { Album } from './media.ts'
import type { Listener } from './toldMedia.ts'

type Asked = Pick<RestRequest, 'language' | 'platform' | 'query' | 'speaker'>

/**
 * Who asks: the guest of the access token; null for a visitor, who carries none.
 * @throws Refusal 401 for a token that is wrong or has expired
 */
export function callerOf({ platform: { world }, query, speaker }: Asked): Account | null {
  if (speaker !== null) return world.account(speaker)
  if (query.get('access_token') === '') return null
  const message = 'the access token is wrong or has expired: get a session again'
  throw new Refusal(401, message, 'access_token')
}

/** To whom it is answered, and in which language. */
export const listenerOf = (asked: Asked): Listener => ({
  account: callerOf(asked),
  language: languageOf(asked.language),
})

/** @throws Refusal 404 for an album that there is not, 410 for one that was taken out of the shop */
export function albumOf(
  { platform: { library } }: Pick<RestRequest, 'platform'>,
  id: string,
): Album {
  const album = library.catalogue.findAlbum(id)
  if (!album) throw new Refusal(404, 'albumId: there is no such album', 'albumId')
  if (library.catalogue.isGone(id)) throw new Refusal(410, 'albumId: this album is gone', 'albumId')
  return album
}
