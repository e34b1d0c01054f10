import type { Account } from '../core/account.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import { Refusal } from '../core/refusal.ts'
import { liveTexts } from './liveTexts.ts'
import { detailsOf } from './performerDetails.ts'

const day = 86_400_000
/** Days of a heat map, the last is today; each has a level for every four hours. */
const heatMapDays = 7
const partsOfDay = 6

/** What the query service tells of one performer (ACT-14, ACT-15, ACT-23, ACT-39). */
export function actorQueries({ clock, freeChatTimes, world }: Platform) {
  function require(actorId: string) {
    const performer = world.performers.get(actorId)
    if (performer) return performer
    throw new Refusal(404, `actorId: there is no actor ${actorId}`, 'actorId')
  }

  return {
    actorHeatMap({ actorId, language }: { actorId: string; language: string }) {
      const { isOnline } = require(actorId)
      const { memos } = liveTexts(languageOf(language))
      const random = createRandom(world.seed, `${actorId}/heatMap`)
      const evening = random.between(2, 5)
      const dates = Array.from({ length: heatMapDays }, (_, at) =>
        new Date(clock.now() - (heatMapDays - 1 - at) * day).toISOString().slice(0, 10),
      )
      return {
        days: dates.map((date) => {
          const own = createRandom(world.seed, `${actorId}/heatMap/${date}`)
          const levels = Array.from({ length: partsOfDay }, (_, part) =>
            Math.max(0, own.between(1, 3) - Math.abs(part - evening)),
          )
          return { date, levels }
        }),
        hoursToBeOnline: isOnline ? 0 : random.between(1, 20),
        memo: random.pick(memos),
      }
    },

    chatRatings({ actorId }: { actorId: string }) {
      return { lastNinetyDays: detailsOf(require(actorId), world.seed).ratings }
    },

    actorInterviews({ actorId, language }: { actorId: string; language: string }) {
      require(actorId)
      const random = createRandom(world.seed, `${actorId}/interviews`)
      return liveTexts(languageOf(language)).interviews.map(({ question, answers }, at) => ({
        id: `${actorId}-interview${at + 1}`,
        question,
        answer: random.pick(answers),
      }))
    },

    freeChatDuration({ actorId }: { actorId: string }, account: Account | null) {
      require(actorId)
      if (!account) throw new Refusal(401, 'only guests have free chats: log in first')
      return freeChatTimes.left(account, actorId) / 1_000
    },
  }
}
