import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { flag, text } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { endpoint } from '../core/rest.ts'
import type { Performer } from '../core/world.simulator.ts'

/** At most so many performers are recommended at a time. */
const mostRecommended = 12

const recommendationsQuery = v.object({
  currentActorId: v.optional(text, ''),
  useGrid: v.picklist(['true', 'false'], 'must be true or false'),
  fsk: v.pipe(text, v.regex(/^(\d|1[0-8])$/, 'must be a whole number from 0 to 18')),
})

/** The messenger's plain requests (MSG-17 to MSG-20). */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'messenger/channel/:channelId',
    isForGuests: true,
    answer: ({ account, parameter, platform }) => ({
      channel: platform.messenger.channel(account, parameter('channelId')),
    }),
  }),
  endpoint({
    method: 'GET',
    path: 'messenger/channel/actor/:actorId',
    isForGuests: true,
    answer: ({ account, parameter, platform }) => ({
      channel: platform.messenger.channelWith(account, parameter('actorId')),
    }),
  }),
  endpoint({
    method: 'POST',
    path: 'messenger/channel/:channelId/block',
    isForGuests: true,
    body: v.strictObject({ blocked: flag }),
    answer: ({ account, body: { blocked }, parameter, platform }) => ({
      channel: platform.messenger.block(account, parameter('channelId'), blocked),
    }),
  }),
  endpoint({
    method: 'GET',
    path: 'messenger/recommendations',
    isForGuests: true,
    answer({ account, query, platform }) {
      const wanted = parse(recommendationsQuery, Object.fromEntries(query), 'query')
      return { actors: recommend(account, wanted.currentActorId, platform).map(teaserOf) }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'messenger/actor/:actorId',
    isForGuests: true,
    answer({ account, parameter, platform }) {
      const actorId = parameter('actorId')
      const performer = platform.world.performers.get(actorId)
      if (!performer) throw new Refusal(404, `actorId: there is no actor ${actorId}`, 'actorId')
      const { countryCode, languages, categories, hasToy } = performer
      const isEmailEnabled = account.emailActors.has(actorId)
      const isSmsEnabled = account.smsActors.has(actorId)
      const more = { countryCode, languages, categories, hasToy, isEmailEnabled, isSmsEnabled }
      return { actor: { ...teaserOf(performer), ...more } }
    },
  }),
]

/** Performers who are there and whom the guest does not write with yet. */
function recommend(
  { id: guestId, channels }: Account,
  currentActorId: string,
  { world }: Platform,
): Performer[] {
  const known = new Set([currentActorId, ...channels.map(({ actorId }) => actorId)])
  const ranked = createRandom(world.seed, `${guestId}/recommendations`).sample(
    [...world.performers.values()],
    world.performers.size,
  )
  return ranked.filter(({ id, isOnline }) => isOnline && !known.has(id)).slice(0, mostRecommended)
}

function teaserOf({ id, name, age, isOnline, previewPictureUrl: pictureUrl }: Performer) {
  return { id, name, age, isOnline, pictureUrl }
}
