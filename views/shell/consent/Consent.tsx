import { Suspense, use } from 'react'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import {
  selectIsBannerShown,
  selectIsChoosing,
} from '../../../machines/shell/consent/consent.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'

const loadBanner = once(() => import('./ConsentBanner.tsx'))

/** Asks what may be stored and counted, until that is decided, and again when the guest wants to. */
export function Consent() {
  const isAsking = useActorState('consent', selectIsBannerShown)
  const isOnline = useActorState('app', selectIsOnline)
  const isChoosing = useActorState('consent', selectIsChoosing)
  if (!isAsking && !isChoosing) return null
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <LoadedBanner isChoosing={isChoosing} />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedBanner({ isChoosing }: { isChoosing: boolean }) {
  const { ConsentBanner } = use(loadBanner())
  return <ConsentBanner isChoosing={isChoosing} />
}
