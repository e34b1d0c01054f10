import { selectAgeCheckWay } from '../../../machines/account/guest/guest.selectors.ts'
import { routeOf } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import {
  selectChat,
  selectChatEnd,
  selectPriceToGoOn,
  selectWanted,
  type ToldEnd,
} from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { chatAction, wantedLike } from './chatAction.ts'
import { exitWords, followWords } from './chatWords.ts'
import { LookLonger } from './LookLonger.tsx'
import style from './Room.module.css'
import { Survey } from './Survey.tsx'
import { TopUp } from './TopUp.tsx'

/** What came of the chat: why it ended, what was booked, what can be done now, and how it was [CHT-13]. */
export function Ending({ name }: { name: string }) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const end = useActorState('liveChat', selectChatEnd)
  const chat = useActorState('liveChat', selectChat)
  if (!end) return null

  /** What was paid for, in words: minutes and what was given. */
  function sums({ minutes, coins, giftCoins }: Partial<LiveChat> = {}): string[] {
    const paid = [
      minutes && text('liveChat.sum', { minutes, coins: coins ?? 0 }),
      giftCoins && text('liveGifts.sum', { coins: giftCoins }),
    ].filter((words) => typeof words === 'string')
    return paid.length > 0 ? paid : [text('liveChat.sum.none')]
  }
  return (
    <div className={style.ending}>
      <h2 className={style.title}>{text(chat ? 'liveChat.end' : 'liveChat.end.none', { name })}</h2>
      <p role="status">{text(exitWords[end.reason], { name })}</p>
      <p className={style.sum}>{sums(chat ?? {}).join(' · ')}</p>
      <Survey name={name} />
      <div className={style.choices}>
        <Following end={end} />
        <LookLonger />
        <Button look="quiet" onPress={() => liveChat.send({ type: 'liveChat.closed' })}>
          {text('liveChat.close')}
        </Button>
      </div>
    </div>
  )
}

/** What follows, as the first thing to do. */
function Following({ end: { follow, running } }: { end: ToldEnd }) {
  const text = useAreaText('live')
  const href = useHref()
  const liveChat = useAddress('liveChat')
  const ageVerification = useAddress('ageVerification')
  const way = useActorState('guest', selectAgeCheckWay)
  const chat = useActorState('liveChat', selectChat)
  const price = useActorState('liveChat', selectPriceToGoOn)
  const wanted = useActorState('liveChat', selectWanted) ?? (chat && wantedLike(chat))

  switch (follow) {
    case 'survey':
    case 'nothing':
      return null
    case 'running':
      return (
        running && (
          <Button
            look="primary"
            onPress={() => liveChat.send({ type: 'liveChat.resumeRequested' })}
          >
            {text('liveChat.follow.running', { name: running.actorName })}
          </Button>
        )
      )
    case 'topUp':
      return <TopUp chat={chat} look="primary" />
    case 'ageCheck':
      return (
        <Button
          look="primary"
          onPress={() => ageVerification.send({ type: 'ageVerification.startRequested', way })}
        >
          {text('liveChat.follow.ageCheck')}
        </Button>
      )
    case 'others':
      return (
        <ButtonLink look="primary" href={href({ name: 'cams', params: {} })}>
          {text('liveChat.follow.others')}
        </ButtonLink>
      )
    case 'ticketShow':
      return (
        wanted && (
          <ButtonLink look="primary" href={href(routeOf('liveShow', wanted.actorName))}>
            {text('liveChat.follow.ticketShow')}
          </ButtonLink>
        )
      )
    default:
      return (
        wanted && (
          <GatedButton look="primary" action={chatAction(next(follow))}>
            {follow === 'paid' && price > 0
              ? text('liveChat.follow.paidFor', { price })
              : text(followWords[follow])}
          </GatedButton>
        )
      )
  }

  /** The same again, or what stands in for it. */
  function next(instead: 'login' | 'retry' | 'paid' | 'liveShow') {
    const { actorId = '', actorName = '', isPrivate = false } = wanted ?? {}
    // a preview needs no login: who is to log in wants more than that
    const isMore = instead === 'login' && wanted?.format === 'livePreview'
    if (instead === 'paid' || isMore)
      return { actorId, actorName, format: 'liveChat', isPrivate } as const
    if (instead === 'liveShow')
      return { actorId, actorName, format: 'liveShow', isPrivate } as const
    return { actorId, actorName, isPrivate, format: wanted?.format ?? 'liveChat' } as const
  }
}
