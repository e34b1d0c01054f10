import { selectIsCheckoutOpen } from '../../machines/money/checkout/checkout.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'

const loadCheckout = once(() => import('./checkout/CheckoutDialog.tsx'))

/** The checkout over the page. */
export function Dialogs({ container }: Contained) {
  const checkout = useAddress('checkout')
  const isCheckingOut = useActorState('checkout', selectIsCheckoutOpen)
  if (!isCheckingOut) return null
  return (
    <Opened
      load={loadCheckout}
      container={container}
      onClose={() => checkout.send({ type: 'checkout.closeRequested' })}
    />
  )
}
