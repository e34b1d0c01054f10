import { useEffect, useMemo } from 'react'
import type { RecommendedActor } from '../../../machines/messenger/recommendations/recommendations.events.ts'
import {
  selectAreRecommendedLoading,
  selectHaveRecommendedFailed,
  selectRecommended,
} from '../../../machines/messenger/recommendations/recommendations.selectors.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { pictureOf } from '../messenger/pictureOf.ts'
import style from './Recommendations.module.css'

interface Props {
  shape: 'grid' | 'slider'
  /** With whom the guest is writing. */
  currentActorId: string | null
}

/** Performers whom the guest may like to write to; a press begins the conversation [MSG-34 MSG-35]. */
export function Recommendations({ shape, currentActorId }: Props) {
  const text = useText()
  const recommendations = useAddress('recommendations')
  const useGrid = shape === 'grid'
  useEffect(
    () => recommendations.send({ type: 'recommendations.wanted', currentActorId, useGrid }),
    [recommendations, currentActorId, useGrid],
  )
  return (
    <div className={style.part}>
      <h3 className={style.heading}>{text('messenger.recommended')}</h3>
      <Actors shape={shape} />
    </div>
  )
}

function Actors({ shape }: Pick<Props, 'shape'>) {
  const text = useText()
  const isMobile = useActorState('viewport', selectIsMobileMenu)
  const actors = useActorState(
    'recommendations',
    useMemo(() => selectRecommended(shape, isMobile), [shape, isMobile]),
  )
  const isLoading = useActorState('recommendations', selectAreRecommendedLoading)
  const hasFailed = useActorState('recommendations', selectHaveRecommendedFailed)
  if (hasFailed) return <Failed />
  if (isLoading) return <Loading shape={shape} />
  if (actors.length === 0)
    return <p className={style.quiet}>{text('messenger.recommended.none')}</p>
  return (
    <ul className={style[shape]}>
      {actors.map((actor) => (
        <li key={actor.id} className={style.item}>
          <Actor actor={actor} />
        </li>
      ))}
    </ul>
  )
}

function Actor({ actor: { id, name, age, isOnline, pictureUrl } }: { actor: RecommendedActor }) {
  const text = useText()
  const messenger = useAddress('messenger')
  return (
    <button
      type="button"
      className={style.actor}
      aria-label={text('messenger.recommended.write', { name, age })}
      onClick={() => messenger.send({ type: 'messenger.actorSelected', actorId: id })}
    >
      <Picture address={pictureOf(pictureUrl)} shape="square" alt="" sizes="10rem" />
      <span className={style.name}>
        {isOnline && <span className={style.light} />}
        <span>
          {name}, {age}
        </span>
      </span>
    </button>
  )
}

function Loading({ shape }: Pick<Props, 'shape'>) {
  const text = useText()
  return (
    <>
      <VisuallyHidden>{text('messenger.recommended.loading')}</VisuallyHidden>
      <div className={style[shape]} aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <span key={key} className={style.item}>
            <span className={style.blank}>
              <Skeleton width="100%" height="100%" />
            </span>
          </span>
        ))}
      </div>
    </>
  )
}

function Failed() {
  const text = useText()
  const recommendations = useAddress('recommendations')
  return (
    <div className={style.failed} role="alert">
      <p className={style.quiet}>{text('messenger.recommended.failed')}</p>
      <Button
        size="small"
        onPress={() => recommendations.send({ type: 'recommendations.retryRequested' })}
      >
        {text('messenger.retry')}
      </Button>
    </div>
  )
}
