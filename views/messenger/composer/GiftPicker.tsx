import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import {
  selectBoughtLeft,
  selectComposerChannel,
  selectDraftGifts,
} from '../../../machines/messenger/composer/composer.selectors.ts'
import type { Gift } from '../../../machines/messenger/gifts/gifts.events.ts'
import {
  selectGiftOffer,
  selectGiftsProgress,
} from '../../../machines/messenger/gifts/gifts.selectors.ts'
import { giftName } from '../../../machines/messenger/gifts/offer.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useSay } from '../../shell/shell/Announcer.tsx'
import { ArrowGroup } from './ArrowGroup.tsx'
import type { ComposerActor } from './composerActor.ts'
import style from './GiftPicker.module.css'
import { GiftPicture } from './GiftPicture.tsx'
import { categoryName } from './giftCategories.ts'
import panel from './Panel.module.css'
import { Wanted } from './Wanted.tsx'

interface Props {
  composer: ComposerActor
  onClose: () => void
}

/** The gifts that a message can carry, by category [GFT-1 GFT-8]. */
export function GiftPicker({ composer, onClose }: Props) {
  const text = useAreaText('messenger')
  const offer = useStateOfLater('gifts', selectGiftOffer, none)
  const progress = useStateOfLater('gifts', selectGiftsProgress, 'unknown')
  return (
    <div className={panel.panel}>
      <h2 className={panel.title}>{text('composer.gifts')}</h2>
      <Wanted
        progress={progress}
        loading="composer.gifts.loading"
        failed="composer.gifts.failed.title"
        skeleton={<GiftsSkeleton />}
      >
        {offer.length === 0 ? (
          <div className={panel.state}>
            <EmptyState icon="gift" title={text('composer.gifts.empty.title')}>
              {text('composer.gifts.empty')}
            </EmptyState>
          </div>
        ) : (
          <ArrowGroup className={panel.scroll}>
            {offer.map(({ id, gifts }) => {
              const name = categoryName(id, text)
              return (
                <section key={id} aria-label={name}>
                  <h3 className={panel.heading}>{name}</h3>
                  <ul className={style.grid}>
                    {gifts.map((gift) => (
                      <li key={gift.id}>
                        <GiftCard composer={composer} gift={gift} onClose={onClose} />
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </ArrowGroup>
        )}
      </Wanted>
    </div>
  )
}

const none: readonly [] = []

function GiftCard({ composer, gift, onClose }: Props & { gift: Gift }) {
  const text = useAreaText('messenger')
  const locale = useLocale()
  const say = useSay()
  const gate = useAddress('gate')
  const isVip = useActorState('guest', (snapshot) => selectGuest(snapshot).isVip)
  const boughtLeft = useSelector(composer, (snapshot) => selectBoughtLeft(snapshot, gift.id))
  const { actorId } = useSelector(composer, selectComposerChannel)
  const quantity = useSelector(
    composer,
    (snapshot) =>
      selectDraftGifts(snapshot).find((given) => given.gift.id === gift.id)?.quantity ?? 0,
  )
  const name = giftName(gift, locale)
  const isLocked = gift.vip && !isVip
  const price = text('composer.coins', { count: gift.price })
  const inMessage = text('composer.gift.inMessage', { count: quantity })
  const yours = text('composer.gift.yours', { count: boughtLeft })
  const label = [
    name,
    price,
    gift.vip && text('composer.gift.vip'),
    boughtLeft > 0 && yours,
    quantity > 0 && inMessage,
  ].filter((words) => words !== false)

  function press() {
    if (isLocked) {
      onClose()
      gate.send({
        type: 'gate.actionRequested',
        action: { type: 'getVip', params: { targetId: actorId } },
      })
      return
    }
    composer.send({ type: 'composer.giftAdded', gift })
    say(text('composer.gift.added', { name, count: quantity + 1 }))
  }

  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell
      className={style.card}
      data-locked={isLocked || undefined}
      aria-label={label.join(', ')}
      onClick={press}
    >
      <GiftPicture address={gift.imageUrl} alt={name} size={64} />
      {gift.vip && (
        <span className={style.vip}>
          <Icon name={isLocked ? 'lock' : 'crown'} />
        </span>
      )}
      {quantity > 0 && <span className={style.count}>{quantity}</span>}
      <span className={style.name}>{name}</span>
      {boughtLeft > 0 ? (
        <span className={style.yours}>{yours}</span>
      ) : (
        <span className={style.price}>{price}</span>
      )}
    </button>
  )
}

function GiftsSkeleton() {
  return (
    <div className={panel.scroll}>
      <div className={style.grid}>
        {Array.from({ length: 9 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all the same
          <div key={at} className={style.card}>
            <Skeleton width="64px" height="64px" />
            <Skeleton width="60%" height="0.875rem" />
            <Skeleton width="40%" height="0.75rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
