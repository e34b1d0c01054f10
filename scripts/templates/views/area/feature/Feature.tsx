import type { ActorRefFrom } from 'xstate'
import type { featureMachine } from '../../../machines/area/feature/feature.machine.ts'
import {
  selectFeatureItems,
  selectHasFeatureFailed,
  selectIsFeatureLoading,
} from '../../../machines/area/feature/feature.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ErrorState } from '../../core/design/Notice.tsx'
import style from './Feature.module.css'
import { useSelector } from '../../core/useSelector.ts'

interface Props {
  actor: ActorRefFrom<typeof featureMachine>
  words: { title: string; failed: string; retry: string }
}

/** The items of the feature, or what can be done when they did not come. */
export function Feature({ actor, words }: Props) {
  const items = useSelector(actor, selectFeatureItems)
  const isLoading = useSelector(actor, selectIsFeatureLoading)
  const hasFailed = useSelector(actor, selectHasFeatureFailed)
  const retry = (
    <Button onPress={() => actor.send({ type: 'feature.retryRequested' })}>{words.retry}</Button>
  )
  return (
    <section aria-label={words.title} aria-busy={isLoading}>
      {hasFailed && (
        <ErrorState title={words.title} action={retry}>
          {words.failed}
        </ErrorState>
      )}
      <ul className={style.list}>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  )
}
