import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import { albumsFor, sedcardsFor } from './actorPictures.ts'

const payloadSchema = v.strictObject({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fsk: v.optional(v.picklist([12, 16, 18])),
})

interface Question {
  modelId: string
  language: string
  first: number
}

/** What the query service answers about albums [FAV-3]. */
export function albumsRoot({ world }: Pick<Platform, 'world'>) {
  return {
    albums({ modelId, language, first }: Question, account: Account | null) {
      const performer = world.performers.get(modelId)
      if (!performer) throw new Refusal(404, 'modelId: there is no such performer', 'modelId')
      const asked = { performer, account, seed: world.seed, language: languageOf(language) }
      return albumsFor(asked).slice(0, Math.max(0, first))
    },
  }
}

/** A performer's sedcards, by id or name; the payload says how many, and from which age on they may be. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'getsedcards/:actorIdOrName',
    answer: (request) => sedcardsOf(request, {}),
  }),
  endpoint({
    method: 'GET',
    path: 'getsedcards/:actorIdOrName/:payload',
    answer: (request) => sedcardsOf(request, payloadOf(request)),
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
  return { sedcards: fitting.slice(0, limit) }
}
