import type { PageEvent } from '../navigation/navigation.events.ts'

/** Kinds of legal documents: privacy policy, terms, imprint. */
export type LegalTextId = 'PP' | 'GTC' | 'IMP'

export type LegalEvent = PageEvent | { type: 'legal.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    legal: LegalEvent
  }
}
