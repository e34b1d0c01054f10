import { selectRefused } from '../../../machines/live/cams/cams.selectors.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

/** Names what the address says that cannot be chosen. */
export function Refused() {
  const text = useAreaText('live')
  const refused = useActorState('cams', selectRefused)
  if (refused.length === 0) return null
  return (
    <Notice tone="warning" role="status">
      {text('actorSearch.refused', { count: refused.length, names: refused.join(', ') })}
    </Notice>
  )
}
