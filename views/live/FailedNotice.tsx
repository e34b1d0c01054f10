import { Button } from '../core/design/Button.tsx'
import { Notice } from '../core/design/Notice.tsx'

interface Props {
  /** What did not come. */
  words: string
  /** What the button says that asks for it again. */
  retry: string
  onRetry: () => void
}

/** A part of a page that did not come, with the way to ask for it again. */
export function FailedNotice({ words, retry, onRetry }: Props) {
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button size="small" icon="reload" onPress={onRetry}>
          {retry}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
