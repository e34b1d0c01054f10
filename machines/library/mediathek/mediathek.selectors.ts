import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { ArchiveAnswer, ArchiveOrder, MediaType, MediathekSplit } from './mediathek.events.ts'
import type { mediathekMachine } from './mediathek.machine.ts'

type MediathekSnapshot = SnapshotFrom<typeof mediathekMachine>
type ListSnapshot = SnapshotFrom<ListRef>

export function selectMediaType({ context }: MediathekSnapshot): MediaType {
  return context.mediaType
}

export function selectSplit({ context }: MediathekSnapshot): MediathekSplit {
  return context.split
}

/** The list itself, the newest first. */
export function selectMediathekList({ children }: MediathekSnapshot): ListRef {
  return children.list as ListRef
}

/** What is about to go into the archive, or out of it. */
export function selectArchiveOrders({ context }: MediathekSnapshot): readonly ArchiveOrder[] {
  return context.orders
}

/** What was archived or taken out last; null before and once it was read. */
export function selectArchived({ context }: MediathekSnapshot): ArchiveOrder | null {
  return context.done
}

/** Why the last order was not carried out. */
export function selectArchiveRefusal({ context }: MediathekSnapshot): ArchiveAnswer['refusal'] {
  return context.refusal
}

/** How many entries a split has; null until it is known. */
export function selectSplitCount(split: MediathekSplit) {
  return ({ context: { totals } }: ListSnapshot): number | null => totals?.parts?.[split] ?? null
}
