import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { maleNames, mannerWords } from './performerWords.ts'

type Gender = 'N' | 'M' | 'F'
type ActorType = 'F' | 'M' | 'FM' | 'FF' | 'S'

/** What lists tell of a performer beyond the messenger's world [ACT-6 ACT-8 ACT-10 ACT-11 ACT-15]. */
export interface PerformerDetails {
  gender: Gender
  type: ActorType
  /** Three words by which performers call themselves, in a language. */
  threeWords(language: Language): string[]
  star: boolean
  isTopAmateur: boolean
  /** Whole days from the registration to the moment in which the world began. */
  daysRegistered: number
  bannedCountryCodes: string[]
  takesVideoCalls: boolean
  isVoyeurChatAvailable: boolean
  isLivePreviewEnabled: boolean
  /** Whether there is a show while the performer is online, free or with a ticket. */
  givesFreeChat: boolean
  givesTicketShow: boolean
  features: { livePreview: boolean; hd: boolean; audio: boolean; dildocontrol: boolean }
  ratings: { countRatings: number; satisfactionRate: number }
}

const typesOf = {
  F: ['F', 'F', 'F', 'F', 'F', 'F', 'FM', 'FF', 'S'],
  M: ['M', 'M', 'M', 'FM'],
  N: ['S', 'FM', 'FF'],
} as const satisfies Record<Gender, readonly ActorType[]>

/** How long a performer counts as new, in days [ACT-41]. */
export const newForDays = 30

/**
 * Draws the details of a performer from the seed and the id alone, so that no draw of the world shifts.
 * @returns the same for the same seed and performer
 */
export function detailsOf({ id, name, hasToy }: Performer, seed: number): PerformerDetails {
  const random = createRandom(seed, `${id}/details`)
  const isMale = maleNames.includes(name.split(' ')[0] ?? '')
  const gender = random.chance(0.06) ? 'N' : isMale ? 'M' : 'F'
  const type = random.pick<ActorType>(typesOf[gender])
  const words = random.sample(mannerWords, 3)
  const isRated = random.chance(0.85)
  const isLivePreviewEnabled = random.chance(0.7)
  return {
    gender,
    type,
    threeWords: (language) => words.map((word) => word[language]),
    star: random.chance(0.1),
    isTopAmateur: random.chance(0.15),
    daysRegistered: random.chance(0.12)
      ? random.between(0, newForDays - 1)
      : random.between(60, 2_500),
    bannedCountryCodes: random.chance(0.08) ? [random.pick(['AT', 'CH', 'ES', 'GB', 'NL'])] : [],
    takesVideoCalls: random.chance(0.6),
    isVoyeurChatAvailable: random.chance(0.5),
    isLivePreviewEnabled,
    givesFreeChat: random.chance(0.2),
    givesTicketShow: random.chance(0.08),
    features: {
      livePreview: isLivePreviewEnabled,
      hd: random.chance(0.75),
      audio: random.chance(0.9),
      dildocontrol: hasToy,
    },
    ratings: {
      countRatings: isRated ? random.between(1, 1_200) : 0,
      satisfactionRate: isRated ? random.between(62, 100) : 0,
    },
  }
}
