import type { PreviewIncentive } from '../../../machines/library/previewOffer/previewOffer.events.ts'
import { selectPreviewIncentive } from '../../../machines/library/previewOffer/previewOffer.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Video.module.css'

/** What else is to be had at the end of a preview, while it is [INC-12]. */
export function PreviewOffer({ modelId }: { modelId: string }) {
  const text = useAreaText('library')
  const href = useHref()
  const incentive = useActorState('previewOffer', selectPreviewIncentive)
  return (
    <div className={style.offer} aria-live="polite">
      {incentive && (
        <>
          <p className={style.offered}>
            <Icon name={icons[incentive.type]} />
            <span>
              {text(words[incentive.type])} <Ending endsAt={incentive.endsAt} />
            </span>
          </p>
          {incentive.type === 'vip' ? (
            <GatedButton action={{ type: 'getVip', params: { targetId: modelId } }} look="quiet">
              {text('album.becomeVip')}
            </GatedButton>
          ) : (
            <ButtonLink href={href({ name: 'dailyDeals', params: {} })} look="quiet">
              {text('player.offer.toDeals')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  )
}

const icons = { dailyDeals: 'tag', vip: 'crown' } as const satisfies Record<
  PreviewIncentive['type'],
  string
>
const words = {
  dailyDeals: 'player.offer.dailyDeals',
  vip: 'player.offer.vip',
} as const satisfies Record<PreviewIncentive['type'], string>

function Ending({ endsAt }: Pick<PreviewIncentive, 'endsAt'>) {
  const text = useAreaText('library')
  const minute = useMinute()
  if (endsAt === null) return null
  const minutes = Math.max(0, Math.ceil((endsAt - minute) / 60_000))
  return text('dailyDeals.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
