import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { id, text } from '../core/entities.ts'
import { languageOf } from '../core/language.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import type { Performer } from '../core/world.simulator.ts'
import { actorRecord, actorState, sedcardsOf } from './actorProfile.ts'

const longestNote = 1_000
/** An ISO date, such as 2026-02-14. */
const dayOfYear = v.pipe(text, v.isoDate('must be a date such as 2026-02-14'))

/** What is told of one performer (specification part 2 §7 Actors). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'actor/getActorDataByIdOrName/:actorIdOrName',
    answer(request) {
      const performer = named(request, 'actorIdOrName')
      const { language, platform, query } = request
      const qmDay = query.get('qmday')
      if (qmDay !== null && !v.is(dayOfYear, qmDay)) {
        throw new Refusal(422, 'qmday: must be a date such as 2026-02-14', 'qmday')
      }
      const account = speakerOf(request)
      const { chatShows, clock, world } = platform
      const guestHasTicket = chatShows.hasTicket(account, performer.id)
      const asked = { performer, account, seed: world.seed, language: languageOf(language) }
      return { actor: actorRecord({ ...asked, now: clock.now(), guestHasTicket }) }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'actor/getActorStateById/:actorId',
    answer(request) {
      const performer = called(request)
      const { seed } = request.platform.world
      const language = languageOf(request.language)
      return { state: actorState({ performer, account: speakerOf(request), seed, language }) }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'actor/getActorPreviewImage/:actorIdOrName',
    answer(request) {
      const performer = named(request, 'actorIdOrName')
      const [first] = sedcardsOf(performer, request.platform.world.seed)
      return { imageUrl: first ? `${first}/w640.svg` : performer.previewPictureUrl }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'actor/getActorNoteById/:actorId',
    isForGuests: true,
    answer(request) {
      const { id: actorId } = called(request)
      return { note: { actorId, comment: request.account.actorNotes.get(actorId) ?? '' } }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'actor/storeActorNote',
    isForGuests: true,
    body: v.strictObject({
      actorId: id,
      comment: v.pipe(
        text,
        v.maxLength(longestNote, `must have at most ${longestNote} characters`),
      ),
    }),
    answer({ account, body: { actorId, comment }, platform: { world } }) {
      if (!world.performers.has(actorId)) throw nobody('actorId')
      account.actorNotes.set(actorId, comment)
      return { note: { actorId, comment } }
    },
  }),
]

const nobody = (field: string) => new Refusal(404, `${field}: there is no such performer`, field)

/** The performer whom the path names, by id or name. */
function named({ parameter, platform: { world } }: RestRequest, field: string): Performer {
  const performer = world.findPerformer(parameter(field))
  if (!performer) throw nobody(field)
  return performer
}

/** The performer whom the path names, by id alone. */
function called({ parameter, platform: { world } }: RestRequest): Performer {
  const performer = world.performers.get(parameter('actorId'))
  if (!performer) throw nobody('actorId')
  return performer
}

function speakerOf({ platform: { world }, speaker }: RestRequest): Account | null {
  return (speaker !== null && world.find(speaker)) || null
}
