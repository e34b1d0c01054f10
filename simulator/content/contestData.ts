import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { World } from '../core/world.simulator.ts'
import { contentTexts } from './contentTexts.ts'

const day = 86_400_000
/** So many run; a new one began every ten days. */
const running = 4
const every = 10

/**
 * The contests that there are, the newest first; the same seed makes the same.
 * @param now in ms since the epoch: each began so many days before
 */
export function contests(world: World, now: number, language: Language) {
  const performers = [...world.performers.values()]
  return contentTexts(language).contests.map((name, at) => {
    const id = `contest${at + 1}`
    const random = createRandom(world.seed, id)
    const startsAt = now - (at * every + random.between(1, every - 1)) * day
    const isRunning = at < running
    const winner = random.pick(performers).name
    return {
      id,
      name,
      picture: `/pictures/portrait/${id}`,
      isRunning,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + running * every * day).toISOString(),
      participants: random.between(12, 80),
      prize: random.between(5, 40) * 100,
      winner: isRunning ? null : winner,
    }
  })
}
