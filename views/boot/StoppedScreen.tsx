import type { BootFailure } from '../../machines/app/app.events.ts'
import { Button } from '../design/Button.tsx'
import { type Text, useText } from '../text/text.tsx'
import { Screen } from './Screen.tsx'

interface Props {
  failure: BootFailure
  onRetry: () => void
}

/** Seen when the site cannot start; names the setting that is wrong. */
export function StoppedScreen({ failure, onRetry }: Props) {
  const text = useText()
  return (
    <Screen
      title={text('boot.stopped.title')}
      actions={
        <Button look="primary" onPress={onRetry}>
          {text('boot.retry')}
        </Button>
      }
    >
      {explain(failure, text)}
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
