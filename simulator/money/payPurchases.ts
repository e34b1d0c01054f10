import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { count, text } from '../core/entities.ts'
import type { Booking } from '../core/ledger.ts'
import type { Platform } from '../core/platform.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { centsOf } from './payments.ts'
import type { Receipt } from './payOrders.ts'
import { subscriptionKind } from './subscriptions.simulator.ts'

/** What is typed about a card, an account or a phone. */
const details = v.optional(v.record(text, text), {})
type Details = v.InferOutput<typeof details>

const coins = v.pipe(count, v.minValue(1, 'must be at least 1'))
const method = v.picklist(
  ['CC', 'LS', 'Voice', 'OneClick', 'Carrier'],
  'must be CC, LS, Voice, OneClick or Carrier',
)
const chargeOrder = v.strictObject({ coins, method, details })
const planOrder = v.strictObject({ plan: subscriptionKind, method, details })
const settlement = v.strictObject({ method, details })
const phone = v.pipe(text, v.regex(/^\s*\+?[\d\s/-]{7,20}\s*$/, 'must be a phone number'))
const carrierDetails = v.object({ phone, carrier: v.pipe(text, v.nonEmpty('must be chosen')) })

/** Coins of the small top-up that a guest gets once. */
export const trialCoins = 20
/** A card that is always declined, as payment providers have one for trying out. */
const declinedCard = /^4000\D*0000\D*0000\D*0002$/

/**
 * Carries out what a guest buys in a payment flow.
 * @param key of the order; the platform books once by it
 * @returns undefined for a flow in which nothing is bought
 * @throws Refusal 402 when it is declined, 403 by a restriction or limit, 409 for what runs already
 *   or is used up, 422 that names the field
 */
export function purchase(
  flow: string,
  account: Account,
  order: unknown,
  key: string,
  platform: Platform,
): Receipt | undefined {
  switch (flow) {
    case 'moneycharge':
    case 'trialmoneycharge':
    case 'carrier': {
      const { coins: ordered, ...way } = parse(chargeOrder, order, 'body')
      requireUnrestricted(account)
      if (flow === 'trialmoneycharge') requireTrial(account, ordered, platform)
      takePayment(account, way, platform)
      const chargeKey = flow === 'trialmoneycharge' ? flow : key
      const charged = { key: chargeKey, coins: ordered, method: way.method }
      const { bonusCoins, booking } = platform.purchases.charge(account, charged)
      const { balanceFormatted: balance } = account.guest
      return { kind: 'charge', coins: ordered, bonusCoins, balance, ...paid(booking) }
    }
    case 'vipabo':
    case 'trialvipabo':
    case 'vxabo':
    case 'vxtvabo': {
      const { plan, ...way } = parse(planOrder, order, 'body')
      requireUnrestricted(account)
      if (plan !== flow) throw new Refusal(422, `plan: must be ${flow} here`, 'plan')
      takePayment(account, way, platform)
      const { subscription } = platform.subscriptions.start(account, { kind: plan, key })
      return { kind: 'subscription', plan, endsAt: subscription.endsAt }
    }
    case 'opcompensation': {
      const way = parse(settlement, order, 'body')
      takePayment(account, way, platform)
      const { booking } = platform.purchases.compensate(account, { key, method: way.method })
      return { kind: 'settled', ...paid(booking) }
    }
    default:
      return undefined
  }
}

const paid = ({ number, at, amount }: Booking) => ({ number, at, cents: centsOf(amount) })

function requireUnrestricted({ guest }: Account): void {
  if (!guest.isRestricted) return
  throw new Refusal(403, 'This account is restricted: settle what is open first.', 'account')
}

function requireTrial(account: Account, ordered: number, { ledger }: Platform): void {
  if (ordered !== trialCoins) throw new Refusal(422, `coins: must be ${trialCoins} here`, 'coins')
  const isUsed = ledger
    .bookings()
    .some(({ key }) => key === `charge/${account.id}/trialmoneycharge`)
  if (isUsed) throw new Refusal(409, 'The trial top-up is for once.', 'coins')
}

/** Takes the card or account that was typed, or makes sure that there is one. */
function takePayment(
  account: Account,
  way: { method: v.InferOutput<typeof method>; details: Details },
  platform: Platform,
): void {
  const known = platform.purchases.paymentMethod(account)
  const hasDetails = Object.keys(way.details).length > 0
  switch (way.method) {
    case 'CC':
    case 'LS':
      if (hasDetails) storeMethod(account, way.method, way.details, platform)
      if (hasDetails || known?.kind === way.method) return
      throw new Refusal(422, 'none is on file: enter it', way.method === 'CC' ? 'number' : 'iban')
    case 'OneClick':
      if (account.guest.oneClickAmount !== null && known) return
      throw new Refusal(402, 'One-click payment is not set up.')
    case 'Carrier':
      parse(carrierDetails, way.details, 'details')
      return
    case 'Voice':
  }
}

/**
 * Keeps a card or an account from now on.
 * @throws Refusal 402 for a card that is declined, 422 that names the field
 */
export function storeMethod(
  account: Account,
  kind: 'CC' | 'LS',
  given: Details,
  { purchases }: Platform,
): void {
  const { number = '', expires = '', cvc = '', iban = '' } = given
  if (kind === 'LS') {
    purchases.setPaymentMethod(account, { kind, iban })
    return
  }
  if (!/^\d{3,4}$/.test(cvc)) throw new Refusal(422, 'cvc: must be 3 or 4 digits', 'cvc')
  if (declinedCard.test(number.trim())) throw new Refusal(402, 'The payment was declined.')
  purchases.setPaymentMethod(account, { kind, number, expires: expires.replace(/\s/g, '') })
}
