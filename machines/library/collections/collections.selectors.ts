import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { Collection } from './collections.events.ts'
import type { collectionsMachine } from './collections.machine.ts'

type CollectionsSnapshot = SnapshotFrom<typeof collectionsMachine>

/** Whether the page shows collections rather than videos of a category. */
export function selectAreCollectionsShown(snapshot: CollectionsSnapshot): boolean {
  return snapshot.matches('shown')
}

/** The list of all collections. */
export function selectCollectionsList({ children }: CollectionsSnapshot): ListRef {
  return children.list as ListRef
}

/** The videos of the one that is open. */
export function selectCollectionVideos({ children }: CollectionsSnapshot): ListRef {
  return children.videos as ListRef
}

/** The id of the one that is open; null where all are listed. */
export function selectOpenedId({ context }: CollectionsSnapshot): string | null {
  return context.openedId
}

/** The one that is open; null until it is known what it is called. */
export function selectOpenedCollection({ context }: CollectionsSnapshot): Collection | null {
  return context.opened
}

/** What has become of the one that is to be open. */
export function selectOpening(snapshot: CollectionsSnapshot): 'there' | 'gone' | 'failed' {
  if (snapshot.matches({ shown: 'gone' })) return 'gone'
  return snapshot.matches({ shown: 'failed' }) ? 'failed' : 'there'
}
