import type { SnapshotFrom } from 'xstate'
import type { Album, AlbumPrice, ListedAlbum, RatedPicture } from './album.events.ts'
import type { albumMachine } from './album.machine.ts'

type AlbumSnapshot = SnapshotFrom<typeof albumMachine>

/** The album of the page; null until it came, and where there is none. */
export function selectAlbum({ context }: AlbumSnapshot): Album | null {
  return context.album
}

/** How far the page's album is: what is there already stays while it is loaded anew. */
export function selectAlbumProgress(
  snapshot: AlbumSnapshot,
): 'waiting' | 'there' | 'gone' | 'unknown' | 'failed' {
  if (snapshot.matches({ page: { shown: 'gone' } })) return 'gone'
  if (snapshot.matches({ page: { shown: 'unknown' } })) return 'unknown'
  if (snapshot.context.album) return 'there'
  return snapshot.matches({ page: { shown: 'failed' } }) ? 'failed' : 'waiting'
}

/** Whether what the guest thinks of it is on its way. */
export function selectIsOpinionSent(snapshot: AlbumSnapshot): boolean {
  return snapshot.matches({ opinion: 'storing' })
}

/** Whether what the guest thinks of it did not arrive. */
export function selectHasOpinionFailed(snapshot: AlbumSnapshot): boolean {
  return snapshot.matches({ opinion: 'failed' })
}

/** The pictures that whoever asks sees of an album. */
export function selectSeenPictures({ isOpen, pictures, previews }: Album): readonly RatedPicture[] {
  return isOpen ? pictures : previews
}

/** What an album costs now: the least of its prices. */
export function selectAlbumPrice({ price, dailyBonusPrice }: ListedAlbum): AlbumPrice {
  return dailyBonusPrice && dailyBonusPrice.value < price.value ? dailyBonusPrice : price
}

/** By what a guest has an album; null for who has it not [VID-12]. */
export function selectAlbumHeldBy({
  free,
  guestInfo: { bought, gifted, flatrate },
}: ListedAlbum): 'bought' | 'gifted' | 'flatrate' | 'free' | null {
  if (bought) return 'bought'
  if (gifted) return 'gifted'
  if (flatrate) return 'flatrate'
  return free ? 'free' : null
}
