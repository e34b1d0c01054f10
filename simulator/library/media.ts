import type { Language } from '../core/language.ts'
import type { Random } from '../core/random.ts'
import { inAddress, type Performer } from '../core/world.simulator.ts'
import { libraryTexts } from './libraryTexts.ts'
import { tagIds } from './tags.ts'

export const ageRatings = [12, 16, 18] as const

/** What videos and photo albums have in common [VID-5 VID-6 VID-8 VID-9 GAL-3]. */
export interface Medium {
  readonly kind: 'video' | 'album'
  /** `video1` … `video2000`, `album1` … `album500`. */
  readonly id: string
  readonly performer: Performer
  title(language: Language): string
  readonly ageRating: (typeof ageRatings)[number]
  /** For VIP guests alone, who have it by flatrate; it is not sold. */
  readonly isVip: boolean
  /** Guests with the premium subscription have it by flatrate. */
  readonly isVxselect: boolean
  readonly isFree: boolean
  readonly isCamRecording: boolean
  readonly isClassic: boolean
  /** Made with others. */
  readonly isShared: boolean
  /** Milliseconds since the epoch. */
  readonly releasedAt: number
  readonly tags: readonly string[]
  /** Coins; 0 for what is free. */
  readonly basePrice: number
  /** Coins; null while it is not on sale. */
  readonly salePrice: number | null
  /** What happened before the world began. */
  readonly figures: Figures
  /** Its place in a contest. */
  readonly contestPlace: number | null
}

interface Figures {
  likes: number
  dislikes: number
  views: number
  sales: number
  /** How fast it is being found, 0 to 1,000. */
  trend: number
  /** Of those who watched it, percent. */
  satisfaction: number
}

export interface Video extends Medium {
  readonly kind: 'video'
  /** Seconds, a whole number of parts of a film. */
  readonly duration: number
  readonly hasCaptions: boolean
}

export interface Album extends Medium {
  readonly kind: 'album'
  readonly pictureCount: number
}

export const isVideo = (medium: Medium | undefined): medium is Video => medium?.kind === 'video'
export const isAlbum = (medium: Medium | undefined): medium is Album => medium?.kind === 'album'

const hour = 3_600_000
export const day = 24 * hour
/** How long something counts as new, in ms. */
const newFor = 14 * day
/** How old the oldest is, in ms. */
const oldest = 3 * 365 * day
/** From so many hours on something may be called a classic. */
const classicAfter = 365 * day
const saleShare = 0.3

export const isNew = ({ releasedAt }: Medium, now: number): boolean => now - releasedAt < newFor

/** What comes first in the address of everything that belongs to a performer, and what names the medium there. */
export const linkOf = ({ id, kind, performer }: Medium): string =>
  `${inAddress(performer.name)}/${kind === 'video' ? 'videos' : 'pictures'}/${id}`

/**
 * Draws what videos and albums have in common, from their own source of chance.
 * @param begun when the world began, in ms since the epoch: everything was released before
 */
export function drawMedium(random: Random, performer: Performer, begun: number) {
  const head = random.between(0, libraryTexts('en').heads.length - 1)
  const tail = random.between(0, libraryTexts('en').tails.length - 1)
  const age = hour + random.next() ** 2 * oldest
  const isFree = random.chance(0.12)
  const isVip = !isFree && random.chance(0.12)
  const basePrice = isFree ? 0 : random.between(12, 96)
  const isOnSale = !isFree && !isVip && random.chance(0.15)
  const views = random.between(40, 24_000)
  const likes = Math.round(views * (0.02 + random.next() * 0.1))
  return {
    performer,
    title(language: Language) {
      const { heads, tails } = libraryTexts(language)
      return `${heads[head]}, ${tails[tail]}`
    },
    ageRating: random.pick([12, 16, 16, 16, 18] as const),
    isVip,
    isFree,
    isVxselect: !isFree && !isVip && random.chance(0.12),
    isCamRecording: random.chance(0.15),
    isClassic: age > classicAfter && random.chance(0.3),
    isShared: random.chance(0.2),
    releasedAt: begun - Math.round(age),
    tags: [
      ...new Set([
        random.pick(performer.categories),
        ...random.sample(tagIds, random.between(1, 4)),
      ]),
    ],
    basePrice,
    salePrice: isOnSale ? Math.ceil(basePrice * (1 - saleShare)) : null,
    figures: {
      likes,
      dislikes: Math.round(likes * random.next() * 0.2),
      views,
      sales: isFree ? 0 : Math.round(views * (0.01 + random.next() * 0.06)),
      trend: random.between(0, 1_000),
      satisfaction: random.between(48, 100),
    },
    contestPlace: random.chance(0.03) ? random.between(1, 10) : null,
  }
}
