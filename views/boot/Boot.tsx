import { useSelector } from '@xstate/react'
import { selectBoot, selectBootFailure } from '../../machines/app/app.selectors.ts'
import { useEnvironment } from '../environment.tsx'
import { Shell } from '../shell/Shell.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { StoppedScreen } from './StoppedScreen.tsx'

/** What stands on the page while the app starts, runs or could not start. */
export function Boot() {
  const { actor } = useEnvironment()
  const boot = useSelector(actor, selectBoot)
  const failure = useSelector(actor, selectBootFailure)

  if (failure) {
    return (
      <StoppedScreen failure={failure} onRetry={() => actor.send({ type: 'app.retryRequested' })} />
    )
  }
  return boot === 'running' ? <Shell /> : <LoadingScreen />
}
