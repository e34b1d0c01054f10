import { Component, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { useEnvironment } from '../environment.tsx'
import { SaveEventLog } from '../shell/SaveEventLog.tsx'
import { useText } from '../text/text.tsx'
import { Screen } from './Screen.tsx'

/** Catches what breaks below it, reports it, and shows a page that says so instead of an empty one. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { actor } = useEnvironment()
  const report = (what: string) =>
    actor.system
      .get('reporting')
      ?.send({ type: 'reporting.problemMet', problem: { where: 'app', what } })
  return <Boundary onCrash={report}>{children}</Boundary>
}

interface BoundaryProps {
  onCrash: (errorName: string) => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error instanceof Error ? error.name : 'unknown')
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children
  }
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
          <SaveEventLog />
        </>
      }
    >
      {text('crash.text')}
    </Screen>
  )
}
