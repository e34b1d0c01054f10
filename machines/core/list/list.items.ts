import { hasSameFields } from '../sameFields.ts'
import type { ItemChange, ListItem, ListPage, PageStart } from './list.events.ts'

/** What was gathered of a list, page by page, before it is shown. */
export interface Gathered {
  items: readonly ListItem[]
  /** Where the next page begins; null for the first one, and after the last. */
  next: PageStart | null
}

export const emptyGathered: Gathered = { items: [], next: null }

/**
 * Adds a page. What moved between two pages comes twice: it stays where it was first, with its newer fields.
 * @param changes what was told while the page was on its way: it is newer than the page
 */
export function withPage(
  { items }: Gathered,
  { items: added, next }: ListPage,
  changes: readonly ItemChange[],
): Gathered {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const item of added) byId.set(item.id, changes.reduce(changed, item))
  return { items: [...byId.values()], next }
}

/** The items after a change; the same objects for those whom it does not concern, and where nothing is otherwise. */
export function withChange<TItems extends readonly ListItem[]>(
  items: TItems,
  change: ItemChange,
): TItems {
  const at = items.findIndex(({ id }) => id === change.id)
  const known = items[at]
  if (!known) return items
  const next = changed(known, change)
  return hasSameFields(known, next)
    ? items
    : (items.with(at, next) as readonly ListItem[] as TItems)
}

function changed(item: ListItem, { id, change }: ItemChange): ListItem {
  return item.id === id ? { ...item, ...change } : item
}
