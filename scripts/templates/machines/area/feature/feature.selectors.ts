import type { SnapshotFrom } from 'xstate'
import type { FeatureItem } from './feature.events.ts'
import type { featureMachine } from './feature.machine.ts'

type FeatureSnapshot = SnapshotFrom<typeof featureMachine>

/** The items, in the platform's order; none before they are loaded. */
export function selectFeatureItems({ context }: FeatureSnapshot): readonly FeatureItem[] {
  return context.items
}

/** Whether the items are on their way. */
export function selectIsFeatureLoading(snapshot: FeatureSnapshot): boolean {
  return snapshot.matches('loading')
}

/** Whether the items could not be loaded. */
export function selectHasFeatureFailed(snapshot: FeatureSnapshot): boolean {
  return snapshot.matches('failed')
}
