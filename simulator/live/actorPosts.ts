import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { filmAddress } from './films.simulator.ts'
import { clipNames, clipSeconds } from './liveClips.ts'
import { liveTexts } from './liveTexts.ts'

interface Asked {
  performer: Performer
  /** Null for a visitor. */
  account: Account | null
  seed: number
  language: Language
  /** When the world began, in ms since the epoch. */
  begun: number
}

const hour = 3_600_000
const paidShare = 0.35
const boughtShare = 0.3
/** Of what is seen, how much is for guests alone whose age is confirmed. */
const adultShare = 0.2

/** What a performer told in the feed, the newest first; one in five tells nothing. */
export function postsOf(asked: Asked) {
  const { performer, seed, language, begun } = asked
  const random = createRandom(seed, `${performer.id}/posts`)
  if (random.chance(0.2)) return []
  const texts = liveTexts(language).posts
  const ages = Array.from({ length: random.between(1, 11) }, () => random.between(1, 24 * 40))
  return ages
    .sort((one, other) => one - other)
    .map((hours, place) => {
      const id = `${performer.id}-post${ages.length - place}`
      const { title, text } = random.pick(texts)
      const media = mediaOf(id, seed)
      const paidContent = media.type !== 'text' && random.chance(paidShare)
      const priceCoins = random.between(8, 40)
      const bought = paidContent && hasBought(asked, id)
      const isSeen = !paidContent || bought
      return {
        id,
        published: new Date(begun - hours * hour).toISOString(),
        title,
        text,
        likes: random.between(0, 240),
        comments: { totalCount: random.between(0, 30) },
        paidContent,
        priceCoins: paidContent ? priceCoins : 0,
        guestState: { bought },
        photos: isSeen ? media.photos : [],
        clip: isSeen ? media.clip : null,
      }
    })
}

/** Guests have bought some posts before the world began; nothing sells more of them yet. */
const hasBought = ({ account, seed }: Asked, id: string): boolean =>
  account !== null && createRandom(seed, `${account.id}/${id}`).chance(boughtShare)

/** What a post shows beside its words. */
function mediaOf(id: string, seed: number) {
  const random = createRandom(seed, `${id}/media`)
  const type = random.pick(['photos', 'photos', 'clip', 'text'])
  const avsRequired = random.chance(adultShare)
  const photos = Array.from({ length: random.between(1, 4) }, (_, at) => ({
    id: `${id}-photo${at + 1}`,
    url: `/pictures/square/${id}-photo${at + 1}`,
    avsRequired,
  }))
  const clip = {
    id: `${id}-clip`,
    length: clipSeconds,
    avsRequired,
    poster: `/pictures/cover/${id}-clip`,
    sources: [{ label: '480p', src: filmAddress(random.pick(clipNames)), type: 'video/mp4' }],
  }
  return { type, photos: type === 'photos' ? photos : [], clip: type === 'clip' ? clip : null }
}
