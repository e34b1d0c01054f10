import type { Account } from '../core/account.ts'
import type { Platform } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import { Refusal } from '../core/refusal.ts'
import { inAddress, type Performer } from '../core/world.simulator.ts'
import { detailsOf, type PerformerDetails } from './performerDetails.ts'

/** A list has no more than so many. */
const mostTopCams = 100
/** So few ratings tell nothing of who is best. */
const fewestRatings = 10

interface Ranked {
  performer: Performer
  details: PerformerDetails
  pinnedCount: number
  rankingPointsVideoCall: number
}

type Type = 'bestChats' | 'top100' | 'favorites' | 'videoCall'

const byRating = (one: Ranked, other: Ranked) =>
  other.details.ratings.satisfactionRate - one.details.ratings.satisfactionRate ||
  other.details.ratings.countRatings - one.details.ratings.countRatings
const byPins = (one: Ranked, other: Ranked) => other.pinnedCount - one.pinnedCount
const byCalls = (one: Ranked, other: Ranked) =>
  other.rankingPointsVideoCall - one.rankingPointsVideoCall

/** What the query service answers about those who are best at something [ACT-2 ACT-16 ACT-38]. */
export function topCamsRoot({ world }: Platform) {
  const all: Ranked[] = [...world.performers.values()].map((performer) => {
    const random = createRandom(world.seed, `${performer.id}/ranks`)
    return {
      performer,
      details: detailsOf(performer, world.seed),
      pinnedCount: random.between(0, 2_000),
      rankingPointsVideoCall: random.between(0, 1_000),
    }
  })

  const lists = {
    bestChats: () =>
      all.filter(({ details }) => details.ratings.countRatings >= fewestRatings).sort(byRating),
    top100: () => [...all].sort(byPins),
    videoCall: () => all.filter(({ details }) => details.takesVideoCalls).sort(byCalls),
    favorites(account) {
      if (!account) throw new Refusal(401, 'only guests have favourites: log in first')
      return all
        .filter(({ performer }) => account.favourites.has(`actor:${performer.id}`))
        .sort(byPins)
    },
  } satisfies Record<Type, (account: Account | null) => Ranked[]>

  return {
    topCams: ({ type, online }: { type: Type; online: boolean }, account: Account | null) =>
      lists[type](account)
        .filter(({ performer }) => !online || performer.isOnline)
        .slice(0, mostTopCams)
        .map(topCamOf),
  }
}

/** A performer as these lists tell them [ACT-16]. */
function topCamOf({ performer, details, pinnedCount, rankingPointsVideoCall }: Ranked) {
  const { id, name, age, languages, isOnline, prices } = performer
  return {
    id,
    name,
    profileLink: inAddress(name),
    online: isOnline,
    onlineVideocall: isOnline && details.takesVideoCalls,
    age,
    previewPicture: `/pictures/cover/${id}`,
    avatarPicture: `/pictures/portrait/${id}`,
    spokenLanguages: languages,
    pinnedCount,
    ratingCount: details.ratings.countRatings,
    satisfactionRate: details.ratings.satisfactionRate,
    rankingPointsVideoCall,
    videocallPrice: { value: prices.videoCall, currency: 'VXC' },
  }
}
