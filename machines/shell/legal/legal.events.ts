import type { PageEvent } from '../navigation/navigation.events.ts'
import type { RetryDue } from '../recovery/recovery.events.ts'

/** Kinds of legal documents: privacy policy, terms, imprint. */
export const legalTextIds = ['PP', 'GTC', 'IMP'] as const
export type LegalTextId = (typeof legalTextIds)[number]

export type LegalEvent = PageEvent | RetryDue | { type: 'legal.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    legal: LegalEvent
  }
}
