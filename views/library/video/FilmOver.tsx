import { leastPriceOf } from '../../../machines/library/media.ts'
import type { Lack } from '../../../machines/library/player/player.events.ts'
import {
  selectFilm,
  selectFilmFailure,
  selectTime,
} from '../../../machines/library/player/player.selectors.ts'
import type { Video } from '../../../machines/library/video/video.events.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Button } from '../../core/design/Button.tsx'
import { LockedMedia } from '../../core/design/library/LockedMedia.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { MediumTerms } from '../MediumTerms.tsx'
import { PreviewOffer } from './PreviewOffer.tsx'
import style from './Video.module.css'

const reasons = {
  needLogin: 'login',
  needAgeCheck: 'age',
  needAbo: 'subscription',
  needPurchase: 'price',
} as const satisfies Record<Lack, string>
const words = {
  needLogin: 'player.over.needLogin',
  needAgeCheck: 'player.over.needAgeCheck',
  needAbo: 'player.over.needAbo',
  needPurchase: 'player.over.needPurchase',
} as const satisfies Record<Lack, string>
const failures = {
  gone: 'player.gone',
  network: 'player.failed',
  unsupported: 'player.unsupported',
} as const

/** In the player's place: that the preview is over and what opens the rest, or why nothing can be seen. */
export function FilmOver({ video, isFailed }: { video: Video; isFailed: boolean }) {
  return isFailed ? <Failure /> : <PreviewOver video={video} />
}

function Failure() {
  const text = useAreaText('library')
  const player = useAddress('player')
  const failure = useActorState('player', selectFilmFailure) ?? 'network'
  return (
    <ErrorState
      title={text('player.failed.title')}
      {...(failure !== 'unsupported' && {
        action: (
          <Button icon="reload" onPress={() => player.send({ type: 'player.retryRequested' })}>
            {text('album.retry')}
          </Button>
        ),
      })}
    >
      {text(failures[failure])}
    </ErrorState>
  )
}

function PreviewOver({ video }: { video: Video }) {
  const text = useAreaText('library')
  const player = useAddress('player')
  const missing = useActorState('player', selectFilm)?.missing ?? 'needPurchase'
  return (
    <LockedMedia
      picture={video.previewImages[0] ?? ''}
      shape="cover"
      reason={reasons[missing]}
      title={text('player.over')}
      line={text(words[missing])}
      action={
        <div className={style.over}>
          {missing === 'needPurchase' && !video.isSoldOut && (
            <MediumTerms medium={video} isOfVips={video.vip} size="large" />
          )}
          <Opening video={video} missing={missing} />
          <Button
            icon="reload"
            look="quiet"
            onPress={() => player.send({ type: 'player.playRequested' })}
          >
            {text('player.over.again')}
          </Button>
          <PreviewOffer modelId={video.model.id} />
        </div>
      }
    />
  )
}

/** What opens the rest: a login, the age check, a subscription or the price. */
function Opening({ video, missing }: { video: Video; missing: Lack }) {
  const text = useAreaText('library')
  const { id, isSoldOut, model } = video
  const time = useActorState('player', selectTime)
  if (missing === 'needAbo')
    return (
      <GatedButton action={{ type: 'getVip', params: { targetId: model.id } }} look="primary">
        {text('album.becomeVip')}
      </GatedButton>
    )
  if (missing === 'needAgeCheck')
    return (
      <GatedButton action={{ type: 'watchAdultVideo', params: { targetId: id } }} look="primary">
        {text('player.over.check')}
      </GatedButton>
    )
  if (missing === 'needLogin')
    return (
      <GatedButton action={{ type: 'watchVideo', params: { targetId: id } }} look="primary">
        {text('player.over.login')}
      </GatedButton>
    )
  if (isSoldOut) return <p>{text('video.soldOut')}</p>
  return (
    <GatedButton
      action={{
        type: 'openPurchase',
        params: {
          targetId: id,
          value: leastPriceOf(video).value,
          options: { kind: 'video', at: time },
        },
      }}
      look="primary"
    >
      {text('video.buy')}
    </GatedButton>
  )
}
