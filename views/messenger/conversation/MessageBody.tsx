import type {
  ChatMessage,
  OutgoingMessage,
} from '../../../machines/messenger/conversation/chatMessage.ts'
import { contentKey } from '../../../machines/messenger/conversation/conversation.timeline.ts'
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
  /** What is searched for; empty for nothing. */
  searchPattern: string
}

/** What a message says, by its type; of a type that is not known here, that there is something. */
export function MessageBody(props: Props) {
  const { includedGifts } = props.content
  const hasGifts = Object.keys(includedGifts).length > 0
  return (
    <>
      <MessageContent {...props} />
      {hasGifts && <MessageGifts gifts={includedGifts} />}
    </>
  )
}

function MessageContent({ content, actorName, searchPattern }: Props) {
  const { messageType, data, includedGifts } = content
  const text = useAreaText('messenger')
  const written = typeof data === 'string' && data !== '' && (
    <MessageText text={data} searchPattern={searchPattern} />
  )
  const picture = messageType === 'picture' && chatPicture(data)
  if (picture) {
    const words = actorName
      ? text('conversation.picture', { name: actorName })
      : text('conversation.picture.own')
    return (
      <MessagePicture
        key={picture.url}
        picture={picture}
        words={words}
        rowKey={contentKey(content)}
      />
    )
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
        {written}
      </>
    )
  }
  if (written && (messageType === 'text' || messageType === 'gift')) return written
  return Object.keys(includedGifts).length > 0 ? null : <UnknownMessage />
}

/** Says that there is a message, of which no more can be shown. */
export function UnknownMessage() {
  const text = useAreaText('messenger')
  return (
    <span className={style.unknown}>
      <Icon name="info" />
      {text('conversation.unknown')}
    </span>
  )
}
