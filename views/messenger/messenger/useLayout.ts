import { useLayoutEffect } from 'react'
import type { Layout } from '../../../machines/messenger/messenger/messenger.events.ts'
import {
  selectColumns,
  selectIsMobileMenu,
} from '../../../machines/shell/viewport/viewport.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'

/** How the messenger is laid out in this window; the messenger is told. */
export function useLayout(): Layout {
  const messenger = useAddress('messenger')
  const isSmall = useActorState('viewport', selectIsMobileMenu)
  const columns = useActorState('viewport', selectColumns)
  const layout = isSmall ? (columns === 2 ? 'narrow' : 'medium') : 'wide'
  useLayoutEffect(
    () => messenger.send({ type: 'messenger.layoutChanged', layout }),
    [messenger, layout],
  )
  return layout
}
