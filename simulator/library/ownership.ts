import type { Account } from '../core/account.ts'
import { createRandom } from '../core/random.ts'
import type { BonusCodes } from '../money/bonusCode.simulator.ts'
import type { Catalogue } from './catalogue.ts'
import type { Medium } from './media.ts'

/** How a guest came to own something. */
export interface Owned {
  medium: Medium
  how: 'bought' | 'gifted'
  /** Milliseconds since the epoch. */
  at: number
}

/** What a guest owns, and what a guest may see [VID-7 VID-12]. */
export interface Ownership {
  /** The newest first; nothing for a visitor. */
  ownedBy(account: Account | null): Owned[]
  guestInfoOf(account: Account | null, medium: Medium): GuestInfo
  /** Whether all of it may be seen: it is free, or the guest has it in some way. */
  isOpenTo(account: Account | null, medium: Medium): boolean
  /** What the guest owns already stays as it is. */
  give(account: Account, medium: Medium, how: Owned['how']): void
  isArchived(account: Account, id: string): boolean
  archive(account: Account, id: string, isArchived: boolean): void
}

export interface GuestInfo {
  bought: boolean
  gifted: boolean
  /** By VIP, premium, or as one of the thirty of the month. */
  flatrate: boolean
}

interface Tools {
  now: () => number
  seed: number
  catalogue: Catalogue
  codes: Pick<BonusCodes, 'keepsakes'>
}

/** Guests whom the world begins with have bought and been given some media before. */
export const isSeededGuest = ({ id }: Pick<Account, 'id'>): boolean => /^guest\d+$/.test(id)

/** Opens the shelves of all guests. */
export function createOwnership({ now, seed, catalogue, codes }: Tools): Ownership {
  const begun = now()
  const shelves = new Map<string, Map<string, Owned>>()
  const archived = new Set<string>()

  function shelfOf(account: Account): Map<string, Owned> {
    const known = shelves.get(account.id)
    if (known) return known
    const begunWith = isSeededGuest(account) ? seededMedia(account.id) : []
    const shelf = new Map(begunWith.map((owned) => [owned.medium.id, owned]))
    shelves.set(account.id, shelf)
    return shelf
  }

  function seededMedia(guestId: string): Owned[] {
    const random = createRandom(seed, `${guestId}/library`)
    const media = [
      ...random.sample(catalogue.videos(), random.between(8, 20)),
      ...random.sample(catalogue.albums(), random.between(3, 8)),
    ]
    return media
      .filter(({ isFree, isVip }) => !isFree && !isVip)
      .map((medium) => ({
        medium,
        how: random.chance(0.2) ? 'gifted' : 'bought',
        at: medium.releasedAt + Math.floor((begun - medium.releasedAt) * random.next()),
      }))
  }

  /** Codes promise albums by name; they are on the shelf from then on. */
  function keepPromises(account: Account): void {
    const shelf = shelfOf(account)
    for (const keepsake of codes.keepsakes(account)) {
      const medium = catalogue.find(keepsake.replace(/^album /, ''))
      if (medium && !shelf.has(medium.id))
        shelf.set(medium.id, { medium, how: 'gifted', at: now() })
    }
  }

  function ownedOf(account: Account | null, { id }: Medium): Owned | undefined {
    if (!account) return undefined
    keepPromises(account)
    return shelfOf(account).get(id)
  }

  function guestInfoOf(account: Account | null, medium: Medium): GuestInfo {
    const how = ownedOf(account, medium)?.how
    const { isVip = false, isVXSelect = false } = account?.guest ?? {}
    const flatrate =
      (isVip && (medium.isVip || catalogue.isVip30Offer(medium))) ||
      (isVXSelect && medium.isVxselect)
    return { bought: how === 'bought', gifted: how === 'gifted', flatrate }
  }

  return {
    ownedBy(account) {
      if (!account) return []
      keepPromises(account)
      return [...shelfOf(account).values()].sort((one, other) => other.at - one.at)
    },
    guestInfoOf,
    isOpenTo(account, medium) {
      const { bought, gifted, flatrate } = guestInfoOf(account, medium)
      return medium.isFree || bought || gifted || flatrate
    },
    give(account, medium, how) {
      const shelf = shelfOf(account)
      if (!shelf.has(medium.id)) shelf.set(medium.id, { medium, how, at: now() })
    },
    isArchived: (account, id) => archived.has(`${account.id} ${id}`),
    archive(account, id, isArchived) {
      const key = `${account.id} ${id}`
      if (isArchived) archived.add(key)
      else archived.delete(key)
    },
  }
}
