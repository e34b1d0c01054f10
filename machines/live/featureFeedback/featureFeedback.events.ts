/** What guests are asked about. */
export const ratedFeatures = ['actorSearch'] as const
export type RatedFeature = (typeof ratedFeatures)[number]

/** What a guest thinks of something that they used. */
export interface FeatureFeedback {
  feature: RatedFeature
  isHelpful: boolean
}

export type FeatureFeedbackEvent =
  /** @property occasion counts the times that the feature was used: for each there is one answer */
  { type: 'featureFeedback.given'; occasion: number } & FeatureFeedback

declare module '../../core/address.ts' {
  interface Addresses {
    featureFeedback: FeatureFeedbackEvent
  }
}
