import { useEffect } from 'react'
import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import type { UnreadMessage } from '../../../machines/messenger/channels/channels.events.ts'
import {
  selectIsLatestLoading,
  selectLatestUnread,
} from '../../../machines/messenger/channels/channels.selectors.ts'
import { selectUnreadTotal } from '../../../machines/messenger/channels/channels.total.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Anchor, ButtonLink } from '../../core/design/Link.tsx'
import { EmptyState } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress, useMinute } from '../../core/environment.tsx'
import { useAreaText, useLocale, useText } from '../../core/text/text.tsx'
import { briefTime } from '../../messenger/channels/briefTime.ts'
import { previewOf } from '../../messenger/channels/preview.ts'
import { ActorFace } from '../../messenger/messenger/ActorFace.tsx'
import { useHref } from '../navigation/useHref.ts'
import menu from './Menu.module.css'
import style from './MessagesMenu.module.css'

/** The newest unread messages of the guest [MSG-15]; a visitor has none and is told so. */
export function Content() {
  const text = useAreaText('messenger')
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  if (isLoggedIn) return <LatestMessages />
  return (
    <EmptyState
      icon="chat"
      title={text('menu.messages')}
      action={
        <div className={menu.row}>
          <LoginOffer isProminent />
        </div>
      }
    >
      {text('messenger.latest.visitor')}
    </EmptyState>
  )
}

function LatestMessages() {
  const text = useText()
  const href = useHref()
  const channels = useAddress('channels')
  const unread = useActorState('channels', selectUnreadTotal)
  useEffect(() => channels.send({ type: 'channels.wanted' }), [channels])
  return (
    <div className={menu.stack}>
      <div className={menu.spread}>
        <h2 className={menu.title}>{text('menu.messages')}</h2>
        {unread > 0 && <Badge>{text('messenger.unreadTotal', { count: unread })}</Badge>}
      </div>
      <Latest />
      <ButtonLink href={href({ name: 'messenger', params: {} })} icon="chat" isWide>
        {text('messenger.latest.all')}
      </ButtonLink>
    </div>
  )
}

function Latest() {
  const text = useText()
  const latest = useActorState('channels', selectLatestUnread)
  const isLoading = useActorState('channels', selectIsLatestLoading)
  const now = useMinute()
  if (latest.length > 0) {
    return (
      <ul className={style.list}>
        {latest.map((message) => (
          <Message key={message.messageId} message={message} now={now} />
        ))}
      </ul>
    )
  }
  if (isLoading) {
    return (
      <div className={style.skeleton}>
        <VisuallyHidden>{text('messenger.loading')}</VisuallyHidden>
        {['62%', '48%', '70%'].map((width) => (
          <span key={width}>
            <Skeleton width={width} height="1.1rem" />
            <Skeleton width="90%" height="0.9rem" />
          </span>
        ))}
      </div>
    )
  }
  return (
    <EmptyState icon="check" title={text('messenger.latest.none.title')}>
      {text('messenger.latest.none')}
    </EmptyState>
  )
}

function Message({ message, now }: { message: UnreadMessage; now: number }) {
  const text = useText()
  const locale = useLocale()
  const messenger = useHref()({ name: 'messenger', params: {} })
  const { channelId, actorName, pictureUrl, messageType, sentAt } = message
  const { icon, words } = previewOf({ words: message.text, messageType, isAny: true }, text)
  return (
    <li>
      <Anchor
        className={style.message}
        href={`${messenger}?channel=${encodeURIComponent(channelId)}`}
      >
        <ActorFace actorId={channelId} name={actorName} pictureUrl={pictureUrl} size="small" />
        <span className={style.words}>
          <span className={style.line}>
            <span className={style.name}>{actorName}</span>
            {sentAt !== null && (
              <time className={style.time} dateTime={new Date(sentAt).toISOString()}>
                {briefTime(sentAt, now, locale)}
              </time>
            )}
          </span>
          <span className={style.said}>
            {icon && <Icon name={icon} />}
            <span>{words}</span>
          </span>
        </span>
      </Anchor>
    </li>
  )
}
