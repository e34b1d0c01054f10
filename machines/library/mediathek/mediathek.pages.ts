import type { PageName, RouteName } from '../../shell/navigation/routes.ts'
import type { MediaType, MediathekSplit } from './mediathek.events.ts'

/** The pages of the mediathek, each of one media type. */
const mediaTypeOf = {
  mediathek: 'VIDEO',
  mediathekPhotos: 'PHOTO',
} as const satisfies Partial<Record<RouteName, MediaType>>

export type MediathekPage = keyof typeof mediaTypeOf

/** The splits of each media type: what is heard is among the videos [MYA-2 MYA-3 MYA-4]. */
export const splitsOf = {
  VIDEO: ['shop', 'pinned', 'archive', 'feed', 'messenger', 'clips', 'audio'],
  PHOTO: ['shop', 'pinned', 'archive', 'feed', 'messenger', 'clips'],
} as const satisfies Record<MediaType, readonly MediathekSplit[]>

/** What a page shows; null for one that is not of the mediathek. */
export const mediaTypeAt = (page: PageName): MediaType | null =>
  Object.hasOwn(mediaTypeOf, page) ? mediaTypeOf[page as MediathekPage] : null

export const pageOf = (mediaType: MediaType): MediathekPage =>
  mediaType === 'VIDEO' ? 'mediathek' : 'mediathekPhotos'

export const usualSplit: MediathekSplit = 'shop'

/** Which split of a media type an address asks for; the usual one when it names none of its own. */
export function splitIn(mediaType: MediaType, given: string | undefined): MediathekSplit {
  const splits: readonly MediathekSplit[] = splitsOf[mediaType]
  return splits.find((split) => split === given) ?? usualSplit
}
