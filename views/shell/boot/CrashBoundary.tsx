import { type ReactNode, Suspense, use } from 'react'
import { Button } from '../../core/design/Button.tsx'
import { useEnvironment } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useText } from '../../core/text/text.tsx'
import { Screen } from './Screen.tsx'

/** Fetched ahead: what breaks may be that nothing can be fetched. */
export const loadSaving = once(() => import('./SaveCrashedLog.tsx'))

/** Catches what breaks below it, reports it, and shows a page that says so instead of an empty one. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { actor } = useEnvironment()
  const report = (what: string) =>
    actor.system
      .get('reporting')
      ?.send({ type: 'reporting.problemMet', problem: { where: 'app', what } })
  return (
    <FailureBoundary fallback={() => <CrashScreen />} onFailure={report}>
      {children}
    </FailureBoundary>
  )
}

function LaterSaving() {
  const { SaveCrashedLog } = use(loadSaving())
  return <SaveCrashedLog />
}

function CrashScreen() {
  const text = useText()
  return (
    <Screen
      title={text('crash.title')}
      actions={
        <>
          <Button look="primary" onPress={() => window.location.reload()}>
            {text('crash.reload')}
          </Button>
          <FailureBoundary fallback={() => null}>
            <Suspense>
              <LaterSaving />
            </Suspense>
          </FailureBoundary>
        </>
      }
    >
      {text('crash.text')}
    </Screen>
  )
}
