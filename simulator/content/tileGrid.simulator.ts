import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import type { LiveChat } from '../live/liveChatKinds.ts'
import { contests } from './contestData.ts'
import { picturesOf, series } from './seriesData.ts'

/** The tile grids whose settings are kept [TIL-1]. */
export const tileGridTypes = [
  'contests',
  'favouriteActors',
  'myVideoChats',
  'recommendations',
  'tvLists',
] as const
export const tileModes = ['grid', 'list'] as const

/** Under this name the settings stand in the guest's preferences. */
export const tileGridsPreference = 'tileGrids'

const whole = (least: number, most: number, words = `must be ${least} to ${most}`) =>
  v.pipe(
    v.string(words),
    v.regex(/^\d{1,6}$/, words),
    v.transform(Number),
    v.minValue(least, words),
    v.maxValue(most, words),
  )

const payload = v.strictObject({ page: whole(1, 100_000), size: whole(1, 100) })

const settingsForm = v.strictObject({
  settings: v.record(
    v.picklist(tileGridTypes, `must be ${tileGridTypes.join(', ')}`),
    v.picklist(tileModes, `must be ${tileModes.join(' or ')}`),
  ),
})

/** The tiles of each grid that is loaded as one, all of them. */
const grids: Record<string, (request: RestRequest) => readonly object[]> = {
  contests: ({ language, platform: { clock, world } }) =>
    contests(world, clock.now(), languageOf(language)),
  myVideoChats(request) {
    const account = speakerOf(request)
    if (account) return request.platform.liveChats.had(account.id).map(pastChat)
    const message = 'the access token is wrong, missing or has expired: get a session again'
    throw new Refusal(401, message, 'access_token')
  },
  tvLists: ({ language, platform: { world } }) => series(world.seed, languageOf(language)),
}

/** What tile grids ask for (specification part 2 §7 Tile grid). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'tileGrid/get/:type/:payload',
    answer(request) {
      const type = request.parameter('type')
      const tilesOf = Object.hasOwn(grids, type) ? grids[type] : undefined
      if (!tilesOf) {
        throw new Refusal(404, `type: must be ${Object.keys(grids).join(', ')}`, 'type')
      }
      const asked = Object.fromEntries(new URLSearchParams(request.parameter('payload')))
      const { page, size } = parse(payload, asked, 'payload')
      const tiles = tilesOf(request)
      return { items: tiles.slice((page - 1) * size, page * size), total: tiles.length }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'getVideoPictures/:albumId',
    answer({ parameter }) {
      const pictures = picturesOf(parameter('albumId'))
      if (pictures.length > 0) return { pictures }
      throw new Refusal(404, 'albumId: there is no such album', 'albumId')
    },
  }),
  endpoint({
    method: 'POST',
    path: 'storeTileGridSettings',
    isForGuests: true,
    body: settingsForm,
    answer({ account: { guest }, body: { settings } }) {
      const kept = JSON.stringify(settings)
      guest.preferences = { ...guest.preferences, [tileGridsPreference]: kept }
      return { settings }
    },
  }),
]

function pastChat({ id, performer, type, startedAt, minutes, coins }: LiveChat) {
  return {
    id,
    actorName: performer.name,
    picture: `/pictures/portrait/${performer.id}`,
    startedAt: new Date(startedAt).toISOString(),
    chatType: type,
    minutes,
    coins,
  }
}

function speakerOf({ platform: { world }, speaker }: RestRequest): Account | null {
  return (speaker !== null && world.find(speaker)) || null
}
