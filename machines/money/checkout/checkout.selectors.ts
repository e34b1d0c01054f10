import type { SnapshotFrom } from 'xstate'
import type { CheckoutFailure, checkoutMachine } from './checkout.machine.ts'

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** Whether there is a checkout, or a word on why there is none. */
export function selectIsCheckoutOpen({ context }: CheckoutSnapshot): boolean {
  return context.url !== null || context.failure !== null
}

/** The address of the checkout that is shown; null without one. */
export function selectCheckoutUrl({ context }: CheckoutSnapshot): string | null {
  return context.url
}

/** Whether what it asked for is open, in a window of its own. */
export function selectIsCheckoutOrdered({ context }: CheckoutSnapshot): boolean {
  return context.isOrdered
}

/** Whether it opened in a tab of its own [CHK-9]. */
export function selectIsCheckoutInNewTab({ context }: CheckoutSnapshot): boolean {
  return context.isInNewTab
}

/** Why no checkout is shown; null when nothing is wrong [CHK-2 CHK-3 CHK-10]. */
export function selectCheckoutFailure({ context }: CheckoutSnapshot): CheckoutFailure | null {
  return context.failure
}
