import { selectIsLightBoxOpen } from '../../machines/library/lightBox/lightBox.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'

const loadLightBox = once(() => import('./lightBox/LightBox.tsx'))

/** Pictures that lie over the page. */
export function Dialogs({ container }: Contained) {
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
