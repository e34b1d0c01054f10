import type { SnapshotFrom } from 'xstate'
import type { RatedFeature } from './featureFeedback.events.ts'
import type { featureFeedbackMachine } from './featureFeedback.machine.ts'

/** Whether the guest has said what they think of it this time. */
export function selectIsFeedbackGiven(
  { context: { given } }: SnapshotFrom<typeof featureFeedbackMachine>,
  feature: RatedFeature,
  occasion: number,
): boolean {
  return given?.feature === feature && given.occasion === occasion
}
