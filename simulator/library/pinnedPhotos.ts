import type { Account } from '../core/account.ts'
import type { Platform } from '../core/platform.ts'
import type { Performer } from '../core/world.simulator.ts'
import { picturesOf } from './albumPictures.ts'
import { coverOf } from './mediathek.ts'
import { sedcardsFor } from './sedcards.ts'
import { modelOf } from './toldMedia.ts'

/** A photo, an album or a sedcard that a guest has pinned, the last one first [GAL-22]. */
interface PinnedPhoto {
  id: string
  kind: 'picture' | 'album' | 'sedcards'
  /** Address without its size. */
  picture: string
  /** The album that it is of, or that it is; null for what is of a sedcard. */
  albumId: string | null
  model: ReturnType<typeof modelOf>
}

/** What a guest has pinned of pictures; what is gone, and videos, are left out. */
export function pinnedPhotosOf(
  account: Account,
  { library: { catalogue }, world }: Pick<Platform, 'library' | 'world'>,
): PinnedPhoto[] {
  const { seed } = world
  const found = [...account.favourites].map((favourite) => {
    const [kind = '', id = ''] = favourite.split(':')
    if (kind === 'album') return pinnedAlbum(id)
    if (kind === 'picture') return pinnedPicture(id) ?? pinnedOfSedcard(id, kind)
    return kind === 'sedcards' ? pinnedOfSedcard(id, kind) : undefined
  })
  return found.filter((one) => one !== undefined).toReversed()

  function pinnedAlbum(id: string): PinnedPhoto | undefined {
    const album = catalogue.isGone(id) ? undefined : catalogue.findAlbum(id)
    if (!album) return undefined
    const model = modelOf(album.performer)
    return { id, kind: 'album', picture: coverOf(album, seed), albumId: id, model }
  }

  function pinnedPicture(id: string): PinnedPhoto | undefined {
    const albumId = id.replace(/-\d+$/, '')
    const album = catalogue.isGone(albumId) ? undefined : catalogue.findAlbum(albumId)
    const picture =
      album && picturesOf(album, album.pictureCount, seed).find((one) => one.id === id)
    if (!picture) return undefined
    return {
      id,
      kind: 'picture',
      picture: picture.picture,
      albumId,
      model: modelOf(album.performer),
    }
  }

  function pinnedOfSedcard(id: string, kind: 'picture' | 'sedcards'): PinnedPhoto | undefined {
    const performer = world.performers.get(/^(.+)-sedcard\d+/.exec(id)?.[1] ?? '')
    if (!performer) return undefined
    const picture = pictureOfSedcard(performer, id)
    return picture ? { id, kind, picture, albumId: null, model: modelOf(performer) } : undefined
  }

  function pictureOfSedcard(performer: Performer, id: string): string | undefined {
    const sedcards = sedcardsFor({ performer, account, seed, language: account.language })
    const pictures = sedcards.flatMap((sedcard) => sedcard.pictures)
    const first = sedcards.find((sedcard) => sedcard.id === id)?.pictures[0]
    return (first ?? pictures.find((picture) => picture.id === id))?.picture
  }
}
