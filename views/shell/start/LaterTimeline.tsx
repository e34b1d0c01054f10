import { Suspense, use } from 'react'
import { selectIsOnline, selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { useActorState } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import style from './StartPage.module.css'

export const loadTimeline = withShapes(() => import('./Timeline.tsx'))

/** The timeline below the first view, whose code and texts come once that is drawn. */
export function LaterTimeline() {
  const isDrawn = useActorState('app', selectIsRunning.shell)
  const isOnline = useActorState('app', selectIsOnline)
  const expected = <div className={style.expected} />
  if (!isDrawn) return expected
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense fallback={expected}>
        <LoadedTimeline />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedTimeline() {
  const { Timeline } = use(loadTimeline())
  return <Timeline />
}
