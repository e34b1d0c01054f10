import { Button } from '../design/Button.tsx'
import { ErrorState } from '../design/Notice.tsx'
import { useAddress } from '../environment.tsx'
import { useText } from '../text/text.tsx'
import style from './ModalHost.module.css'

/** Seen when the frame of the modals itself did not come. */
export function HostFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  const modals = useAddress('modals')
  const payTour = useAddress('payTour')

  function close() {
    modals.send({ type: 'modals.closeRequested' })
    payTour.send({ type: 'payTour.closeRequested' })
    onRetry()
  }

  return (
    <div className={style.failed}>
      <ErrorState
        title={text('modals.failed.title')}
        action={
          <div className={style.actions}>
            <Button look="primary" icon="reload" onPress={onRetry}>
              {text('modals.retry')}
            </Button>
            <Button onPress={close}>{text('modals.close')}</Button>
          </div>
        }
      >
        {text('modals.failed')}
      </ErrorState>
    </div>
  )
}
