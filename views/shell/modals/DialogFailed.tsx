import { Button } from '../../core/design/Button.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './ModalContainer.module.css'

interface Props {
  onRetry: () => void
  /** Without it there is nothing but another try. */
  onClose?: () => void
}

/** Seen when the code of what should stand over the page did not come. */
export function DialogFailed({ onRetry, onClose }: Props) {
  const text = useText()
  return (
    <div className={style.failed}>
      <ErrorState
        title={text('modals.failed.title')}
        action={
          <div className={style.actions}>
            <Button look="primary" icon="reload" onPress={onRetry}>
              {text('modals.retry')}
            </Button>
            {onClose && <Button onPress={onClose}>{text('modals.close')}</Button>}
          </div>
        }
      >
        {text('modals.failed')}
      </ErrorState>
    </div>
  )
}
