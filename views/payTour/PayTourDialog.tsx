import {
  selectFlow,
  selectIsPayFrameReady,
  selectIsPayFrameUnanswered,
  selectPayFrameUrl,
} from '../../machines/payTour/payTour.selectors.ts'
import { Button } from '../design/Button.tsx'
import { Modal } from '../design/Modal.tsx'
import { ErrorState } from '../design/Notice.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { useText } from '../text/text.tsx'
import style from './PayTourDialog.module.css'

/** The payment client in its frame, while a flow is open. */
export function PayTourDialog({ container }: { container: Element }) {
  const text = useText()
  const payTour = useAddress('payTour')
  const flow = useActorState('payTour', selectFlow)
  const url = useActorState('payTour', selectPayFrameUrl)
  const isUnanswered = useActorState('payTour', selectIsPayFrameUnanswered)
  if (!flow || !url) return null

  const title = text(flow === 'login' ? 'payTour.login' : 'payTour.otherFlow')
  return (
    <Modal
      container={container}
      isSheer
      title={title}
      closeLabel={text('payTour.close')}
      onClose={() => payTour.send({ type: 'payTour.closeRequested' })}
    >
      <div className={style.body}>
        {isUnanswered ? (
          <Unanswered onRetry={() => payTour.send({ type: 'payTour.openRequested', flow })} />
        ) : (
          <Frame url={url} title={title} />
        )}
      </div>
    </Modal>
  )
}

function Frame({ url, title }: { url: string; title: string }) {
  const isReady = useActorState('payTour', selectIsPayFrameReady)
  return (
    <>
      <iframe
        className={style.frame}
        data-pay-frame
        data-ready={isReady}
        src={url}
        title={title}
        sandbox="allow-scripts allow-forms allow-same-origin"
      />
      {!isReady && <FrameSkeleton />}
    </>
  )
}

function FrameSkeleton() {
  const text = useText()
  return (
    <div className={style.cover}>
      <div className={style.form}>
        <VisuallyHidden>{text('payTour.loading')}</VisuallyHidden>
        <Skeleton width="55%" height="2rem" />
        <Skeleton width="85%" />
        <Skeleton width="100%" height="3rem" />
        <Skeleton width="100%" height="3rem" />
        <Skeleton width="100%" height="2.75rem" />
      </div>
    </div>
  )
}

function Unanswered({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div className={style.cover}>
      <ErrorState
        title={text('payTour.unanswered.title')}
        action={
          <Button look="primary" onPress={onRetry}>
            {text('payTour.unanswered.retry')}
          </Button>
        }
      >
        {text('payTour.unanswered')}
      </ErrorState>
    </div>
  )
}
