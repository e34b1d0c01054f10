import { useAddress } from '../../core/environment.tsx'
import { DialogFailed } from './DialogFailed.tsx'

/** Seen when the frame of the modals itself did not come. */
export function HostFailed({ onRetry }: { onRetry: () => void }) {
  const modals = useAddress('modals')
  const payTour = useAddress('payTour')

  function close() {
    modals.send({ type: 'modals.closeRequested' })
    payTour.send({ type: 'payTour.closeRequested' })
    onRetry()
  }

  return <DialogFailed onRetry={onRetry} onClose={close} />
}
