import type { ReactNode } from 'react'
import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { ownIn } from '../../../machines/core/ownIn.ts'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import type { Gift, ToyControl } from '../../../machines/messenger/gifts/gifts.events.ts'
import { giftName } from '../../../machines/messenger/gifts/offer.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Loader } from '../../core/design/Loader.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { ArrowGroup } from '../../messenger/composer/ArrowGroup.tsx'
import { GiftPicture } from '../../messenger/composer/GiftPicture.tsx'
import style from './GiftSheet.module.css'
import { useGiftLists } from './giftLists.ts'

/** The gifts that can be given, and what moves the toy of a performer who has one [GFT-8]. */
export function GiftChoice({ chat }: { chat: LiveChat }) {
  const text = useAreaText('live')
  const { offer, toys, giftsProgress, toysProgress } = useGiftLists()
  return (
    <ArrowGroup className={style.scroll}>
      {chat.hasToy && (
        <section aria-label={text('liveGifts.toy')}>
          <h4 className={style.heading}>{text('liveGifts.toy')}</h4>
          <Loaded progress={toysProgress}>
            <ul className={style.toys}>
              {toys.map((toy) => (
                <li key={toy.id}>
                  <ToyCard toy={toy} />
                </li>
              ))}
            </ul>
          </Loaded>
        </section>
      )}
      <section aria-label={text('liveGifts.gifts')}>
        {chat.hasToy && <h4 className={style.heading}>{text('liveGifts.gifts')}</h4>}
        <Loaded progress={giftsProgress}>
          <ul className={style.gifts}>
            {offer
              .flatMap(({ gifts }) => gifts)
              .map((gift) => (
                <li key={gift.id}>
                  <GiftCard gift={gift} actorId={chat.actorId} />
                </li>
              ))}
          </ul>
        </Loaded>
      </section>
    </ArrowGroup>
  )
}

interface LoadedProps {
  progress: 'unknown' | 'loading' | 'loaded' | 'failed'
  children: ReactNode
}

function Loaded({ progress, children }: LoadedProps) {
  const text = useAreaText('live')
  const gifts = useAddress('gifts')
  if (progress === 'loaded') return children
  if (progress !== 'failed') return <Loader label={text('liveGifts.loading')} />
  return (
    <div className={style.failed} role="alert">
      <p>{text('liveGifts.failed')}</p>
      <Button
        size="small"
        icon="reload"
        onPress={() => gifts.send({ type: 'gifts.retryRequested' })}
      >
        {text('liveGifts.retry')}
      </Button>
    </div>
  )
}

function GiftCard({ gift, actorId }: { gift: Gift; actorId: string }) {
  const text = useAreaText('live')
  const locale = useLocale()
  const gate = useAddress('gate')
  const liveGifts = useAddress('liveGifts')
  const { boughtGifts, isVip } = useActorState('guest', selectGuest)
  const bought = ownIn(boughtGifts, gift.id) ?? 0
  const isLocked = gift.vip && !isVip
  const price = text('liveGifts.coins', { count: gift.price })
  const yours = text('liveGifts.yours', { count: bought })
  const label = [
    giftName(gift, locale),
    price,
    gift.vip && text('liveGifts.vip'),
    bought > 0 && yours,
  ].filter((words) => words !== false)

  function choose() {
    if (isLocked) {
      const action = { type: 'getVip', params: { targetId: actorId } } as const
      gate.send({ type: 'gate.actionRequested', action })
      return
    }
    const choice = { kind: 'gift', id: gift.id, price: gift.price } as const
    liveGifts.send({ type: 'liveGifts.chosen', choice })
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell
      className={style.gift}
      data-locked={isLocked || undefined}
      aria-label={label.join(', ')}
      onClick={choose}
    >
      <GiftPicture address={gift.imageUrl} alt="" size={56} />
      {gift.vip && (
        <span className={style.vip}>
          <Icon name={isLocked ? 'lock' : 'crown'} />
        </span>
      )}
      <span className={style.name}>{giftName(gift, locale)}</span>
      <span className={bought > 0 ? style.yours : style.price}>{bought > 0 ? yours : price}</span>
    </button>
  )
}

function ToyCard({ toy }: { toy: ToyControl }) {
  const text = useAreaText('live')
  const liveGifts = useAddress('liveGifts')
  const choice = { kind: 'toy', id: toy.id, price: toy.price } as const
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell
      className={style.toyCard}
      onClick={() => liveGifts.send({ type: 'liveGifts.chosen', choice })}
    >
      <GiftPicture address={toy.imageUrl} alt="" size={36} icon="bolt" />
      <span className={style.name}>{toy.displayName}</span>
      <span className={style.price}>
        {text('liveGifts.seconds', { count: toy.duration })}
        {toy.random && `, ${text('liveGifts.chance')}`}
      </span>
      <span className={style.price}>{text('liveGifts.coins', { count: toy.price })}</span>
    </button>
  )
}
