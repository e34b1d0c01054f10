import { createRandom, type Random } from '../core/random.ts'
import type { Performer, World } from '../core/world.simulator.ts'
import { ticketShowPriceOf } from './actorProfile.ts'
import { liveTexts } from './liveTexts.ts'

/** How a show came about. */
export const showCreations = ['planned', 'spontaneous'] as const

/** A show for which there are tickets. */
export interface PlannedShow {
  id: string
  performer: Performer
  /** In ms since the epoch, at a full quarter of an hour. */
  start: number
  end: number
  status: 'ok' | 'cancelled' | 'draft'
  creationType: (typeof showCreations)[number]
  /** Coins. */
  price: number
  /** Which of the shows' texts are its own. */
  theme: number
  isFreeForVips: boolean
  isFeatured: boolean
  isAutoFeatured: boolean
  /** Only for whom the performer invites: no list has it unless asked for. */
  isInternal: boolean
  seats: number
  /** Seats that are sold to others than the guests of this world. */
  seatsTaken: number
}

type Length = Pick<PlannedShow, 'start' | 'end'>

const quarter = 900_000
const day = 96 * quarter
const daysAhead = Array.from({ length: 10 }, (_, at) => at)

/**
 * Plans the shows of all performers, from the seed and each id alone, so that no other draw shifts.
 * @param now ms since the epoch: some shows run then, others begin in up to ten days
 */
export function planShows({ performers, seed }: World, now: number): PlannedShow[] {
  const thisQuarter = now - (now % quarter)
  return [...performers.values()].flatMap((performer) => {
    const random = createRandom(seed, `${performer.id}/chatShows`)
    if (!random.chance(1 / 8)) return []
    const price = ticketShowPriceOf(performer, seed)
    return drawLengths(random, thisQuarter, performer.isOnline).map((length, at) => ({
      id: `show-${performer.id}-${at + 1}`,
      performer,
      price,
      ...length,
      ...drawTerms(random, length.start === thisQuarter),
    }))
  })
}

/** One to three, earliest first; no two at once, and what runs now does so for half an hour more at least. */
function drawLengths(random: Random, thisQuarter: number, isOnline: boolean): Length[] {
  const length = (start: number, quarters: number) => ({ start, end: start + quarters * quarter })
  const runsNow = random.chance(0.3) && isOnline
  const days = random.sample(daysAhead, random.between(1, runsNow ? 2 : 3))
  const planned = days
    .toSorted((one, other) => one - other)
    .map((ahead) => {
      const start = thisQuarter + ahead * day + random.between(6, 90) * quarter
      return length(start, random.between(2, 5))
    })
  return runsNow ? [length(thisQuarter, random.between(4, 5)), ...planned] : planned
}

/** What else is agreed about a show; one that runs already began at the moment, and takes place. */
function drawTerms(random: Random, runsNow: boolean) {
  const seats = random.between(3, 60)
  const taken = random.pick(['all', 'nearly', 'some', 'some', 'some', 'some', 'some', 'some'])
  const some = random.between(0, Math.floor(seats / 2))
  const status = random.pick<PlannedShow['status']>([...Array(14).fill('ok'), 'cancelled', 'draft'])
  return {
    status: runsNow ? 'ok' : status,
    creationType: runsNow ? 'spontaneous' : 'planned',
    theme: random.between(0, liveTexts('en').shows.length - 1),
    isFreeForVips: random.chance(0.15),
    isFeatured: random.chance(0.15),
    isAutoFeatured: random.chance(0.15),
    isInternal: random.chance(0.15),
    seats,
    seatsTaken: { all: seats, nearly: seats - 1, some }[taken] ?? some,
  } as const
}
