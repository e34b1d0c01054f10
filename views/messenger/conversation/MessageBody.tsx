import type {
  ChatMessage,
  OutgoingMessage,
} from '../../../machines/messenger/conversation/chatMessage.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { chatPicture } from './chatPicture.ts'
import style from './Message.module.css'
import { MessageGifts, MessageToy } from './MessageGifts.tsx'
import { MessagePicture } from './MessagePicture.tsx'
import { MessageText } from './MessageText.tsx'

interface Props {
  content: ChatMessage | OutgoingMessage
  /** Whose it is; null for the guest's own. */
  actorName: string | null
}

/** What a message says, by its type; of a type that is not known here, that there is something. */
export function MessageBody({ content, actorName }: Props) {
  const hasGifts = Object.keys(content.includedGifts).length > 0
  return (
    <>
      <MessageContent content={content} actorName={actorName} />
      {hasGifts && <MessageGifts gifts={content.includedGifts} />}
    </>
  )
}

function MessageContent({ content: { messageType, data, includedGifts }, actorName }: Props) {
  const text = useAreaText('messenger')
  const words = typeof data === 'string' && data !== '' && <MessageText text={data} />
  const picture = messageType === 'picture' && chatPicture(data)
  if (picture) {
    const alt = actorName
      ? text('conversation.picture', { name: actorName })
      : text('conversation.picture.own')
    return <MessagePicture key={picture.url} picture={picture} alt={alt} />
  }
  if (messageType === 'toyControl' && typeof data !== 'string')
    return <MessageToy id={data.toyControlId} />
  if (messageType === 'freeShow') {
    return (
      <>
        <span className={style.freeShow}>
          <Icon name="cam" />
          {text('conversation.freeShow')}
        </span>
        {words}
      </>
    )
  }
  if (words && (messageType === 'text' || messageType === 'gift')) return words
  if (Object.keys(includedGifts).length > 0) return null
  return (
    <span className={style.unknown}>
      <Icon name="info" />
      {text('conversation.unknown')}
    </span>
  )
}
