import { useEffect } from 'react'
import { ownIn } from '../../../machines/core/ownIn.ts'
import type { Gift } from '../../../machines/messenger/gifts/gifts.events.ts'
import {
  selectGiftsById,
  selectToyControls,
} from '../../../machines/messenger/gifts/gifts.selectors.ts'
import { giftName } from '../../../machines/messenger/gifts/offer.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { GiftPicture } from '../composer/GiftPicture.tsx'
import style from './Message.module.css'

const noGifts: Readonly<Record<string, Gift>> = {}
const noToys: readonly never[] = []

/** The gifts of a message, with their pictures and how many there are of each. */
export function MessageGifts({ gifts }: { gifts: Readonly<Record<string, number>> }) {
  const text = useAreaText('messenger')
  const locale = useLocale()
  const known = useStateOfLater('gifts', selectGiftsById, noGifts)
  useGiftsWanted()
  return (
    <ul className={style.gifts}>
      {Object.entries(gifts).map(([id, count]) => {
        const gift = ownIn(known, id)
        const name = gift ? giftName(gift, locale) : text('conversation.gift')
        return (
          <li key={id} className={style.gift}>
            <Drawing url={gift?.imageUrl} icon="gift" />
            <span aria-hidden={count > 1 || undefined}>{name}</span>
            {count > 1 && (
              <>
                <span className={style.count} aria-hidden="true">
                  ×{count}
                </span>
                <VisuallyHidden>{text('conversation.giftTimes', { name, count })}</VisuallyHidden>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The toy control of a message: which one and for how long. */
export function MessageToy({ id }: { id: unknown }) {
  const text = useAreaText('messenger')
  const toy = useStateOfLater('gifts', selectToyControls, noToys).find((one) => one.id === id)
  useGiftsWanted()
  return (
    <div className={style.gift}>
      <Drawing url={toy?.imageUrl} icon="bolt" />
      <span>
        {toy ? text('conversation.toyOf', { toy: toy.displayName }) : text('conversation.toy')}
        {toy && (
          <span className={style.quiet}>
            {text('conversation.toy.seconds', { count: toy.duration })}
          </span>
        )}
      </span>
    </div>
  )
}

/** Its picture, on the ground of the message; a drawing until it is known, and when it does not come. */
function Drawing({ url, icon }: { url: string | undefined; icon: 'gift' | 'bolt' }) {
  if (url) return <GiftPicture address={url} alt="" size={48} icon={icon} />
  return (
    <span className={style.drawing}>
      <Icon name={icon} />
    </span>
  )
}

function useGiftsWanted(): void {
  const gifts = useAddress('gifts')
  useEffect(() => gifts.send({ type: 'gifts.wanted' }), [gifts])
}
