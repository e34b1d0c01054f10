import { languageOf } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import type { Performer } from '../core/world.simulator.ts'
import { pricesOf } from '../library/toldMedia.ts'

const hour = 3_600_000
const day = 24 * hour
/** How often a performer is in the TV livestream, and how often in that of subscribers. */
const tvShare = 0.3
const premiumShare = 0.3
/** No more sales of a performer are told of. */
const mostSales = 4

const iso = (time: number) => new Date(time).toISOString()

/** Every evening the same two hours, UTC; null for who is never in the stream. */
function livestreamOf({ id }: Performer, seed: number, now: number) {
  const random = createRandom(seed, `${id}/tv`)
  if (!random.chance(tvShare)) return null
  const isPremium = random.chance(premiumShare)
  const begin = Math.floor(now / day) * day + random.between(16, 21) * hour
  const start = begin + 2 * hour > now ? begin : begin + day
  return { start: iso(start), end: iso(start + 2 * hour), isPremium }
}

/** What is on around a performer [ACT-25 ACT-34]. Sales run until the end of the day, UTC. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'actor/getActorTVLivestreamDataById/:actorId',
    answer(request) {
      const { clock, world } = request.platform
      return { livestream: livestreamOf(called(request), world.seed, clock.now()) }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'sales/actor/:actorId',
    answer(request) {
      const { clock, library } = request.platform
      const performer = called(request)
      const language = languageOf(request.language)
      const end = iso((Math.floor(clock.now() / day) + 1) * day)
      const media = [...library.catalogue.albums(), ...library.catalogue.videos()]
      const sales = media
        .filter((one) => one.performer === performer && library.catalogue.isDiscounted(one))
        .slice(0, mostSales)
        .map((one) => {
          const { price, basePrice } = pricesOf(one, library.catalogue)
          return { id: one.id, kind: one.kind, title: one.title(language), price, basePrice, end }
        })
      return { sales }
    },
  }),
]

function called({ parameter, platform: { world } }: RestRequest): Performer {
  const performer = world.performers.get(parameter('actorId'))
  if (!performer) throw new Refusal(404, 'actorId: there is no such performer', 'actorId')
  return performer
}
