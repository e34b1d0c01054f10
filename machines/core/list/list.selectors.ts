import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ListItem } from './list.events.ts'
import type { listMachine } from './list.machine.ts'

export type ListRef = ActorRefFrom<typeof listMachine>
type ListSnapshot = SnapshotFrom<typeof listMachine>

/** What is listed, as far as it was loaded; the list's store says of what kind its items are. */
export function selectListItems<TItem extends ListItem>({ context }: ListSnapshot) {
  return context.items as readonly TItem[]
}

/** Whether a page is on its way [LST-1]. */
export function selectIsListLoading(snapshot: ListSnapshot): boolean {
  return snapshot.hasTag('asking')
}

/** How far the list is: `waiting` for its first answer, `there`, `failed` with nothing to show, `moreFailed` after what is there. */
export function selectListProgress(
  snapshot: ListSnapshot,
): 'waiting' | 'there' | 'failed' | 'moreFailed' {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('moreFailed')) return 'moreFailed'
  return snapshot.matches('unwanted') || snapshot.matches('loading') ? 'waiting' : 'there'
}

/** Whether there is more than was loaded. */
export function selectHasMore({ context }: ListSnapshot): boolean {
  return context.next !== null
}

/** How many there are in all; null until it is known. */
export function selectListTotal({ context }: ListSnapshot): number | null {
  return context.totals?.all ?? null
}

/** How many are online; null until it is known, and where nobody is counted. */
export function selectOnlineTotal({ context }: ListSnapshot): number | null {
  return context.totals?.online ?? null
}
