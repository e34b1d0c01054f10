import type { ActorRefFrom } from 'xstate'
import { ownIn } from '../../../machines/core/ownIn.ts'
import type { composerMachine } from '../../../machines/messenger/composer/composer.machine.ts'
import type { OutgoingMessage } from '../../../machines/messenger/conversation/chatMessage.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Message.module.css'

const reasons: Readonly<Record<string, TextKey>> = {
  channelBlocked: 'conversation.rejected.channelBlocked',
  emptyMessage: 'conversation.rejected.emptyMessage',
  notEnoughMoney: 'conversation.rejected.notEnoughMoney',
  unknownChannel: 'conversation.rejected.unknownChannel',
  unknownGift: 'conversation.rejected.unknownGift',
}

/** Why the platform did not take a message, in words. */
export function rejection(reason: string | null): TextKey {
  return ownIn(reasons, reason ?? '') ?? 'conversation.rejected.other'
}

interface Props {
  message: OutgoingMessage
  actorName: string
  composer: ActorRefFrom<typeof composerMachine>
}

/** Below a message that was not taken: why, and what can be done. */
export function Rejected({ message: { clientMessageId, reason }, actorName, composer }: Props) {
  const text = useAreaText('messenger')
  const delivery = useAddress('delivery')
  return (
    <div className={style.rejected}>
      <p className={style.reason}>
        <Icon name="alert" />
        <span>
          <strong>{text('conversation.rejected')}</strong>{' '}
          {text(rejection(reason), { name: actorName })}
        </span>
      </p>
      <div className={style.remedies}>
        {reason === 'notEnoughMoney' && (
          <Button
            look="primary"
            size="small"
            icon="coin"
            onPress={() => composer.send({ type: 'composer.topUpRequested' })}
          >
            {text('conversation.topUp')}
          </Button>
        )}
        <Button
          size="small"
          icon="reload"
          onPress={() => delivery.send({ type: 'delivery.retryRequested', clientMessageId })}
        >
          {text('conversation.sendAgain')}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={text('conversation.deleteOf')}
          onPress={() => delivery.send({ type: 'delivery.deleteRequested', clientMessageId })}
        >
          {text('conversation.delete')}
        </Button>
      </div>
    </div>
  )
}
