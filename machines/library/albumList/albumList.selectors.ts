import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { albumListMachine } from './albumList.machine.ts'
import type { AlbumQuery } from './albumList.query.ts'

type AlbumListSnapshot = SnapshotFrom<typeof albumListMachine>

/** What the page lists, and in which order. */
export function selectAlbumQuery({ context }: AlbumListSnapshot): AlbumQuery {
  return context.query
}

/** The list itself. */
export function selectAlbumsList({ children }: AlbumListSnapshot): ListRef {
  return children.list as ListRef
}
