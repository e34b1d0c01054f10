import type { PlatformStages } from './place.fixtures.ts'

export const live: PlatformStages = {
  actorSearch: {},
  featureFeedback: {},
  onlineAmount: {},
  recommendedModels: {},
  seoTexts: {},
  sidebar: {},
}
