import { useLayoutEffect } from 'react'
import {
  selectBoot,
  selectBootFailure,
  selectIsOnline,
} from '../../../machines/shell/app/app.selectors.ts'
import { selectTheme } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { useActorState, useEnvironment } from '../../core/environment.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { Shell } from '../shell/Shell.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { StoppedScreen } from './StoppedScreen.tsx'

/** What stands on the page while the app starts, runs or could not start. */
export function Boot() {
  const { actor } = useEnvironment()
  const boot = useSelector(actor, selectBoot)
  const failure = useSelector(actor, selectBootFailure)
  const isOnline = useSelector(actor, selectIsOnline)
  useTheme()

  if (failure) {
    return (
      <StoppedScreen
        failure={failure}
        isOnline={isOnline}
        onRetry={() => actor.send({ type: 'app.retryRequested' })}
      />
    )
  }
  return boot === 'running' ? <Shell /> : <LoadingScreen />
}

/** Shows the document in the theme that the guest chose; without one the device decides. */
function useTheme() {
  const theme = useActorState('viewport', selectTheme)
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [theme])
}
