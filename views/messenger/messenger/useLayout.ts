import { useLayoutEffect } from 'react'
import type { Layout } from '../../../machines/messenger/messenger/messenger.events.ts'
import {
  selectBreakpoint,
  selectColumns,
} from '../../../machines/shell/viewport/viewport.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'

/**
 * How the messenger is laid out in this window; the messenger is told. Only the widest have room for the
 * details beside the conversation.
 */
export function useLayout(): Layout {
  const messenger = useAddress('messenger')
  const isNarrow = useActorState('viewport', selectColumns) === 2
  const isWide = useActorState('viewport', selectBreakpoint) === 'xl'
  const layout = isNarrow ? 'narrow' : isWide ? 'wide' : 'medium'
  useLayoutEffect(
    () => messenger.send({ type: 'messenger.layoutChanged', layout }),
    [messenger, layout],
  )
  return layout
}
