import type { Account } from '../core/account.ts'
import type { Platform, PlatformCore } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'

/** How long a guest can still chat with a performer for nothing. */
export interface FreeChatTimes {
  /** Milliseconds, whole seconds. */
  left(account: Account, actorId: string): number
  /** Some of it was used, or all; what is left is pushed. */
  leave(account: Account, actorId: string, ms: number): void
  /** A quarter of an hour with a performer, once a guest; what is left of it in ms, null for who had or declined it. */
  startPreview(account: Account, actorId: string): number | null
  /** @returns whether the guest could still have had one */
  declinePreview(account: Account): boolean
  /** Whether a performer chats with the guest for nothing by such a preview. */
  hasPreview(account: Account | null, actorId: string): boolean
}

const previewTime = 15 * 60_000

/** Free times begin with what the seed gives each guest and performer: none, or one to three minutes. */
export function createFreeChatTimes({ push, world }: PlatformCore): FreeChatTimes {
  const known = new Map<string, number>()
  /** With whom, by guest; null for who wants none. */
  const previews = new Map<string, string | null>()

  function secondsOf({ id: guestId }: Account, actorId: string): number {
    const key = `${guestId}/${actorId}`
    const random = createRandom(world.seed, `${key}/freeChat`)
    return known.get(key) ?? random.pick([0, 60, 120, 180])
  }

  const times: FreeChatTimes = {
    left: (account, actorId) => secondsOf(account, actorId) * 1_000,
    startPreview(account, actorId) {
      if (!previews.has(account.id)) {
        previews.set(account.id, actorId)
        times.leave(account, actorId, previewTime)
      }
      return previews.get(account.id) === actorId ? times.left(account, actorId) : null
    },
    declinePreview({ id }) {
      if (!previews.has(id)) previews.set(id, null)
      return previews.get(id) === null
    },
    hasPreview: (account, actorId) => account !== null && previews.get(account.id) === actorId,
    leave(account, actorId, ms) {
      const seconds = Math.max(0, Math.floor(ms / 1_000))
      if (seconds === secondsOf(account, actorId)) return
      known.set(`${account.id}/${actorId}`, seconds)
      push(account.id, { type: 'freeChatDurationChanged', actorId, seconds })
    },
  }
  return times
}

/** What the query service does about free previews [ACT-40]; a visitor has none. */
export function freePreviewRoot({ freeChatTimes, world }: Platform) {
  return {
    freePreviewInit({ modelId }: { modelId: string }, account: Account | null) {
      const left =
        account && world.performers.has(modelId)
          ? freeChatTimes.startPreview(account, modelId)
          : null
      return { success: left !== null, seconds: (left ?? 0) / 1_000 }
    },
    freePreviewDecline: (_: { modelId: string }, account: Account | null) => ({
      success: account !== null && freeChatTimes.declinePreview(account),
      seconds: 0,
    }),
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly freeChatTimes: FreeChatTimes
  }
}
