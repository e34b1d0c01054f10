import * as v from 'valibot'
import { languageOf } from '../core/language.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import { guestRatings } from './opinions.ts'
import { sedcardsFor } from './sedcards.ts'

const payloadSchema = v.strictObject({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fsk: v.optional(v.picklist([12, 16, 18])),
})

/** A performer's sedcards, by id or name; the payload says how many, and from which age on they may be. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'gallery/getsedcards/:actorIdOrName',
    answer: (request) => sedcardsOf(request, {}),
  }),
  endpoint({
    method: 'GET',
    path: 'gallery/getsedcards/:actorIdOrName/:payload',
    answer: (request) => sedcardsOf(request, payloadOf(request)),
  }),
  endpoint({
    method: 'POST',
    path: 'gallery/setSedcardsGuestRating/:actorId',
    isForGuests: true,
    body: v.strictObject({ guestRating: v.picklist(guestRatings, 'must be 1 or 5') }),
    answer({ account, body: { guestRating }, parameter, platform }) {
      const { library, world } = platform
      const performer = world.performers.get(parameter('actorId'))
      if (!performer) throw new Refusal(404, 'actorId: there is no such performer', 'actorId')
      const subject = `${performer.id}/sedcards`
      library.opinions.rate(account, subject, guestRating)
      const before = { likes: 0, dislikes: 0 }
      const { likes, dislikes } = library.opinions.figuresOf(subject, before)
      return { guestRating, guestRatingLikes: likes, guestRatingDislikes: dislikes }
    },
  }),
]

function payloadOf({ parameter }: RestRequest) {
  try {
    return v.parse(payloadSchema, JSON.parse(parameter('payload')))
  } catch {
    const message = 'payload: must be JSON such as {"limit":12,"fsk":16}; fsk is 12, 16 or 18'
    throw new Refusal(422, message, 'payload')
  }
}

function sedcardsOf(
  request: RestRequest,
  { limit, fsk = 16 }: v.InferOutput<typeof payloadSchema>,
) {
  const { language, parameter, speaker } = request
  const { world } = request.platform
  const performer = world.findPerformer(parameter('actorIdOrName'))
  if (!performer) {
    throw new Refusal(404, 'actorIdOrName: there is no such performer', 'actorIdOrName')
  }
  const account = (speaker !== null && world.find(speaker)) || null
  const asked = { performer, account, seed: world.seed, language: languageOf(language) }
  const fitting = sedcardsFor(asked).filter((sedcard) => sedcard.fsk <= fsk)
  const guestRating = request.platform.library.opinions.ratingOf(
    account,
    `${performer.id}/sedcards`,
  )
  return { sedcards: fitting.slice(0, limit), guestRating }
}
