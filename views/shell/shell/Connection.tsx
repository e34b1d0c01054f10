import { selectConnection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import { StatusDot } from '../../core/design/StatusDot.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './Connection.module.css'
import { connectionLooks } from './connectionLooks.ts'

/**
 * The state of the live channel in words, colour and shape, hanging below the navbar while it is
 * not as it should be; the announcer says it.
 */
export function Connection() {
  const text = useText()
  const connection = useActorState('realtime', selectConnection)
  if (connection === 'connected' || connection === 'off') return null
  const { icon, tone, words } = connectionLooks[connection]
  return (
    <p className={style.connection}>
      <StatusDot icon={icon} tone={tone}>
        {text(words)}
      </StatusDot>
    </p>
  )
}
