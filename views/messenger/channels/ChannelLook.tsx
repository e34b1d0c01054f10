import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { classes } from '../../core/design/classes.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAddress } from '../../core/environment.tsx'
import { type Text, useLocale, useText } from '../../core/text/text.tsx'
import { ChannelMenu } from '../channelOrders/ChannelMenu.tsx'
import { ActorFace } from '../messenger/ActorFace.tsx'
import { briefTime } from './briefTime.ts'
import style from './ChannelRow.module.css'
import { previewOf } from './preview.ts'

interface Props {
  channel: Channel
  /** What became of the guest's own messages. */
  outgoing: 'none' | 'waiting' | 'rejected'
  isSelected: boolean
  /** The one row of the list that Tab reaches. */
  isTabStop: boolean
  /** In ms since the epoch. */
  now: number
  onMove: (event: KeyboardEvent) => void
}

/**
 * How a channel is drawn in the list: who, what last and when, and what waits there. Its menu is there
 * once the row was pointed at or had the focus: before that nobody can open it.
 */
export function ChannelLook({ channel, outgoing, isSelected, isTabStop, now, onMove }: Props) {
  const text = useText()
  const messenger = useAddress('messenger')
  const { id, actorId, actorName, actorAge, previewPictureUrl, isActorOnline, unread } = channel
  const [wasReached, setWasReached] = useState(false)
  const reach = () => setWasReached(true)
  const { isMenuUsed, ...menuFocus } = useMenuFocus()
  return (
    <>
      <button
        type="button"
        className={classes(
          style.open,
          unread && style.unread,
          isSelected && style.selected,
          isMenuUsed && style.beside,
        )}
        data-channel={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected || undefined}
        onPointerEnter={reach}
        onFocus={reach}
        onKeyDown={onMove}
        onClick={() => messenger.send({ type: 'messenger.channelSelected', channelId: id })}
      >
        <ActorFace
          actorId={actorId}
          name={actorName}
          pictureUrl={previewPictureUrl}
          isOnline={isActorOnline}
        />
        <span className={style.line}>
          <span className={style.name}>{`${actorName}, ${actorAge}`}</span>
          <Time at={channel.lastMessageAt} now={now} />
        </span>
        <span className={style.line}>
          <Preview channel={channel} outgoing={outgoing} />
          <Marks channel={channel} />
        </span>
        <VisuallyHidden>{wordsFor(channel, text)}</VisuallyHidden>
      </button>
      {wasReached && (
        <div className={classes(style.menu, isMenuUsed && style.used)} {...menuFocus}>
          <ChannelMenu channel={channel} isTabStop={isTabStop} />
        </div>
      )}
    </>
  )
}

/** Whether the row's menu is open or was reached by keyboard; what is open lies elsewhere in the document. */
function useMenuFocus() {
  const [isMenuUsed, setIsMenuUsed] = useState(false)
  return {
    isMenuUsed,
    onFocus: ({ currentTarget, target }: FocusEvent) =>
      setIsMenuUsed(!currentTarget.contains(target) || target.matches(':focus-visible')),
    onBlur: () => setIsMenuUsed(false),
  }
}

/** Whether the actor is in a chat that the guest may look into. */
function isSeenInChat({ freeChat, canVoyeurChat, isActorOnline }: Channel): boolean {
  return !freeChat && canVoyeurChat && isActorOnline
}

/** What readers are told of the lights and counts. */
function wordsFor(channel: Channel, text: Text) {
  const { isActorOnline, unread, unreadCount } = channel
  return [
    isActorOnline && text('messenger.online'),
    isSeenInChat(channel) && text('messenger.voyeur'),
    unread && text('messenger.row.unread', { count: unreadCount }),
  ]
    .flatMap((words) => (words ? [`, ${words}`] : []))
    .join('')
}

function Time({ at, now }: { at: number | undefined; now: number }) {
  const locale = useLocale()
  if (at === undefined) return null
  return (
    <time className={style.time} dateTime={new Date(at).toISOString()}>
      {briefTime(at, now, locale)}
    </time>
  )
}

/** What was said last, after what became of the guest's own messages. */
function Preview({ channel, outgoing }: Pick<Props, 'channel' | 'outgoing'>) {
  const text = useText()
  const { subject, lastMessageId, lastMessageType } = channel
  const last = { words: subject, messageType: lastMessageType, isAny: lastMessageId !== null }
  const { icon, words } = previewOf(last, text)
  return (
    <span className={style.said}>
      {outgoing === 'rejected' && (
        <span className={style.rejected}>
          <Icon name="alert" />
          {`${text('messenger.row.rejected')} `}
        </span>
      )}
      {outgoing === 'waiting' && (
        <>
          <Icon name="clock" />
          <VisuallyHidden>{text('messenger.row.waiting')}: </VisuallyHidden>
        </>
      )}
      {icon && <Icon name={icon} />}
      {words}
    </span>
  )
}

/** What else there is: a free show, free messages, a view; and how much is unread. */
function Marks({ channel }: { channel: Channel }) {
  const text = useText()
  const { freeChat, freeMessagesAmount, unread, unreadCount } = channel
  const areMessagesFree = !freeChat && freeMessagesAmount > 0
  const canBeSeen = isSeenInChat(channel)
  if (!freeChat && !areMessagesFree && !canBeSeen && !unread) return null
  return (
    <span className={style.marks}>
      {freeChat && <Badge tone="live">{text('messenger.freeShow')}</Badge>}
      {areMessagesFree && (
        <Badge tone="quiet">{text('messenger.freeMessages', { count: freeMessagesAmount })}</Badge>
      )}
      {canBeSeen && <Icon name="eye" />}
      {unread && (
        <span className={style.count} aria-hidden="true">
          {unreadCount > 99 ? '99+' : unreadCount || ''}
        </span>
      )}
    </span>
  )
}
