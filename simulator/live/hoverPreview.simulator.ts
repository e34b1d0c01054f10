import { languageOf } from '../core/language.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import { actorRecord } from './actorProfile.ts'

/** What is told of a performer before their profile is opened (ACT-33). */
export const phoenixEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'get_profile_preview/:actorId',
    answer({ parameter, language, platform: { clock, world } }) {
      const performer = world.performers.get(parameter('actorId'))
      if (!performer) throw new Refusal(404, 'actorId: there is no such performer', 'actorId')
      const { about, profile } = actorRecord({
        performer,
        account: null,
        seed: world.seed,
        language: languageOf(language),
        now: clock.now(),
        guestHasTicket: false,
      })
      const { country, languages } = profile
      return { preview: { actorId: performer.id, country, languages, about } }
    },
  }),
]
