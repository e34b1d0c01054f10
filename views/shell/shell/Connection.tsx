import { selectConnection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import { StatusDot } from '../../core/design/StatusDot.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './Connection.module.css'
import { connectionWords } from './connectionWords.ts'

/**
 * The state of the live channel in words, colour and shape, hanging below the navbar while it is
 * not as it should be; the announcer says it.
 */
export function Connection() {
  const text = useText()
  const connection = useActorState('realtime', selectConnection)
  if (connection === 'connected' || connection === 'off') return null
  const isOffline = connection === 'offline'
  return (
    <p className={style.connection}>
      <StatusDot icon={isOffline ? 'unlinked' : 'linking'} tone={isOffline ? 'bad' : 'waiting'}>
        {text(connectionWords[connection])}
      </StatusDot>
    </p>
  )
}
