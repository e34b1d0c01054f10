import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import type { Performer, World } from '../core/world.simulator.ts'
import { picturesOf } from './albumPictures.ts'
import type { Catalogue } from './catalogue.ts'
import { keepsakesOf } from './keepsakes.ts'
import { isVideo, type Medium } from './media.ts'
import type { Ownership } from './ownership.ts'

/** How the personal mediathek is split [MYA-2 MYA-3 MYA-4]. */
export const mediathekSplits = [
  'shop',
  'pinned',
  'archive',
  'feed',
  'messenger',
  'clips',
  'audio',
] as const
export type MediathekSplit = (typeof mediathekSplits)[number]

/** Something in a guest's mediathek [MYA-5 MYA-6 MYA-7]. */
export interface Entry {
  /** Of the video or album when it is one, else its own; `watch/start` takes it. */
  id: string
  mediaType: 'VIDEO' | 'PHOTO'
  source: 'PURCHASED' | 'PINNED' | 'ARCHIVED'
  origin: 'SHOP' | 'CHATCLIP'
  split: MediathekSplit
  /** Milliseconds since the epoch. */
  addedAt: number
  title: string
  performer: Performer
  /** Null for what is not of the shop. */
  medium: Medium | null
  /** Address of what stands for it, without its size. */
  picture: string
  /** Seconds; 0 for pictures. */
  duration: number
  /** Addresses, without their sizes; of an album none, for its page has them. */
  pictures: string[]
  isAudio: boolean
}

export interface Mediathek {
  /** The newest first. */
  of(account: Account, language: Language): Entry[]
  /** A film of the guest's that is not of the shop. */
  findFilm(account: Account, id: string): Entry | undefined
}

interface Tools {
  now: () => number
  world: World
  catalogue: Catalogue
  ownership: Ownership
}

/** Opens the mediatheks of all guests: what they own in the shop, pinned and got elsewhere. */
export function createMediathek({ now, world, catalogue, ownership }: Tools): Mediathek {
  const begun = now()
  const { seed } = world

  function entryOf(medium: Medium, language: Language, addedAt: number) {
    return {
      id: medium.id,
      mediaType: isVideo(medium) ? 'VIDEO' : 'PHOTO',
      origin: 'SHOP',
      addedAt,
      title: medium.title(language),
      performer: medium.performer,
      medium,
      picture: coverOf(medium, seed),
      duration: isVideo(medium) ? medium.duration : 0,
      pictures: [],
      isAudio: false,
    } as const
  }

  const purchased = (account: Account, language: Language): Entry[] =>
    ownership.ownedBy(account).map(({ medium, at }) => ({
      ...entryOf(medium, language, at),
      source: 'PURCHASED',
      split: 'shop',
      pictures: [],
    }))

  function pinned(account: Account, language: Language): Entry[] {
    const marks = { source: 'PINNED', split: 'pinned' } as const
    const media = [...account.favourites].flatMap((favourite): Entry[] => {
      const [kind, id = ''] = favourite.split(':')
      const medium = catalogue.find(kind === 'picture' ? id.replace(/-\d+$/, '') : id)
      if (!medium || (kind !== 'album' && kind !== 'picture')) return []
      const entry = { ...entryOf(medium, language, begun), ...marks, pictures: [] }
      if (kind === 'album') return [entry]
      const count = Number(/\d+$/.exec(id))
      const picture = picturesOf(medium, count, seed).at(-1)?.picture ?? ''
      return [{ ...entry, id, picture, pictures: [picture] }]
    })
    return media
  }

  function all(account: Account, language: Language): Entry[] {
    const own = [
      ...purchased(account, language),
      ...keepsakesOf({ account, language, world, begun }),
    ]
    const kept = own.map((entry): Entry => {
      if (!ownership.isArchived(account, entry.id)) return entry
      return { ...entry, source: 'ARCHIVED', split: 'archive' }
    })
    return [...kept, ...pinned(account, language)].sort((one, other) => other.addedAt - one.addedAt)
  }

  return {
    of: all,
    findFilm: (account, id) =>
      keepsakesOf({ account, language: 'en', world, begun }).find(
        (entry) => entry.id === id && entry.mediaType === 'VIDEO',
      ),
  }
}

/** What stands for a medium, the address of a picture without its size. */
export const coverOf = (medium: Medium, seed: number): string =>
  isVideo(medium) ? `/pictures/cover/${medium.id}` : (picturesOf(medium, 1, seed)[0]?.picture ?? '')
