import type { Clock } from './clock.ts'
import { Refusal } from './refusal.ts'

/** Counts wrong tries, by whoever makes them, and pauses who made too many. */
export interface Patience {
  /** @throws Refusal 429 while `name` is paused */
  require(name: string): void
  /** One more wrong try. */
  strain(name: string): void
  /** It went right: counting starts again. */
  forgive(name: string): void
}

interface PatienceOptions {
  /** Wrong tries in a row that end it. */
  attempts: number
  /** ms that it then takes. */
  pause: number
}

/** Names that are remembered at a time, so that guessing them fills no memory. */
const mostNames = 10_000

/** Makes a counter that nobody has tried yet. */
export function createPatience(clock: Pick<Clock, 'now'>, options: PatienceOptions): Patience {
  const { attempts, pause } = options
  const strains = new Map<string, { tries: number; pausedUntil: number }>()

  return {
    require(name) {
      const { pausedUntil = 0 } = strains.get(name) ?? {}
      const left = pausedUntil - clock.now()
      if (left <= 0) return
      const minutes = Math.ceil(left / 60_000)
      throw new Refusal(429, `Too many wrong tries. Please try again in ${minutes} min.`)
    },
    strain(name) {
      const tries = (strains.get(name)?.tries ?? 0) + 1
      const isOver = tries >= attempts
      strains.delete(name)
      strains.set(name, {
        tries: isOver ? 0 : tries,
        pausedUntil: isOver ? clock.now() + pause : 0,
      })
      const [oldest] = strains.keys()
      if (strains.size > mostNames && oldest !== undefined) strains.delete(oldest)
    },
    forgive: (name) => void strains.delete(name),
  }
}
