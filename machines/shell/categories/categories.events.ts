import type { LanguageChanged } from '../app/app.events.ts'
import type { RetryDue } from '../recovery/recovery.events.ts'

/** A category of cams and videos. */
export interface Category {
  slug: string
  title: string
}

export type CategoriesEvent =
  | RetryDue
  /** The category filter was opened. */
  | { type: 'categories.wanted' }
  | { type: 'categories.retryRequested' }
  | LanguageChanged

declare module '../../core/address.ts' {
  interface Addresses {
    categories: CategoriesEvent
  }
}
