import { leastPriceOf } from '../../machines/library/media.ts'
import { GatedButton } from '../account/gate/GatedButton.tsx'
import { Notice } from '../core/design/Notice.tsx'
import { useAreaText } from '../core/text/text.tsx'
import { type Medium, MediumTerms } from './MediumTerms.tsx'
import style from './OpenMedium.module.css'

const words = {
  album: { buy: 'album.buy', soldOut: 'album.soldOut.lead' },
  video: { buy: 'video.buy', soldOut: 'video.soldOut' },
} as const

interface Props {
  kind: 'album' | 'video'
  medium: Medium
  /** For VIPs alone. */
  isOfVips: boolean
  /** Where the guest is and comes back to: a place among the pictures. */
  at?: number
}

/** How a closed video or album is opened: by what it costs, or by the subscription that alone has it. */
export function OpenMedium({ kind, medium, isOfVips, at }: Props) {
  const text = useAreaText('library')
  if (medium.isSoldOut && !isOfVips)
    return <Notice tone="warning">{text(words[kind].soldOut)}</Notice>
  return (
    <div className={style.open}>
      <MediumTerms medium={medium} isOfVips={isOfVips} size="large" />
      {isOfVips ? (
        <GatedButton
          action={{ type: 'getVip', params: { targetId: medium.model.id } }}
          look="primary"
        >
          {text('album.becomeVip')}
        </GatedButton>
      ) : (
        <GatedButton
          action={{
            type: 'openPurchase',
            params: {
              targetId: medium.id,
              value: leastPriceOf(medium).value,
              options: { kind, ...(at !== undefined && { at }) },
            },
          }}
          look="primary"
        >
          {text(words[kind].buy)}
        </GatedButton>
      )}
    </div>
  )
}
