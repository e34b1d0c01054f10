import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Keys that prove something once, within their lifetime. */
export interface OneTimeKeys<T> {
  /** Makes a key that stands for `about`. */
  issue(about: T): string
  /** What a key stands for when it is known, unused and not too old; it is used up by this. */
  redeem(key: string): T | undefined
  /** What a key stands for, without using it up. */
  peek(key: string): T | undefined
  /** Takes back every key whose matter `isMeant`. */
  revoke(isMeant: (about: T) => boolean): void
}

/**
 * Makes an empty store of keys.
 * @param lifetime ms
 */
export function createOneTimeKeys<T>(clock: Pick<Clock, 'now'>, lifetime: number): OneTimeKeys<T> {
  const kept = new Map<string, { about: T; expiresAt: number }>()

  function peek(key: string): T | undefined {
    const found = kept.get(key)
    return found && found.expiresAt > clock.now() ? found.about : undefined
  }

  return {
    issue(about) {
      for (const [key, { expiresAt }] of kept) if (expiresAt <= clock.now()) kept.delete(key)
      const key = randomUUID()
      kept.set(key, { about, expiresAt: clock.now() + lifetime })
      return key
    },
    redeem(key) {
      const about = peek(key)
      kept.delete(key)
      return about
    },
    peek,
    revoke(isMeant) {
      for (const [key, { about }] of kept) if (isMeant(about)) kept.delete(key)
    },
  }
}
