import { selectIsLightBoxOpen } from '../../machines/library/lightBox/lightBox.selectors.ts'
import { selectIsPurchaseOpen } from '../../machines/library/purchase/purchase.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'

const loadLightBox = once(() => import('./lightBox/LightBox.tsx'))

const loadPurchase = once(() => import('./purchase/PurchaseSheet.tsx'))

/** What lies over the page: pictures, and over these what is bought. */
export function Dialogs({ container }: Contained) {
  return (
    <>
      <OpenLightBox container={container} />
      <OpenPurchase container={container} />
    </>
  )
}

function OpenPurchase({ container }: Contained) {
  const purchase = useAddress('purchase')
  const isOpen = useActorState('purchase', selectIsPurchaseOpen)
  if (!isOpen) return null
  return (
    <Opened
      load={loadPurchase}
      container={container}
      onClose={() => purchase.send({ type: 'purchase.closeRequested' })}
    />
  )
}

function OpenLightBox({ container }: Contained) {
  const lightBox = useAddress('lightBox')
  const isOpen = useActorState('lightBox', selectIsLightBoxOpen)
  if (!isOpen) return null
  return (
    <Opened
      load={loadLightBox}
      container={container}
      onClose={() => lightBox.send({ type: 'lightBox.closeRequested' })}
    />
  )
}
