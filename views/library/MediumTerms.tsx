import {
  heldBy,
  leastPriceOf,
  type MediumGuestInfo,
  type MediumPrice,
} from '../../machines/library/media.ts'
import { Price, PriceTag } from '../core/design/money/Price.tsx'
import { useAreaText } from '../core/text/text.tsx'

const heldWords = {
  bought: 'album.held.bought',
  gifted: 'album.held.gifted',
  flatrate: 'album.held.flatrate',
  free: 'album.held.free',
} as const
const tones = { bought: 'owned', gifted: 'owned', flatrate: 'included', free: 'free' } as const

/** What of a video or an album says on which terms a guest may have it. */
export interface Medium {
  id: string
  model: { id: string }
  guestInfo: MediumGuestInfo
  free: boolean
  isSoldOut: boolean
  price: MediumPrice
  basePrice: MediumPrice
  dailyBonusPrice: MediumPrice | null
}

interface Props {
  medium: Medium
  /** For VIPs alone. */
  isOfVips: boolean
  size?: 'medium' | 'large'
}

/** On which terms the guest has a video or an album, or what it costs and cost before [VID-8 VID-12]. */
export function MediumTerms({ medium, isOfVips, size }: Props) {
  const text = useAreaText('library')
  const held = heldBy(medium)
  if (held) return <PriceTag tone={tones[held]}>{text(heldWords[held])}</PriceTag>
  if (isOfVips) return <PriceTag tone="included">{text('album.vip')}</PriceTag>
  if (medium.isSoldOut) return <>{text('album.soldOut')}</>
  const { value: amount, currency } = leastPriceOf(medium)
  const { basePrice } = medium
  const before = basePrice.value > amount && {
    amount: basePrice.value,
    currency: basePrice.currency,
    words: text('album.before'),
  }
  const saving = before ? Math.round((1 - amount / basePrice.value) * 100) : 0
  return (
    <Price
      price={{ amount, currency }}
      unit={text('shell.coins')}
      {...(before && { before })}
      {...(saving > 0 && { saving: text('album.saving', { percent: saving }) })}
      {...(size && { size })}
    />
  )
}
