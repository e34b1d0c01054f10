import * as v from 'valibot'
import { type CallbackLogicFunction, fromCallback } from 'xstate'
import {
  mediumKinds,
  type PurchaseWishEvent,
  type PurchaseWishRequest,
} from '../../machines/library/purchase/purchase.events.ts'
import { id, number } from '../core/bounds.ts'
import type { Environment } from '../core/environment.ts'

type TabItems = Pick<Environment, 'tabItem' | 'keepTabItem'>

const item = 'limelight.purchaseWish'

const wishSchema = v.object({
  kind: v.picklist(mediumKinds),
  mediumId: id,
  at: v.nullable(v.pipe(number, v.minValue(0))),
  guestId: v.nullable(id),
})

/**
 * The logic of slot `purchaseWish`: reports what was wanted in this tab before a reload, if anything was, and keeps
 * what it is told as long as the tab is there. What is not of its kind, and a tab that may keep nothing, count as
 * nothing wanted.
 */
export const createPurchaseWishLogic = (environment: TabItems) =>
  fromCallback(createPurchaseWishWork(environment))

/** The work of that logic. */
export function createPurchaseWishWork({
  tabItem,
  keepTabItem,
}: TabItems): CallbackLogicFunction<PurchaseWishRequest> {
  return ({ sendBack, receive }) => {
    const report: (event: PurchaseWishEvent) => void = sendBack
    const wish = kept()
    if (wish) report({ type: 'purchase.wishRead', wish })

    function kept() {
      try {
        const read = v.safeParse(wishSchema, JSON.parse(tabItem(item) ?? 'null'))
        return read.success ? read.output : null
      } catch {
        return null
      }
    }

    receive(({ wish: next }) => {
      try {
        keepTabItem(item, next && JSON.stringify(next))
      } catch {
        // A tab that may keep nothing asks again only as long as the page stands.
      }
    })
  }
}
