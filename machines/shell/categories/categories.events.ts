/** A category of cams and videos. */
export interface Category {
  slug: string
  title: string
}

export type CategoriesEvent =
  /** The category filter was opened. */
  | { type: 'categories.wanted' }
  | { type: 'categories.retryRequested' }
  | { type: 'categories.languageChanged' }
