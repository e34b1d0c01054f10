import type { ActorRefFrom } from 'xstate'
import type { ChatMessage } from '../../../machines/messenger/conversation/chatMessage.ts'
import type { conversationMachine } from '../../../machines/messenger/conversation/conversation.machine.ts'
import {
  selectArrivals,
  selectChannel,
  selectOutgoing,
} from '../../../machines/messenger/conversation/conversation.selectors.ts'
import { type Text, useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import style from './Conversation.module.css'
import { rejection } from './OutgoingStatus.tsx'

const longestAnnounced = 200

/** Says once and politely what comes while the guest is here, and what could not be sent. */
export function Announcer({
  conversation,
}: {
  conversation: ActorRefFrom<typeof conversationMachine>
}) {
  const text = useAreaText('messenger')
  const arrivals = useSelector(conversation, selectArrivals)
  const outgoing = useSelector(conversation, selectOutgoing)
  const { actorName: name } = useSelector(conversation, selectChannel)
  return (
    <div className={style.announcer} aria-live="polite" aria-relevant="additions">
      {arrivals.map((message) => (
        <p key={message.id}>{`${name}: ${announced(message, text)}`}</p>
      ))}
      {outgoing
        .filter(({ status }) => status === 'rejected')
        .map(({ clientMessageId, reason }) => (
          <p key={clientMessageId}>
            {`${text('conversation.rejected')} ${text(rejection(reason), { name })}`}
          </p>
        ))}
    </div>
  )
}

function announced({ messageType, data }: ChatMessage, text: Text): string {
  if (messageType === 'picture') return text('conversation.picture.sent')
  if (messageType === 'freeShow') return text('conversation.freeShow.sent')
  if (messageType === 'toyControl') return text('conversation.toy.sent')
  const words = typeof data === 'string' ? data.replaceAll(/\s+/g, ' ') : ''
  if (words) return [...words].slice(0, longestAnnounced).join('')
  return text(messageType === 'gift' ? 'conversation.gift.sent' : 'conversation.unknown')
}
