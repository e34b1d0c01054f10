import {
  selectChat,
  selectChatProgress,
  selectEndsAt,
  selectIsApart,
  selectIsLastFree,
  selectIsMuted,
} from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { chatName } from './chatWords.ts'
import style from './Room.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface Props {
  name: string
  isSmall: boolean
  hasPicture: boolean
}

/** Who it is, what it costs, and what can be done with the picture. */
export function RoomHead({ name, isSmall, hasPicture }: Props) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const chat = useActorState('liveChat', selectChat)
  const isApart = useActorState('liveChat', selectIsApart)
  const isMuted = useActorState('liveChat', selectIsMuted)
  const isLeaving = useActorState('liveChat', selectChatProgress) === 'leaving'
  const leave = () => liveChat.send({ type: chat ? 'liveChat.leaveRequested' : 'liveChat.closed' })
  const words = text('liveChat.leave')
  return (
    <div className={style.head}>
      <div className={style.who}>
        <h2 className={style.name}>{name}</h2>
        {hasPicture && <Badge tone="live">{text('liveChat.live')}</Badge>}
        {chat && !isSmall && <span className={style.format}>{text(chatName(chat))}</span>}
        {hasPicture && <FreeTime isSmall={isSmall} />}
        {hasPicture && !isSmall && <Clock />}
      </div>
      <div className={style.tools}>
        {hasPicture && (
          <>
            <IconButton
              icon={isMuted ? 'muted' : 'volume'}
              label={text(isMuted ? 'liveChat.unmute' : 'liveChat.mute')}
              look="overPicture"
              size="small"
              onPress={() => liveChat.send({ type: 'liveChat.muteToggled' })}
            />
            {!isSmall && isApart !== null && (
              <IconButton
                icon="external"
                label={text(isApart ? 'liveChat.pip.back' : 'liveChat.pip')}
                look="overPicture"
                size="small"
                onPress={() => liveChat.send({ type: 'liveChat.apartRequested' })}
              />
            )}
            <IconButton
              icon={isSmall ? 'expand' : 'shrink'}
              label={text(isSmall ? 'liveChat.grow' : 'liveChat.shrink')}
              look="overPicture"
              size="small"
              {...(isSmall && { 'data-grow': true })}
              onPress={() =>
                liveChat.send({
                  type: isSmall ? 'liveChat.growRequested' : 'liveChat.shrinkRequested',
                })
              }
            />
          </>
        )}
        {isSmall ? (
          <IconButton
            icon="close"
            label={words}
            look="overPicture"
            size="small"
            isPending={isLeaving}
            onPress={leave}
          />
        ) : (
          <Button size="small" isPending={isLeaving} onPress={leave}>
            {words}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The price, and what was booked so far: the platform's figures alone. */
function Clock() {
  const text = useAreaText('live')
  const chat = useActorState('liveChat', selectChat)
  if (!chat) return null
  const { coins, minutes, price, priceAfter } = chat
  return <p className={style.clock}>{words()}</p>

  function words(): string {
    if (price === 0 && priceAfter > 0) return text('liveChat.clock.then', { price: priceAfter })
    if (price === 0) return text('liveChat.clock.free')
    if (minutes === 0) return text('liveChat.clock.none', { price })
    return text('liveChat.clock', { price, minute: minutes, coins })
  }
}

/** How much of the free time is left; the last of it is told. */
function FreeTime({ isSmall }: { isSmall: boolean }) {
  const text = useAreaText('live')
  const chat = useActorState('liveChat', selectChat)
  const isLast = useActorState('liveChat', selectIsLastFree)
  const seconds = useSecondsLeft(useActorState('liveChat', selectEndsAt))
  if (!chat || chat.price > 0) return null
  return (
    <>
      {seconds !== null && (
        <span role="timer" className={isLast ? style.last : style.time}>
          {text('liveChat.left', { time: clockTime(seconds) })}
        </span>
      )}
      <p className={style.warning} role="status">
        {isLast && !isSmall && text('liveChat.lastFree')}
      </p>
    </>
  )
}
