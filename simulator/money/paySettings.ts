import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { count, text } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'
import { parse } from '../core/refusal.ts'
import type { Receipt } from './payOrders.ts'
import { storeMethod } from './payPurchases.ts'
import { subscriptionKind } from './subscriptions.simulator.ts'

const details = v.optional(v.record(text, text), {})
/** Coins; null switches it off. */
const amountForm = v.strictObject({ coins: v.nullable(count), details })
const methodForm = v.strictObject({ method: v.picklist(['CC', 'LS'], 'must be CC or LS'), details })
const cancelForm = v.strictObject({ cancel: subscriptionKind })

/**
 * Carries out what a guest settles in a flow.
 * @returns undefined for a flow in which nothing is settled
 * @throws Refusal 402 for a card that is declined, 404 for a subscription that does not run, 422 that
 *   names the field
 */
export function settle(
  flow: string,
  account: Account,
  order: unknown,
  platform: Platform,
): Receipt | undefined {
  const { purchases, subscriptions } = platform
  const { autoRechargeConfig, oneClickConfig } = account.guest
  switch (flow) {
    case 'limit':
      purchases.setSpendingLimit(account, parse(amountForm, order, 'body').coins)
      break
    case 'oneclick': {
      const { coins, details: card } = parse(amountForm, order, 'body')
      keepCard(account, card, platform)
      const amount = coins ?? oneClickConfig.amounts[0] ?? 0
      purchases.setOneClick(account, { isEnabled: coins !== null, amount })
      break
    }
    case 'autorecharge': {
      const { coins, details: card } = parse(amountForm, order, 'body')
      keepCard(account, card, platform)
      const { amounts, threshold } = autoRechargeConfig
      const amount = coins ?? amounts[0] ?? 0
      purchases.setAutoRecharge(account, { isEnabled: coins !== null, amount, threshold })
      break
    }
    case 'changecc':
    case 'changels': {
      const form = parse(methodForm, order, 'body')
      storeMethod(account, form.method, form.details, platform)
      break
    }
    case 'vxsettings': {
      const { cancel } = parse(cancelForm, order, 'body')
      subscriptions.cancel(account, cancel)
      return { kind: 'cancelled' }
    }
    default:
      return undefined
  }
  return { kind: 'saved' }
}

function keepCard(account: Account, card: Record<string, string>, platform: Platform): void {
  if (Object.keys(card).length > 0) storeMethod(account, 'CC', card, platform)
}
