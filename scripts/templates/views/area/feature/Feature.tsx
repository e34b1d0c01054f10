import {
  selectFeatureItems,
  selectHasFeatureFailed,
  selectIsFeatureLoading,
} from '../../../machines/area/feature/feature.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Feature.module.css'
import type english from './feature.en.json'

/** The items of the feature, or what can be done when they did not come. */
export function Feature() {
  const text = useAreaText('area')
  const feature = useAddress('feature')
  const items = useActorState('feature', selectFeatureItems)
  const isLoading = useActorState('feature', selectIsFeatureLoading)
  const hasFailed = useActorState('feature', selectHasFeatureFailed)
  const retry = (
    <Button onPress={() => feature.send({ type: 'feature.retryRequested' })}>
      {text('feature.retry')}
    </Button>
  )
  return (
    <section aria-label={text('feature.title')} aria-busy={isLoading}>
      {hasFailed && (
        <ErrorState title={text('feature.title')} action={retry}>
          {text('feature.failed')}
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

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    feature: typeof english
  }
}
