import type { SnapshotFrom } from 'xstate'
import type { Category } from './categories.events.ts'
import type { categoriesMachine } from './categories.machine.ts'

type CategoriesSnapshot = SnapshotFrom<typeof categoriesMachine>

/** The categories as the platform lists them; empty until they are loaded. */
export function selectCategories({ context }: CategoriesSnapshot): readonly Category[] {
  return context.categories
}

/** How far the categories are. */
export function selectCategoriesProgress({
  value,
}: CategoriesSnapshot): CategoriesSnapshot['value'] {
  return value
}
