import type { ListedAlbum } from '../../../machines/library/album/album.events.ts'
import { heldBy, leastPriceOf } from '../../../machines/library/media.ts'
import { Price, PriceTag } from '../../core/design/money/Price.tsx'
import { useAreaText } from '../../core/text/text.tsx'

const heldWords = {
  bought: 'album.held.bought',
  gifted: 'album.held.gifted',
  flatrate: 'album.held.flatrate',
  free: 'album.held.free',
} as const
const tones = { bought: 'owned', gifted: 'owned', flatrate: 'included', free: 'free' } as const

/** On which terms the guest has an album, or what it costs and cost before. */
export function AlbumTerms({ album, size }: { album: ListedAlbum; size?: 'medium' | 'large' }) {
  const text = useAreaText('library')
  const held = heldBy(album)
  if (held) return <PriceTag tone={tones[held]}>{text(heldWords[held])}</PriceTag>
  if (album.isVipContent) return <PriceTag tone="included">{text('album.vip')}</PriceTag>
  if (album.isSoldOut) return <>{text('album.soldOut')}</>
  const { value: amount, currency } = leastPriceOf(album)
  const { basePrice } = album
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
