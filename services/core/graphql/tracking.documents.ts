import { documentsOf } from './document.ts'
import type { introspection } from './tracking.introspection.ts'

const graphql = documentsOf<{
  introspection: introspection
  scalars: { Texts: Readonly<Record<string, string>> }
}>()

/** Hands in tracking events [TRK-10]. */
export const trackDocument = graphql(`
  mutation track($webToken: String!, $entries: [TrackingEntryInput!]!) {
    track(webToken: $webToken, entries: $entries)
  }
`)
