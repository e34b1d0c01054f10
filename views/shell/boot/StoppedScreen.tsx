import type { BootFailure } from '../../../machines/shell/app/app.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { type Text, useText } from '../../core/text/text.tsx'
import { Screen } from './Screen.tsx'

interface Props {
  failure: BootFailure
  isOnline: boolean
  onRetry: () => void
}

/** Seen when the site cannot start: names the setting that is wrong, or says that there is no network. */
export function StoppedScreen({ failure, isOnline, onRetry }: Props) {
  const text = useText()
  const isOffline = !isOnline && failure.reason === 'configUnreachable'
  return (
    <Screen
      title={text(isOffline ? 'offline.title' : 'boot.stopped.title')}
      actions={
        <Button look="primary" onPress={onRetry}>
          {text('boot.retry')}
        </Button>
      }
    >
      {isOffline ? text('offline.text') : explain(failure, text)}
    </Screen>
  )
}

function explain(failure: BootFailure, text: Text): string {
  switch (failure.reason) {
    case 'configInvalid':
      return text('boot.stopped.invalid', { key: failure.key })
    case 'configUnreachable':
      return text('boot.stopped.unreachable')
    case 'defect':
      return text('boot.stopped.defect')
  }
}
