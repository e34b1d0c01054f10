/** One step of the way to a page. */
export interface Breadcrumb {
  title: string
  /** A path of this site; null for the page itself. */
  path: string | null
}

/** Which breadcrumb: its type, and what the platform needs to know of the page [REQ-5]. */
export interface BreadcrumbKey {
  breadcrumbType: string
  /** The language, ids and slugs; no text that somebody typed: a redacted log tells keys apart. */
  payload: Readonly<Record<string, string>>
}

/** A key that was asked for is not asked for again [REQ-6]. */
export type BreadcrumbsEvent = { type: 'breadcrumbs.requested'; key: BreadcrumbKey }

declare module '../../core/address.ts' {
  interface Addresses {
    breadcrumbs: BreadcrumbsEvent
  }
}
