import type { StorageEvent } from './storage.events.ts'
import type { StoredItem } from './storage.items.ts'

/** The event that asks the storage to keep a value; refused unless consent covers the item. */
export function writeRequested(item: StoredItem, value: string): StorageEvent {
  return { type: 'storage.writeRequested', item, value }
}
