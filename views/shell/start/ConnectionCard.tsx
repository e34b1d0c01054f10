import { selectConnection } from '../../../machines/shell/realtime/realtime.selectors.ts'
import { Card } from '../../core/design/Card.tsx'
import { StatusDot } from '../../core/design/StatusDot.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { connectionLooks } from '../shell/connectionLooks.ts'
import style from './StartPage.module.css'

/** The live channel, with what its state means for the guest. */
export function ConnectionCard() {
  const text = useText()
  const connection = useActorState('realtime', selectConnection)
  const { icon, tone, words, meaning } = connectionLooks[connection]
  return (
    <Card title={text('connection.title')}>
      <StatusDot icon={icon} tone={tone}>
        {text(words)}
      </StatusDot>
      <p className={style.meaning}>{text(meaning)}</p>
    </Card>
  )
}
