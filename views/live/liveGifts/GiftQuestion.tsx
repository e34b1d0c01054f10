import { useEffect, useRef } from 'react'
import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { ownIn } from '../../../machines/core/ownIn.ts'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import { type Choice, mostAtOnce } from '../../../machines/live/liveGifts/liveGifts.events.ts'
import { costOf, selectQuantity } from '../../../machines/live/liveGifts/liveGifts.selectors.ts'
import { giftName } from '../../../machines/messenger/gifts/offer.ts'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { GiftPicture } from '../../messenger/composer/GiftPicture.tsx'
import { TopUp } from '../liveChat/TopUp.tsx'
import style from './GiftSheet.module.css'
import { useGiftLists } from './giftLists.ts'

interface Props {
  choice: Choice
  chat: LiveChat
}

/** Says what giving it costs before it is given, or leads to the coins that are missing [GFT-5 GFT-6]. */
export function GiftQuestion({ choice, chat }: Props) {
  const text = useAreaText('live')
  const locale = useLocale()
  const liveGifts = useAddress('liveGifts')
  const guest = useActorState('guest', selectGuest)
  const quantity = useActorState('liveGifts', selectQuantity)
  const { byId, toys } = useGiftLists()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])

  const isToy = choice.kind === 'toy'
  const gift = isToy ? undefined : ownIn(byId, choice.id)
  const toy = isToy ? toys.find(({ id }) => id === choice.id) : undefined
  const what = gift ? giftName(gift, locale) : (toy?.displayName ?? '')
  const { coins, missing } = costOf(choice, quantity, guest)
  const label = text('liveGifts.ask', { what, name: chat.actorName, count: quantity })
  return (
    <section ref={place} tabIndex={-1} aria-label={label} className={style.question}>
      <div className={style.asked}>
        <GiftPicture
          address={(gift ?? toy)?.imageUrl ?? ''}
          alt=""
          size={64}
          icon={isToy ? 'bolt' : 'gift'}
        />
        <p className={style.what}>
          <strong>{label}</strong>
          {toy && (
            <span className={style.quiet}>
              {text('liveGifts.seconds', { count: toy.duration })}
            </span>
          )}
        </p>
        {!isToy && <Quantity quantity={quantity} />}
      </div>
      <p className={style.cost} role="status">
        {coins === 0 ? text('liveGifts.free') : text('liveGifts.coins', { count: coins })}
        {' · '}
        <span className={style.quiet}>{text('liveGifts.balance', { balance: guest.balance })}</span>
      </p>
      {missing > 0 && <p role="alert">{text('liveGifts.short', { count: missing })}</p>}
      <div className={style.choices}>
        {missing > 0 ? (
          <TopUp chat={chat} look="primary" />
        ) : (
          <Button
            size="small"
            look="primary"
            icon={isToy ? 'bolt' : 'gift'}
            onPress={() => liveGifts.send({ type: 'liveGifts.giveRequested' })}
          >
            {coins === 0 ? text('liveGifts.give') : text('liveGifts.giveFor', { count: coins })}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          onPress={() => liveGifts.send({ type: 'liveGifts.dropped' })}
        >
          {text('liveGifts.back')}
        </Button>
      </div>
    </section>
  )
}

function Quantity({ quantity }: { quantity: number }) {
  const text = useAreaText('live')
  const liveGifts = useAddress('liveGifts')
  const change = (by: number) =>
    liveGifts.send({ type: 'liveGifts.quantityChanged', quantity: quantity + by })
  return (
    <div className={style.quantity}>
      <IconButton
        icon="minus"
        size="small"
        label={text('liveGifts.fewer')}
        isDisabled={quantity === 1}
        onPress={() => change(-1)}
      />
      <span className={style.number}>{quantity}</span>
      <IconButton
        icon="plus"
        size="small"
        label={text('liveGifts.more')}
        isDisabled={quantity === mostAtOnce}
        onPress={() => change(1)}
      />
    </div>
  )
}
