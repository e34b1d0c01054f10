import type { GuestLeaving } from '../../account/guest/guestLeaving.ts'
import type { ConsentDecided } from '../consent/consent.events.ts'
import type { StoredItem } from './storage.items.ts'

/** Values by item; an item that is not stored is missing. */
export type StoredItems = Readonly<Partial<Record<StoredItem, string>>>

/** What the browser's storage reports. */
export type BrowserStorageEvent =
  /** Everything that is stored, as it starts. */
  | { type: 'storage.itemsRead'; items: StoredItems }
  /** Another tab wrote or removed (null) an item. */
  | { type: 'storage.itemChanged'; item: StoredItem; value: string | null }
  /** The browser refused to write, for example because storage is full or switched off. */
  | { type: 'storage.writeFailed'; item: StoredItem }

/** What the browser's storage is told, once consent covers it. */
export type BrowserStorageRequest =
  | { type: 'storage.writeSubmitted'; item: StoredItem; value: string }
  | { type: 'storage.removalSubmitted'; item: StoredItem }

export type StorageEvent =
  | BrowserStorageEvent
  | ConsentDecided
  | GuestLeaving
  | { type: 'storage.writeRequested'; item: StoredItem; value: string }
  | { type: 'storage.removalRequested'; item: StoredItem }

declare module '../../core/address.ts' {
  interface Addresses {
    storage: StorageEvent
  }
}
