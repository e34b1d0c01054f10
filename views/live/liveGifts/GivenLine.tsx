import { useEffect } from 'react'
import { ownIn } from '../../../machines/core/ownIn.ts'
import type { Given } from '../../../machines/live/liveChat/liveChat.events.ts'
import { giftName } from '../../../machines/messenger/gifts/offer.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import style from './GiftSheet.module.css'
import { useGiftLists } from './giftLists.ts'

/** What a line of a chat gives, in words. */
export function GivenLine({ given: { gifts, toy } }: { given: Given }) {
  const text = useAreaText('live')
  const locale = useLocale()
  const { byId, toys } = useGiftLists()
  const giftsActor = useAddress('gifts')
  useEffect(() => giftsActor.send({ type: 'gifts.wanted' }), [giftsActor])
  const control = toys.find(({ id }) => id === toy?.id)?.displayName
  const words = [
    ...Object.entries(gifts).map(([id, count]) => {
      const gift = ownIn(byId, id)
      const name = gift ? giftName(gift, locale) : text('liveGifts.given')
      return count > 1 ? `${name} × ${count}` : name
    }),
    ...(toy ? [control ?? text('liveGifts.toy')] : []),
  ]
  return (
    <span className={style.given}>
      <Icon name={toy ? 'bolt' : 'gift'} />
      {words.join(', ')}
    </span>
  )
}
