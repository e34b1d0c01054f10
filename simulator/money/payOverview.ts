import type { Account } from '../core/account.ts'
import type { Platform } from '../core/platform.ts'
import { trialCoins } from './payPurchases.ts'
import { coinsPerEuro } from './purchases.simulator.ts'

/** Coins a day. */
const limits = [100, 200, 400, 1_000]
const carriers = ['Nordfunk', 'Telamar', 'Vexa']
/** Milliseconds for which a guest is offered a trial, from first sight. */
const trialOffer = 15 * 60_000
/** Euro cents of a restriction level, 80 coins. */
const centsPerLevel = (80 / coinsPerEuro) * 100

/** What the views of the payment client show: who the guest is, and what is on offer. */
export function createOverview(platform: Platform) {
  const { purchases, subscriptions, clock } = platform
  const firstSights = new Map<string, number>()

  function trialEndsIn(account: Account | null): number {
    if (!account) return trialOffer
    const seenAt = firstSights.get(account.id) ?? clock.now()
    firstSights.set(account.id, seenAt)
    return Math.max(0, seenAt + trialOffer - clock.now())
  }

  return (account: Account | null) => ({
    account: account && describe(account, platform),
    offers: {
      charges: purchases.offers.map(({ coins, priceEur }) => ({
        coins,
        cents: Math.round(priceEur * 100),
      })),
      trialCharge: { coins: trialCoins, cents: (trialCoins / coinsPerEuro) * 100 },
      plans: Object.entries(subscriptions.offers).map(([plan, { priceEur, days }]) => ({
        plan,
        days,
        cents: Math.round(priceEur * 100),
      })),
      limits,
      oneClickAmounts: account?.guest.oneClickConfig.amounts ?? [],
      autoRechargeAmounts: account?.guest.autoRechargeConfig.amounts ?? [],
      autoRechargeThreshold: account?.guest.autoRechargeConfig.threshold ?? 0,
      carriers,
      trialEndsIn: trialEndsIn(account),
    },
  })
}

function describe(account: Account, { purchases, subscriptions, ageChecks }: Platform) {
  const { guest } = account
  const method = purchases.paymentMethod(account)
  return {
    name: guest.name,
    email: guest.email,
    balance: guest.balance,
    balanceFormatted: guest.balanceFormatted,
    avsStatus: guest.avsStatus,
    avsRejectMessage: guest.avsRejectMessage,
    hasAvsBonus: ageChecks.isBonusAvailable(account),
    isRestricted: guest.isRestricted,
    subscriptions: subscriptions
      .active(account)
      .map(({ kind, endsAt, isRenewed }) => ({ plan: kind, endsAt, isRenewed })),
    methods: {
      CC: method?.kind === 'CC' ? method.label : null,
      LS: method?.kind === 'LS' ? method.label : null,
    },
    limit: purchases.spendingLimit(account),
    oneClickAmount: guest.oneClickAmount,
    autoRechargeAmount: guest.autoRechargeAmount,
    debt: guest.isRestricted ? centsPerLevel * Math.max(1, guest.restrictionLevel) : 0,
  }
}
