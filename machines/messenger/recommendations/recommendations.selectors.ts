import type { SnapshotFrom } from 'xstate'
import { type RecommendedShape, shownOfRecommended } from '../../core/recommended.ts'
import type { RecommendedActor } from './recommendations.events.ts'
import type { recommendationsMachine } from './recommendations.machine.ts'

type RecommendationsSnapshot = SnapshotFrom<typeof recommendationsMachine>

/** Selects the recommended actors that are shown [MSG-34 MSG-35]; see `shownOfRecommended`. */
export function selectRecommended(shape: RecommendedShape, isMobile: boolean) {
  return ({ context: { actors } }: RecommendationsSnapshot): readonly RecommendedActor[] =>
    shownOfRecommended(actors, shape, isMobile)
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
