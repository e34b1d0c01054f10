import { Component, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { SaveEventLog } from '../shell/SaveEventLog.tsx'
import { useText } from '../text/text.tsx'
import { Screen } from './Screen.tsx'

/** Catches what breaks below it and shows a page that says so instead of an empty one. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
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
