import { useEffect, useRef } from 'react'
import {
  selectFrameSize,
  selectIsPayFrameReady,
  selectIsPayFrameUnanswered,
  selectScrollTo,
} from '../../../machines/money/payTour/payTour.frame.selectors.ts'
import { selectPayFrameUrl } from '../../../machines/money/payTour/payTour.selectors.ts'
import { selectContentHeight } from '../../../machines/money/payTour/payTour.view.selectors.ts'
import { selectIsStackRaised } from '../../../machines/shell/modals/modals.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { classes } from '../../core/design/classes.ts'
import { Modal } from '../../core/design/Modal.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress, useEnvironment } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import style from './PayFrame.module.css'
import { WhyOpened } from './WhyOpened.tsx'

/** The dialog around the frame of the payment client [PAY-25 PAY-45 PAY-46 PAY-47]. */
export function PayFrame({ container, title }: { container: Element; title: string }) {
  const text = useText()
  const payTour = useAddress('payTour')
  const isRaised = useActorState('modals', selectIsStackRaised)
  const size = useActorState('payTour', selectFrameSize)
  const url = useActorState('payTour', selectPayFrameUrl)
  const isUnanswered = useActorState('payTour', selectIsPayFrameUnanswered)
  const scroller = useScrolled()
  const contentHeight = useActorState('payTour', selectContentHeight)
  const isFullHeight = size === '100vh'
  const isFitted = size === 'full' && contentHeight !== null
  return (
    <Modal
      container={container}
      isSheer
      isRaised={isRaised}
      isBare={isFullHeight}
      title={title}
      closeLabel={text('payTour.close')}
      onClose={() => payTour.send({ type: 'payTour.closeRequested' })}
    >
      <div className={style.content}>
        {!isFullHeight && <WhyOpened />}
        <div
          ref={scroller}
          className={classes(style.body, isFullHeight && style.fullHeight)}
          style={isFitted ? { '--content-height': `${contentHeight}px` } : undefined}
        >
          {isUnanswered && <Unanswered />}
          {!isUnanswered && url && <Frame key={url} url={url} title={title} />}
        </div>
      </div>
    </Modal>
  )
}

/** Keeps that part of the frame in sight which the payment client wants to be seen. */
function useScrolled() {
  const scroller = useRef<HTMLDivElement>(null)
  const scrollTo = useActorState('payTour', selectScrollTo)
  useEffect(() => {
    if (scrollTo) scroller.current?.scrollTo({ top: scrollTo.top })
  }, [scrollTo])
  return scroller
}

function Frame({ url, title }: { url: string; title: string }) {
  const isReady = useActorState('payTour', selectIsPayFrameReady)
  const size = useActorState('payTour', selectFrameSize)
  const { isPast } = useEnvironment()
  if (isPast) return <FrameSkeleton />
  return (
    <>
      <iframe
        className={style.frame}
        data-pay-frame
        data-ready={isReady}
        data-size={size}
        src={url}
        title={title}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      {!isReady && <FrameSkeleton />}
    </>
  )
}

function Unanswered() {
  const text = useText()
  const payTour = useAddress('payTour')
  return (
    <div className={style.cover}>
      <ErrorState
        title={text('payTour.unanswered.title')}
        action={
          <Button
            look="primary"
            icon="reload"
            onPress={() => payTour.send({ type: 'payTour.retryRequested' })}
          >
            {text('payTour.unanswered.retry')}
          </Button>
        }
      >
        {text('payTour.unanswered')}
      </ErrorState>
    </div>
  )
}
