import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import type { Benefit, Grant } from './bonusCodeData.ts'
import type { Purchases } from './purchases.simulator.ts'
import type { Subscriptions } from './subscriptions.simulator.ts'

export interface GrantTools {
  purchases: Pick<Purchases, 'promise'>
  subscriptions: Pick<Subscriptions, 'grant'>
}

/** Gives what a code brings. `key` names it in the books. */
export interface Grants {
  grant(account: Account, what: Grant, key: string): void
  /** Albums and fan memberships that a guest was given. */
  keepsakes(account: Account): string[]
}

const voucherTypes = { video: 1, minutes: 2, credits: 3, album: 4, messages: 5, liveShow: 7 }

/** Opens the gifts' desk. */
export function createGrants(core: PlatformCore, tools: GrantTools): Grants {
  const { ledger, push } = core
  const { purchases, subscriptions } = tools
  const kept = new Map<string, string[]>()

  function keep({ id }: Account, keepsake: string): void {
    kept.set(id, [...(kept.get(id) ?? []), keepsake])
  }

  function giveCoins(account: Account, amount: number, key: string): void {
    const { id: guestId, guest } = account
    const reason = 'brought by a code'
    ledger.book({ key, from: 'house:bonus', to: guestId, amount, reason })
    const { balance, balanceFormatted, isPayingCustomer } = guest
    const frame = { balance, balanceFormatted, isPayment: false, isPayingCustomer }
    push(guestId, { type: 'guestBalance', ...frame })
  }

  function giveVouchers(
    { id: guestId, guest }: Account,
    type: number,
    amount: number,
    actorId: string | null = null,
  ): void {
    const isSame = (one: { type: number; actorId: string | null }) =>
      one.type === type && one.actorId === actorId
    const before = guest.vouchers.find(isSame)?.amount ?? 0
    const others = guest.vouchers.filter((one) => !isSame(one))
    const vouchers = [...others, { type, actorId, amount: before + amount }]
    push(guestId, { type: 'vouchers', vouchers })
  }

  function giveGifts({ id: guestId, guest }: Account, giftId: string, amount: number): void {
    const before = guest.boughtGifts[giftId] ?? 0
    const boughtGifts = { ...guest.boughtGifts, [giftId]: before + amount }
    push(guestId, { type: 'giftsUpdated', boughtGifts })
  }

  function giveTopUpBonus(account: Account, benefit: Benefit, key: string): void {
    const { bonusFlat = 0, bonusTopUpPercent = 0, bonusTopUpFlat = 0, staggering = [] } = benefit
    if (bonusFlat > 0) giveCoins(account, bonusFlat, key)
    purchases.promise(account, {
      key: `${key}/top-up`,
      worth: (coins) =>
        bonusTopUpFlat +
        Math.floor((coins * bonusTopUpPercent) / 100) +
        Math.max(0, ...reached(staggering, coins).map(({ amount = 0 }) => amount)),
    })
  }

  function giveMedia(account: Account, { albumId, staggering = [] }: Benefit, key: string): void {
    keep(account, `album ${albumId}`)
    purchases.promise(account, {
      key: `${key}/top-up`,
      worth: () => 0,
      settle(coins) {
        for (const { id } of reached(staggering, coins)) keep(account, `album ${id}`)
      },
    })
  }

  return {
    grant(account, { benefit, quantity }, codeKey) {
      const key = `${codeKey}/${benefit.id}`
      switch (benefit.kind) {
        case 'Bonus':
          return giveTopUpBonus(account, benefit, key)
        case 'BonusCoins':
          return giveCoins(account, quantity, key)
        case 'BonusCredits':
          return giveVouchers(account, voucherTypes.credits, quantity)
        case 'VoucherVideo':
          return giveVouchers(account, voucherTypes.video, quantity)
        case 'VoucherPhoto':
          return giveVouchers(account, voucherTypes.album, quantity)
        case 'FreeMessages':
          return giveVouchers(account, voucherTypes.messages, quantity)
        case 'FreeMinutes': {
          const { freeMinutesCount = 0, actorId } = benefit
          return giveVouchers(account, voucherTypes.minutes, freeMinutesCount, actorId)
        }
        case 'LiveShow':
          return giveVouchers(account, voucherTypes.liveShow, quantity, benefit.liveShowActorId)
        case 'VIPAbo':
          return void subscriptions.grant(account, 'vipabo', benefit.daysVIPAbo ?? 0)
        case 'PremiumAbo':
          return void subscriptions.grant(account, 'vxabo', benefit.daysPremiumAbo ?? 0)
        case 'ActorAbo':
          return keep(account, `${benefit.aboId} for ${benefit.daysActorAbo} days`)
        case 'Media':
          return giveMedia(account, benefit, key)
        case 'MessengerGifts':
          return giveGifts(account, benefit.messengerGiftsId ?? '', benefit.amount ?? 0)
      }
    },
    keepsakes: ({ id }) => [...(kept.get(id) ?? [])],
  }
}

function reached<T extends { from: number }>(steps: readonly T[], coins: number): T[] {
  return steps.filter(({ from }) => from <= coins)
}
