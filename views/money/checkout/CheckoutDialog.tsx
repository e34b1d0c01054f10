import { useState } from 'react'
import {
  selectCheckoutFailure,
  selectCheckoutUrl,
  selectIsCheckoutInNewTab,
  selectIsCheckoutOrdered,
} from '../../../machines/money/checkout/checkout.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress, useEnvironment } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import style from './CheckoutDialog.module.css'
import type english from './checkout.en.json'

/** A checkout in its frame, and what became of the window that it opened [CHK-1 to CHK-10]. */
export function Dialog({ container }: { container: Element }) {
  const text = useAreaText('money')
  const checkout = useAddress('checkout')
  const url = useActorState('checkout', selectCheckoutUrl)
  const isInvalid = useActorState('checkout', selectCheckoutFailure) === 'invalidUrl'
  const close = () => checkout.send({ type: 'checkout.closeRequested' })
  return (
    <Modal
      container={container}
      size="small"
      title={text('checkout.title')}
      closeLabel={text('checkout.close')}
      onClose={close}
    >
      {isInvalid || url === null ? (
        <ModalBody>
          <ErrorState
            title={text('checkout.invalidUrl.title')}
            action={
              <Button look="primary" onPress={close}>
                {text('checkout.back')}
              </Button>
            }
          >
            {text('checkout.invalidUrl')}
          </ErrorState>
        </ModalBody>
      ) : (
        <div className={style.content}>
          <Outcome />
          <Frame key={url} url={url} title={text('checkout.title')} />
        </div>
      )}
    </Modal>
  )
}

/** What became of the window that the checkout asked for. */
function Outcome() {
  const text = useAreaText('money')
  const isBlocked = useActorState('checkout', selectCheckoutFailure) === 'popupBlocked'
  const isOrdered = useActorState('checkout', selectIsCheckoutOrdered)
  const isInNewTab = useActorState('checkout', selectIsCheckoutInNewTab)
  const words = text(isInNewTab ? 'checkout.openedInTab' : 'checkout.opened')
  const opened = isOrdered && !isBlocked ? words : undefined
  useSayChange(opened)
  if (isBlocked) {
    return (
      <Notice tone="warning" role="alert">
        {text('checkout.popupBlocked')}
      </Notice>
    )
  }
  return opened && <Notice icon="external">{opened}</Notice>
}

function Frame({ url, title }: { url: string; title: string }) {
  const text = useAreaText('money')
  const { isPast } = useEnvironment()
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className={style.place}>
      {!isPast && (
        <iframe
          className={style.frame}
          data-checkout-frame
          src={url}
          title={title}
          sandbox="allow-scripts allow-forms allow-same-origin"
          onLoad={() => setLoaded(true)}
        />
      )}
      {!isLoaded && (
        <div className={style.cover}>
          <VisuallyHidden>{text('checkout.loading')}</VisuallyHidden>
          <Skeleton width="55%" height="2rem" />
          <Skeleton width="90%" />
          <Skeleton width="100%" height="2.75rem" />
        </div>
      )}
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    checkout: typeof english
  }
}
