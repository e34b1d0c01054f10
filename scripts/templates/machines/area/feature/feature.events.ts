export interface FeatureItem {
  id: string
  title: string
}

export type FeatureEvent = { type: 'feature.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    feature: FeatureEvent
  }
}
