import type { KeyboardEvent } from 'react'
import type { Channel } from '../../machines/realtime/realtime.events.ts'
import { Badge } from '../design/Badge.tsx'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useAddress } from '../environment.tsx'
import { useLocale, useText } from '../text/text.tsx'
import { ActorFace } from './ActorFace.tsx'
import { briefTime } from './briefTime.ts'
import { ChannelMenu } from './ChannelMenu.tsx'
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

/** How a channel is drawn in the list: who, what last and when, and what waits there. */
export function ChannelLook({ channel, outgoing, isSelected, isTabStop, now, onMove }: Props) {
  const messenger = useAddress('messenger')
  const { id, actorId, actorName, actorAge, previewPictureUrl, isActorOnline, unread } = channel
  return (
    <div className={classes(style.row, unread && style.unread, isSelected && style.selected)}>
      <button
        type="button"
        className={style.open}
        data-channel={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected || undefined}
        onKeyDown={onMove}
        onClick={() => messenger.send({ type: 'messenger.channelSelected', channelId: id })}
      >
        <ActorFace
          actorId={actorId}
          name={actorName}
          pictureUrl={previewPictureUrl}
          isOnline={isActorOnline}
        />
        <span className={style.words}>
          <span className={style.line}>
            <span className={style.name}>
              {actorName}, {actorAge}
            </span>
            <OnlineWords isOnline={isActorOnline} />
            <Time at={channel.lastMessageAt} now={now} />
          </span>
          <span className={style.line}>
            <Preview channel={channel} outgoing={outgoing} />
            <Marks channel={channel} />
          </span>
        </span>
      </button>
      <div className={style.menu}>
        <ChannelMenu channel={channel} isTabStop={isTabStop} />
      </div>
    </div>
  )
}

function OnlineWords({ isOnline }: { isOnline: boolean }) {
  const text = useText()
  return isOnline && <VisuallyHidden>, {text('messenger.online')}, </VisuallyHidden>
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
    <span className={style.preview}>
      {outgoing === 'rejected' && (
        <span className={style.rejected}>
          <Icon name="alert" />
          {text('messenger.row.rejected')}
        </span>
      )}
      {outgoing === 'waiting' && (
        <>
          <Icon name="clock" />
          <VisuallyHidden>{text('messenger.row.waiting')}: </VisuallyHidden>
        </>
      )}
      {icon && <Icon name={icon} />}
      <span className={style.said}>{words}</span>
    </span>
  )
}

/** What else there is: a free show, free messages, a view; and how much is unread. */
function Marks({ channel }: { channel: Channel }) {
  const text = useText()
  const { freeChat, canVoyeurChat, freeMessagesAmount, unread, unreadCount } = channel
  return (
    <span className={style.marks}>
      {freeChat && <Badge tone="live">{text('messenger.freeShow')}</Badge>}
      {!freeChat && freeMessagesAmount > 0 && (
        <Badge tone="quiet">{text('messenger.freeMessages', { count: freeMessagesAmount })}</Badge>
      )}
      {!freeChat && canVoyeurChat && channel.isActorOnline && (
        <span className={style.voyeur}>
          <Icon name="eye" />
          <VisuallyHidden>{text('messenger.voyeur')}</VisuallyHidden>
        </span>
      )}
      {unread && (
        <span className={style.count}>
          <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount || ''}</span>
          <VisuallyHidden>{text('messenger.row.unread', { count: unreadCount })}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
