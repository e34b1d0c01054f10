import type { SnapshotFrom } from 'xstate'
import type { StoredItem } from './storage.items.ts'
import type { storageMachine } from './storage.machine.ts'

type StorageSnapshot = SnapshotFrom<typeof storageMachine>

/** What is stored under that item; undefined when nothing is. */
export function selectStored(item: StoredItem) {
  return ({ context }: StorageSnapshot): string | undefined => context.items[item]
}

/** How many writes were refused because no consent covered them. */
export function selectRefusedWrites({ context }: StorageSnapshot): number {
  return context.refusedWrites
}

/** How many writes the browser refused: storage is full or switched off. */
export function selectFailedWrites({ context }: StorageSnapshot): number {
  return context.failedWrites
}
