import type { Account } from '../core/account.ts'
import { createRandom } from '../core/random.ts'
import { coinsPerEuro, type Purchases } from '../money/purchases.simulator.ts'
import type { Catalogue } from './catalogue.ts'
import type { Video } from './media.ts'
import type { Ownership } from './ownership.ts'

/** Coins with videos on top: paid for in a checkout, once a guest. */
export interface Bundle {
  id: string
  /** Place in the list of their titles. */
  number: number
  coins: number
  priceEur: number
  videos: readonly Video[]
}

export interface Bundles {
  all(): readonly Bundle[]
  /** Whether the guest has had it, or has ordered it and not paid yet. */
  stateOf(account: Account | null, bundle: Bundle): 'offered' | 'ordered' | 'paid'
  /** From now on its videos come with the next top-up of as many coins at least; ordered twice they come once. */
  order(account: Account, bundle: Bundle): void
}

interface Tools {
  seed: number
  catalogue: Catalogue
  ownership: Ownership
  purchases: Pick<Purchases, 'promise'>
}

/** So many coins has each, and so many videos. */
const sizes = [
  { coins: 100, videos: 1 },
  { coins: 200, videos: 3 },
  { coins: 400, videos: 6 },
  { coins: 800, videos: 12 },
]

/** Packs the bundles. */
export function createBundles({ seed, catalogue, ownership, purchases }: Tools): Bundles {
  let packed: Bundle[] | undefined
  const states = new Map<string, 'ordered' | 'paid'>()
  const keyOf = ({ id }: Account, bundle: Bundle) => `${bundle.id}/${id}`

  function pack(): Bundle[] {
    const paid = catalogue.videos().filter(({ isFree, isVip }) => !isFree && !isVip)
    return sizes.map(({ coins, videos }, at) => {
      const id = `bundle${at + 1}`
      const chosen = createRandom(seed, id).sample(paid, videos)
      return { id, number: at, coins, priceEur: coins / coinsPerEuro, videos: chosen }
    })
  }

  return {
    all() {
      packed ??= pack()
      return packed
    },
    stateOf: (account, bundle) => (account && states.get(keyOf(account, bundle))) ?? 'offered',
    order(account, bundle) {
      const key = keyOf(account, bundle)
      if (states.has(key)) return
      states.set(key, 'ordered')
      purchases.promise(account, {
        key,
        worth: () => 0,
        settle(coins) {
          if (coins < bundle.coins) return void states.delete(key)
          states.set(key, 'paid')
          for (const video of bundle.videos) ownership.give(account, video, 'gifted')
        },
      })
    },
  }
}
