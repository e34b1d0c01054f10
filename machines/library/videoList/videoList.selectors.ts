import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import { queryOf, type VideoType, videoTypes } from './videoList.categories.ts'
import type { videoListMachine } from './videoList.machine.ts'
import type { VideoQuery } from './videoList.query.ts'

type VideoListSnapshot = SnapshotFrom<typeof videoListMachine>

/** What the page lists. */
export function selectVideoQuery({ context }: VideoListSnapshot): VideoQuery {
  return context.query
}

/** The list itself. */
export function selectVideosList({ children }: VideoListSnapshot): ListRef {
  return children.list as ListRef
}

/** Whether a visitor asks for what guests have. */
export function selectMustLogIn(snapshot: VideoListSnapshot): boolean {
  return snapshot.matches({ shown: 'closed' })
}

/** Whether the address names a list that there is not [VID-21]. */
export function selectIsUnmapped(snapshot: VideoListSnapshot): boolean {
  return snapshot.matches({ shown: 'unmapped' })
}

/** Types that have a category of their own are no choice. */
const choosable = videoTypes.filter(
  (type) => type !== 'bought' && type !== 'trending' && type !== 'vip30',
)
const nothing: readonly VideoType[] = []

/** By which types the category can be narrowed: by none where it is of one. */
export function selectChoosableTypes({ context }: VideoListSnapshot): readonly VideoType[] {
  return queryOf(context.query.category).videoType ? nothing : choosable
}
