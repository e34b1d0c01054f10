import { Button } from '../../core/design/Button.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useText } from '../../core/text/text.tsx'

/** Seen when the contents of a menu did not come. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <ErrorState
      title={text('menu.failed.title')}
      action={
        <Button icon="reload" onPress={onRetry}>
          {text('menu.retry')}
        </Button>
      }
    >
      {text('menu.failed')}
    </ErrorState>
  )
}
