import type { ReactNode } from 'react'
import { Button } from '../../core/design/Button.tsx'
import { useEnvironment } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { useText } from '../../core/text/text.tsx'
import { SaveCrashedLog } from './SaveCrashedLog.tsx'
import { Screen } from './Screen.tsx'

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
          <SaveCrashedLog />
        </>
      }
    >
      {text('crash.text')}
    </Screen>
  )
}
