import type { Account } from '../core/account.ts'
import type { World } from '../core/world.simulator.ts'
import type { Catalogue } from './catalogue.ts'
import type { FilmKeys, FilmPass } from './filmKeys.ts'
import type { Medium } from './media.ts'
import type { Mediathek } from './mediathek.ts'
import type { Ownership } from './ownership.ts'

/** What can be played. */
export interface Film {
  id: string
  /** Seconds. */
  duration: number
  /** How much of it everybody may see, in seconds. */
  previewSeconds: number
  hasCaptions: boolean
}

/** Why the whole of a film is not open, as the gate names it [GATE-1]. */
export type Missing = 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase'

/** What a guest, or a visitor, may play. */
export interface Films {
  /** The film of a pass; undefined when it is gone. */
  find(pass: Pick<FilmPass, 'filmId' | 'guestId'>): Film | undefined
  /** Signs an address of the film, or of its preview, and says what is missing for the whole. */
  open(account: Account | null, film: Film): OpenedFilm
}

interface OpenedFilm {
  /** Below it are `master.m3u8` and captions. */
  address: string
  isPreview: boolean
  missing: Missing | null
}

interface Tools {
  world: World
  catalogue: Catalogue
  ownership: Ownership
  mediathek: Mediathek
  keys: FilmKeys
}

const longestPreview = 20
/** No more of a film than this share is its preview. */
const previewShare = 0.25

/** Opens the projection room. */
export function createFilms({ world, catalogue, ownership, mediathek, keys }: Tools): Films {
  function whyNot(account: Account | null, medium: Medium): Missing | null {
    const isOpen = ownership.isOpenTo(account, medium)
    if (!account) return isOpen && medium.ageRating < 18 ? null : 'needLogin'
    if (!isOpen) return medium.isVip ? 'needAbo' : 'needPurchase'
    return medium.ageRating === 18 && !account.guest.hasAvs ? 'needAgeCheck' : null
  }

  return {
    find({ filmId, guestId }) {
      const video = catalogue.findVideo(filmId)
      if (video) {
        const { id, duration, hasCaptions } = video
        const previewSeconds = Math.min(longestPreview, Math.floor(duration * previewShare))
        return catalogue.isGone(id) ? undefined : { id, duration, previewSeconds, hasCaptions }
      }
      const account = guestId === null ? undefined : world.find(guestId)
      const own = account && mediathek.findFilm(account, filmId)
      return own && { id: own.id, duration: own.duration, previewSeconds: 0, hasCaptions: false }
    },
    open(account, { id }) {
      const video = catalogue.findVideo(id)
      const missing = video ? whyNot(account, video) : null
      const isPreview = missing !== null
      const key = keys.sign({ filmId: id, guestId: account?.id ?? null, isPreview })
      return { address: `/films/${key}`, isPreview, missing }
    },
  }
}
