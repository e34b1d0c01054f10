import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  selectChatButtons,
  selectHaveButtonsFailed,
} from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { Price, PriceTag } from '../../core/design/money/Price.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './ActorProfile.module.css'
import { PartFailed } from './PartFailed.tsx'

interface Way {
  icon: IconName
  words: TextKey
  price: number
  per: TextKey
  isFree?: boolean
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
          <Ways actor={actor} />
          {buttons.prices.freeMessages > 0 && (
            <p>{text('actorProfile.meet.freeMessages', { count: buttons.prices.freeMessages })}</p>
          )}
          {buttons.voucherChatMinutes > 0 && (
            <p>{text('actorProfile.meet.vouchers', { count: buttons.voucherChatMinutes })}</p>
          )}
          {!buttons.isBannedCountry && (
            <p className={style.quiet}>
              {text(buttons.isActorOnline ? 'actorProfile.meet.soon' : 'actorProfile.meet.away', {
                name,
              })}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Ways({ actor }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const buttons = useActorState('actorProfile', selectChatButtons)
  if (!buttons) return null
  const { freeChat, isBannedCountry, isTicketShow, isVoyeurChat, multiChatPrice, prices } = buttons
  const minute = 'actorProfile.meet.perMinute'
  const chats: Way[] = [
    {
      icon: 'cam',
      words: 'actorProfile.meet.multi',
      price: multiChatPrice,
      per: minute,
      isFree: freeChat,
    },
    { icon: 'lock', words: 'actorProfile.meet.single', price: prices.single, per: minute },
    {
      icon: 'linked',
      words: 'actorProfile.meet.singlec2c',
      price: buttons.singleC2CChatPrice,
      per: minute,
    },
  ]
  const voyeur: Way = {
    icon: 'eye',
    words: 'actorProfile.meet.voyeur',
    price: prices.voyeur,
    per: minute,
  }
  const ticketShow: Way = {
    icon: 'ticket',
    words: 'actorProfile.meet.ticketShow',
    price: actor.chatPrices.ticketShow.value,
    per: 'actorProfile.meet.ticket',
  }
  const message: Way = {
    icon: 'chat',
    words: 'actorProfile.meet.message',
    price: prices.message,
    per: 'actorProfile.meet.perMessage',
  }
  const ways = [
    ...(isBannedCountry ? [] : chats),
    ...(isVoyeurChat && !isBannedCountry ? [voyeur] : []),
    ...(isTicketShow && !isBannedCountry ? [ticketShow] : []),
    message,
  ]
  return (
    <ul className={style.ways}>
      {ways.map(({ icon, isFree, per, price, words }) => (
        <li key={words} className={style.way}>
          <span className={style.what}>
            <Icon name={icon} />
            {text(words)}
          </span>
          {isFree ? (
            <PriceTag tone="free">{text('actorProfile.meet.free')}</PriceTag>
          ) : (
            <Price
              price={{ amount: price, currency: 'VXC' }}
              unit={text('shell.coins')}
              per={text(per)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
