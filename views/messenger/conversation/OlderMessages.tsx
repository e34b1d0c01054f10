import type { ActorRefFrom } from 'xstate'
import type { conversationMachine } from '../../../machines/messenger/conversation/conversation.machine.ts'
import type { OlderProgress } from '../../../machines/messenger/conversation/conversation.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Timeline.module.css'

interface Props {
  conversation: ActorRefFrom<typeof conversationMachine>
  progress: OlderProgress
  actorName: string
}

/** Above the oldest message: that more are on their way, did not come, or that there are none. */
export function OlderMessages({ conversation, progress, actorName }: Props) {
  const text = useAreaText('messenger')
  if (progress === 'failed') {
    return (
      <p className={style.olderFailed} role="status">
        <span>{text('conversation.older.failed')}</span>
        <Button
          size="small"
          icon="reload"
          onPress={() => conversation.send({ type: 'conversation.retryRequested' })}
        >
          {text('conversation.retry')}
        </Button>
      </p>
    )
  }
  if (progress === 'none')
    return <p className={style.beginning}>{text('conversation.beginning', { name: actorName })}</p>
  return (
    <div
      className={style.olderLoading}
      role="progressbar"
      aria-label={text('conversation.older.loading')}
    />
  )
}
