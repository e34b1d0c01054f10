import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'

/** How long a guest can still chat with a performer for nothing. */
export interface FreeChatTimes {
  /** Milliseconds, whole seconds. */
  left(account: Account, actorId: string): number
  /** Some of it was used, or all; what is left is pushed. */
  leave(account: Account, actorId: string, ms: number): void
}

/** Free times begin with what the seed gives each guest and performer: none, or one to three minutes. */
export function createFreeChatTimes({ push, world }: PlatformCore): FreeChatTimes {
  const known = new Map<string, number>()

  function secondsOf({ id: guestId }: Account, actorId: string): number {
    const key = `${guestId}/${actorId}`
    const random = createRandom(world.seed, `${key}/freeChat`)
    return known.get(key) ?? random.pick([0, 60, 120, 180])
  }

  return {
    left: (account, actorId) => secondsOf(account, actorId) * 1_000,
    leave(account, actorId, ms) {
      const seconds = Math.max(0, Math.floor(ms / 1_000))
      if (seconds === secondsOf(account, actorId)) return
      known.set(`${account.id}/${actorId}`, seconds)
      push(account.id, { type: 'freeChatDurationChanged', actorId, seconds })
    },
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly freeChatTimes: FreeChatTimes
  }
}
