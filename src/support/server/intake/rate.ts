import { Refused } from '../refused.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

interface Bucket {
  tokens: number
  at: number
}

/** More are not remembered: those that were not seen for the longest time are full again anyway. */
const most = 50_000

/** A bucket of tokens for each of those who ask. */
export class RateLimit {
  readonly #rate: Rate
  readonly #now: () => number
  /** The one that was used last stands last. */
  readonly #buckets = new Map<string, Bucket>()

  /** @param now in ms */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  /**
   * Takes a token.
   * @throws Refused with `too-fast` and the seconds until there is one
   */
  take(who: string): void {
    const { burst, perSecond } = this.#rate
    const now = this.#now()
    const { tokens, at } = this.#buckets.get(who) ?? { tokens: burst, at: now }
    const filled = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond)
    this.#buckets.delete(who)
    if (filled < 1) {
      this.#buckets.set(who, { tokens: filled, at: now })
      const seconds = Math.ceil((1 - filled) / perSecond)
      throw new Refused('too-fast', `too much at once: come again in ${seconds} s`, seconds)
    }
    this.#buckets.set(who, { tokens: filled - 1, at: now })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= most) break
      this.#buckets.delete(oldest)
    }
  }
}
