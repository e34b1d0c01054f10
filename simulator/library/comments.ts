import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import { screenNameHeads, screenNameTails } from '../core/worldData.ts'
import { libraryTexts } from './libraryTexts.ts'
import type { Album } from './media.ts'

/** Words below an album. They are text: markup in them stands there as it was typed. */
export interface Comment {
  id: string
  guestName: string
  text: string
  /** ISO 8601. */
  createdAt: string
  /** Whether whoever asks wrote it. */
  isOwn: boolean
}

/** Why a comment is not taken [GAL-9 GAL-13]. */
export const commentRefusals = ['blocked', 'alreadyCommented', 'empty', 'tooLong', 'gone'] as const
export type CommentRefusal = (typeof commentRefusals)[number]

/** So long, in UTF-16 units, may a comment be. */
export const longestComment = 2_000

interface Written {
  id: string
  guestId: string
  guestName: string
  text: string
  at: number
}

export interface Comments {
  /** The newest first, of so many from so many on. */
  of(album: Album, asked: { account: Account | null; language: Language }): Comment[]
  isAllowed(account: Account | null, album: Album): boolean
  /** Stores the guest’s comment, or says why not; the guest’s own comment, also one from before, comes with it. */
  post(
    account: Account,
    album: Album,
    text: string,
  ): { reason: CommentRefusal | null; isNew: boolean }
}

const day = 86_400_000
/** One album in so many has very many comments. */
const busyAlbums = 25

/** Opens the comments. @param now in ms since the epoch */
export function createComments(now: () => number, seed: number): Comments {
  const begun = now()
  const written = new Map<string, Written[]>()

  const ownOf = (account: Account | null, { id }: Album) =>
    written.get(id)?.find(({ guestId }) => guestId === account?.id)

  function seeded({ id, releasedAt }: Album, language: Language): Comment[] {
    const random = createRandom(seed, `${id}/comments`)
    const isBusy = Number(id.replace('album', '')) % busyAlbums === 0
    const count = isBusy ? random.between(500, 700) : random.between(0, 18)
    const { comments } = libraryTexts(language)
    const span = Math.max(day, begun - releasedAt)
    const ages = Array.from({ length: count }, () => random.next() * span).sort(
      (one, other) => one - other,
    )
    return ages.map((age, at) => ({
      id: `${id}-comment${count - at}`,
      guestName: `${random.pick(screenNameHeads)}${random.pick(screenNameTails)}${random.between(1, 99)}`,
      text: random.pick(comments),
      createdAt: new Date(begun - age).toISOString(),
      isOwn: false,
    }))
  }

  return {
    of(album, { account, language }) {
      const own = (written.get(album.id) ?? []).map(({ guestId, at, ...comment }) => ({
        ...comment,
        createdAt: new Date(at).toISOString(),
        isOwn: guestId === account?.id,
      }))
      return [...own.toReversed(), ...seeded(album, language)]
    },
    isAllowed: (account, album) =>
      account !== null && !account.guest.isBlockedForComments && !ownOf(account, album),
    post(account, album, given) {
      const text = given.trim()
      const refused = (reason: CommentRefusal) => ({ reason, isNew: false })
      const own = ownOf(account, album)
      // the answer to it may have been lost: what is asked again is answered as before
      if (own?.text === text) return { reason: null, isNew: false }
      if (account.guest.isBlockedForComments) return refused('blocked')
      if (own) return refused('alreadyCommented')
      if (text === '') return refused('empty')
      if (text.length > longestComment) return refused('tooLong')
      const comment = {
        id: `${album.id}-comment-${account.id}`,
        guestId: account.id,
        guestName: account.guest.name ?? '',
        text,
        at: now(),
      }
      written.set(album.id, [...(written.get(album.id) ?? []), comment])
      return { reason: null, isNew: true }
    },
  }
}
