export interface FeatureItem {
  id: string
  title: string
}

export type FeatureEvent = { type: 'feature.retryRequested' }
