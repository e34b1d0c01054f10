import { Suspense, use } from 'react'
import { selectIsBannerShown, selectIsChoosing } from '../../machines/consent/consent.selectors.ts'
import { useActorState } from '../environment.tsx'
import { once } from '../once.ts'
import { RetryBoundary } from '../RetryBoundary.tsx'

const loadBanner = once(() => import('./ConsentBanner.tsx'))

/** Asks what may be stored and counted, until that is decided, and again when the guest wants to. */
export function Consent() {
  const isAsking = useActorState('consent', selectIsBannerShown)
  const isChoosing = useActorState('consent', selectIsChoosing)
  if (!isAsking && !isChoosing) return null
  return (
    <RetryBoundary fallback={() => null}>
      <Suspense>
        <LoadedBanner isChoosing={isChoosing} />
      </Suspense>
    </RetryBoundary>
  )
}

function LoadedBanner({ isChoosing }: { isChoosing: boolean }) {
  const { ConsentBanner } = use(loadBanner())
  return <ConsentBanner isChoosing={isChoosing} />
}
