import { useMemo } from 'react'
import type { GuestRating } from '../../../machines/library/album/album.events.ts'
import {
  selectHasRatingFailed,
  selectIsRatingSent,
  selectStoredRating,
} from '../../../machines/live/sedcardsRating/sedcardsRating.selectors.ts'
import { useLock } from '../../account/gate/useLock.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ActorPictures.module.css'

interface Props {
  actor: { id: string; name: string }
  /** As the platform told it with the pictures; null while the guest has said nothing. */
  told: GuestRating | null
}

/** What the guest thinks of all sedcards of a performer; visitors log in first [GAL-17]. */
export function SedcardsRating({ actor, told }: Props) {
  const text = useAreaText('live')
  const { id, name } = actor
  const stored = useActorState(
    'sedcardsRating',
    useMemo(() => selectStoredRating(id), [id]),
  )
  const hasFailed = useActorState(
    'sedcardsRating',
    useMemo(() => selectHasRatingFailed(id), [id]),
  )
  const rating = stored ?? told
  const said = rating === 5 ? 'actorPictures.rated.good' : 'actorPictures.rated.bad'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a legend that is seen
    <div className={style.rating} role="group" aria-label={text('actorPictures.rate', { name })}>
      <p>{text(rating ? said : 'actorPictures.rate', { name })}</p>
      <div className={style.rates}>
        <Rate actor={actor} value={5} isOn={rating === 5} />
        <Rate actor={actor} value={1} isOn={rating === 1} />
      </div>
      {hasFailed && (
        <Notice tone="bad" role="alert">
          {text('actorPictures.rate.failed')}
        </Notice>
      )}
    </div>
  )
}

interface RateProps {
  actor: Props['actor']
  value: GuestRating
  isOn: boolean
}

function Rate({ actor, value, isOn }: RateProps) {
  const text = useAreaText('live')
  const gate = useAddress('gate')
  const isSent = useActorState(
    'sedcardsRating',
    useMemo(() => selectIsRatingSent(actor.id), [actor.id]),
  )
  const action = { type: 'rateSedcards', params: { targetId: actor.id, value } } as const
  const { isRefused } = useLock(action)
  return (
    <Button
      size="small"
      icon={value === 5 ? 'thumbUp' : 'thumbDown'}
      aria-pressed={isOn}
      isPending={isSent}
      isDisabled={isRefused}
      onPress={() => gate.send({ type: 'gate.actionRequested', action })}
    >
      {text(value === 5 ? 'actorPictures.rate.good' : 'actorPictures.rate.bad')}
    </Button>
  )
}
