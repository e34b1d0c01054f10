import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { routeOf } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import {
  type ChatButtons,
  selectChatButtons,
  selectFreeChatSeconds,
  selectHaveButtonsFailed,
} from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import type { ChatFormat } from '../../../machines/live/liveChat/chatTypes.ts'
import type { ChatWanted } from '../../../machines/live/liveChat/liveChat.events.ts'
import { type LiveTerms, selectLiveTerms } from '../../../machines/live/liveTerms/liveTerms.ts'
import { type Meaning, SharedMeaning, useSharedMeaning } from '../../account/gate/SharedMeaning.tsx'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Price, PriceTag } from '../../core/design/money/Price.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { chatAction } from '../liveChat/chatAction.ts'
import { StartChat } from '../liveChat/StartChat.tsx'
import { TermsNotice } from '../liveTerms/TermsNotice.tsx'
import style from './ActorProfile.module.css'
import { PartFailed } from './PartFailed.tsx'

interface Way {
  icon: IconName
  words: TextKey
  /** How long it lasts, in s, where the words say so. */
  seconds?: number
  price: number
  per: TextKey
  isFree?: boolean
  /** What begins with its button; without it there is none. */
  format?: ChatFormat
  isPrivate?: boolean
}

/** How the performer can be met now, and for how much [ACT-7 ACT-17 ACT-18 ACT-19]. */
export function WaysToMeet({ actor }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const buttons = useActorState('actorProfile', selectChatButtons)
  const haveFailed = useActorState('actorProfile', selectHaveButtonsFailed)
  const { name } = actor
  return (
    <section className={style.part} aria-labelledby="meet">
      <SectionHeading id="meet">{text('actorProfile.meet')}</SectionHeading>
      {haveFailed && <PartFailed words={text('actorProfile.meet.failed')} />}
      {!buttons && !haveFailed && <Skeleton width="100%" height="9rem" />}
      {buttons && (
        <>
          <TermsNotice />
          <Ways actor={actor} buttons={buttons} />
          {buttons.prices.freeMessages > 0 && (
            <p>{text('actorProfile.meet.freeMessages', { count: buttons.prices.freeMessages })}</p>
          )}
          {buttons.voucherChatMinutes > 0 && (
            <p>{text('actorProfile.meet.vouchers', { count: buttons.voucherChatMinutes })}</p>
          )}
          {!buttons.isBannedCountry && !buttons.isActorOnline && (
            <p className={style.quiet}>{text('actorProfile.meet.away', { name })}</p>
          )}
        </>
      )}
    </section>
  )
}

const minute = 'actorProfile.meet.perMinute'

/** @returns every way there is now, the first of them the live chat */
function waysOf(
  actor: ActorProfile,
  buttons: ChatButtons,
  freeSeconds: number,
  { hasFreeChats, previewSeconds }: LiveTerms,
): Way[] {
  const { freeChat, isActorOnline, isTicketShow, isVoyeurChat, multiChatPrice, prices } = buttons
  const free = { price: 0, per: minute, isFree: true } as const
  const chats: Way[] = [
    ...(freeSeconds > 0 && !freeChat && isActorOnline && hasFreeChats
      ? [{ ...free, icon: 'gift', words: 'liveChat.type.FREECHAT', format: 'freeChat' } as const]
      : []),
    {
      icon: 'cam',
      words: 'actorProfile.meet.multi',
      price: multiChatPrice,
      per: minute,
      isFree: freeChat && hasFreeChats,
      format: freeChat && hasFreeChats ? 'freeChat' : 'liveChat',
    },
    {
      icon: 'lock',
      words: 'actorProfile.meet.single',
      price: prices.single,
      per: minute,
      format: 'liveChat',
      isPrivate: true,
    },
    {
      icon: 'linked',
      words: 'actorProfile.meet.singlec2c',
      price: buttons.singleC2CChatPrice,
      per: minute,
      format: 'videoCall',
      isPrivate: true,
    },
    ...(isVoyeurChat
      ? [
          {
            icon: 'eye',
            words: 'actorProfile.meet.voyeur',
            price: prices.voyeur,
            per: minute,
            format: 'voyeurChat',
          } as const,
        ]
      : []),
    ...(isTicketShow
      ? [
          {
            icon: 'ticket',
            words: 'actorProfile.meet.ticketShow',
            price: actor.chatPrices.ticketShow.value,
            per: 'actorProfile.meet.ticket',
            format: 'ticketShow',
          } as const,
        ]
      : []),
    ...(actor.isLivePreviewEnabled && isActorOnline && hasFreeChats
      ? [
          {
            ...free,
            icon: 'play',
            words: 'liveTerms.look',
            seconds: previewSeconds,
            format: 'livePreview',
          } as const,
        ]
      : []),
  ]
  const message: Way = {
    icon: 'chat',
    words: 'actorProfile.meet.message',
    price: prices.message,
    per: 'actorProfile.meet.perMessage',
  }
  return [...(buttons.isBannedCountry ? [] : chats), message]
}

function Ways({ actor, buttons }: { actor: ActorProfile; buttons: ChatButtons }) {
  const text = useAreaText('live')
  const freeSeconds = useActorState('actorProfile', selectFreeChatSeconds) ?? 0
  const terms = useActorState('guest', selectLiveTerms)
  const ways = waysOf(actor, buttons, freeSeconds, terms)
  const { isActorOnline } = buttons
  const begun = isActorOnline ? ways.flatMap((way) => startOf(way, actor) ?? []) : []
  const shared = useSharedMeaning(begun.map(chatAction))
  return (
    <>
      <SharedMeaning meaning={shared} />
      <ul className={style.ways}>
        {ways.map((way) => (
          <li key={way.words} className={style.way}>
            <span className={style.what}>
              <Icon name={way.icon} />
              {text(way.words, { seconds: way.seconds ?? 0 })}
            </span>
            <span className={style.terms}>
              {way.isFree ? (
                <PriceTag tone="free">{text('actorProfile.meet.free')}</PriceTag>
              ) : (
                <Price
                  price={{ amount: way.price, currency: 'VXC' }}
                  unit={text('shell.coins')}
                  per={text(way.per)}
                />
              )}
              {isActorOnline && <Begin way={way} actor={actor} shared={shared} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What begins with the button of that way; nothing for a message, or where tickets come first. */
function startOf({ format, isPrivate = false }: Way, actor: ActorProfile): ChatWanted | undefined {
  const { guestHasTicket, id: actorId, name: actorName } = actor
  if (!format || (format === 'ticketShow' && !guestHasTicket)) return undefined
  return { actorId, actorName, format, isPrivate }
}

interface BeginProps {
  way: Way
  actor: ActorProfile
  shared: Meaning | undefined
}

/** How that way is taken now: it begins, or leads to its tickets. */
function Begin({ way, actor, shared }: BeginProps) {
  const text = useAreaText('live')
  const href = useHref()
  const wanted = startOf(way, actor)
  if (wanted) return <StartChat wanted={wanted} shared={shared} />
  if (way.format !== 'ticketShow') return null
  return (
    <ButtonLink size="small" href={href(routeOf('liveShow', actor.name))}>
      {text('chatShows.buy')}
    </ButtonLink>
  )
}
