import type { LanguageChanged } from '../../shell/app/app.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What the ways of a sidebar lead to: lists of their own, categories, performers who are new [SEO-6]. */
export const sidebarKinds = ['lists', 'categories', 'newFaces'] as const
export type SidebarKind = (typeof sidebarKinds)[number]

/** A way to somewhere else. */
export interface SidebarEntry {
  /** Names in addresses what it leads to. */
  slug: string
  title: string
  /** How many are to be met there now; null where that means nothing. */
  count: number | null
}

export interface SidebarGroup {
  kind: SidebarKind
  entries: readonly SidebarEntry[]
}

export type SidebarEvent =
  | RetryDue
  | LanguageChanged
  /** A page that has a sidebar is shown. */
  | { type: 'sidebar.wanted' }

declare module '../../core/address.ts' {
  interface Addresses {
    sidebar: SidebarEvent
  }
}
