import type { SnapshotFrom } from 'xstate'
import type { RecommendedActor } from './recommendations.events.ts'
import { mostRecommended, type recommendationsMachine } from './recommendations.machine.ts'

type RecommendationsSnapshot = SnapshotFrom<typeof recommendationsMachine>

/** How many are shown in the mobile menu's windows [MSG-35]. */
const mostOnMobile = { grid: 8, slider: 5 } as const

const shown = new WeakMap<readonly RecommendedActor[], Map<number, readonly RecommendedActor[]>>()

/**
 * Selects the recommended actors that are shown [MSG-34 MSG-35]; the same array while they are the same.
 * @param shape how they are laid out
 * @param isMobile whether the window has the mobile menu
 */
export function selectRecommended(shape: 'grid' | 'slider', isMobile: boolean) {
  const count = isMobile ? mostOnMobile[shape] : mostRecommended
  return ({ context: { actors } }: RecommendationsSnapshot): readonly RecommendedActor[] => {
    const byCount = shown.get(actors) ?? new Map<number, readonly RecommendedActor[]>()
    shown.set(actors, byCount)
    const known = byCount.get(count) ?? actors.slice(0, count)
    byCount.set(count, known)
    return known
  }
}

/** Whether they are on their way and none is there. */
export function selectAreRecommendedLoading(snapshot: RecommendationsSnapshot): boolean {
  const isUnknown = snapshot.matches('unwanted') || snapshot.matches('loading')
  return isUnknown && snapshot.context.actors.length === 0
}

/** Whether they did not come; `recommendations.retryRequested` asks again. */
export function selectHaveRecommendedFailed(snapshot: RecommendationsSnapshot): boolean {
  return snapshot.matches('failed') && snapshot.context.actors.length === 0
}
