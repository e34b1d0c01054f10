import type { RefObject } from 'react'
import type { GiftInDraft } from '../../../machines/messenger/composer/composer.events.ts'
import { selectDraftGifts } from '../../../machines/messenger/composer/composer.selectors.ts'
import { giftName } from '../../../machines/messenger/gifts/offer.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useSay } from '../../shell/shell/Announcer.tsx'
import type { ComposerActor } from './composerActor.ts'
import style from './DraftGifts.module.css'
import { GiftPicture } from './GiftPicture.tsx'

interface Props {
  composer: ComposerActor
  /** Has the focus when the last of a gift was taken out. */
  field: RefObject<HTMLElement | null>
}

/** The gifts that the message carries; each can be taken out one by one [GFT-4]. */
export function DraftGifts({ composer, field }: Props) {
  const text = useAreaText('messenger')
  const locale = useLocale()
  const say = useSay()
  const gifts = useSelector(composer, selectDraftGifts)
  if (gifts.length === 0) return null

  function takeOut({ gift, quantity }: GiftInDraft) {
    composer.send({ type: 'composer.giftRemoved', giftId: gift.id })
    say(text('composer.gift.removed', { name: giftName(gift, locale) }))
    if (quantity === 1) field.current?.focus()
  }

  return (
    <ul className={style.gifts} aria-label={text('composer.gifts.inMessage')}>
      {gifts.map((given) => {
        const name = giftName(given.gift, locale)
        return (
          <li key={given.gift.id} className={style.gift}>
            <GiftPicture address={given.gift.imageUrl} alt="" size={28} />
            <span className={style.name}>{name}</span>
            {given.quantity > 1 && <span className={style.quantity}>× {given.quantity}</span>}
            <button
              type="button"
              className={style.remove}
              aria-label={text('composer.gift.remove', { name })}
              onClick={() => takeOut(given)}
            >
              <Icon name={given.quantity > 1 ? 'minus' : 'close'} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
