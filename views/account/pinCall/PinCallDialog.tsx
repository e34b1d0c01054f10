import {
  selectPinCallProgress,
  selectVerification,
} from '../../../machines/account/pinCall/pinCall.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useStepFocus } from '../../core/useStepFocus.ts'
import { NumberForm, numberFormId } from './NumberForm.tsx'
import style from './PinCall.module.css'
import { PinForm, pinFormId } from './PinForm.tsx'
import type english from './pinCall.en.json'

const stepOf = {
  closed: 'number',
  enteringNumber: 'number',
  starting: 'number',
  enteringPin: 'pin',
  verifying: 'pin',
  verified: 'verified',
} as const

/** The dialog in which a guest proves a phone number by a code that is called through [PIN-1 to PIN-8]. */
export function Dialog({ container }: { container: Element }) {
  const text = useAreaText('account')
  const pinCall = useAddress('pinCall')
  const progress = useActorState('pinCall', selectPinCallProgress)
  const step = stepOf[progress]
  const steps = useStepFocus<HTMLDivElement>(step, '[data-first] input, h3[tabindex]')
  return (
    <Modal
      container={container}
      size="small"
      title={text('pinCall.title')}
      closeLabel={text('pinCall.close')}
      onClose={() => pinCall.send({ type: 'pinCall.closeRequested' })}
      footer={<Footer />}
    >
      <ModalBody>
        <div ref={steps}>
          {step === 'number' && <NumberForm />}
          {step === 'pin' && <PinForm />}
          {step === 'verified' && <Verified />}
        </div>
      </ModalBody>
    </Modal>
  )
}

function Verified() {
  const text = useAreaText('account')
  const verification = useActorState('pinCall', selectVerification)
  return (
    <div className={style.form}>
      <h3 className={style.verified} tabIndex={-1}>
        <Icon name="check" />
        {text('pinCall.verified.title')}
      </h3>
      <p className={style.number}>{verification?.e123}</p>
      <p className={style.words}>{text('pinCall.verified')}</p>
    </div>
  )
}

function Footer() {
  const text = useAreaText('account')
  const pinCall = useAddress('pinCall')
  const progress = useActorState('pinCall', selectPinCallProgress)
  const restart = () => pinCall.send({ type: 'pinCall.restartRequested' })
  switch (progress) {
    case 'enteringPin':
    case 'verifying':
      return (
        <>
          <Button isDisabled={progress === 'verifying'} onPress={restart}>
            {text('pinCall.restart')}
          </Button>
          <Button
            type="submit"
            form={pinFormId}
            look="primary"
            isPending={progress === 'verifying'}
          >
            {text('pinCall.verify')}
          </Button>
        </>
      )
    case 'verified':
      return (
        <Button look="primary" onPress={() => pinCall.send({ type: 'pinCall.closeRequested' })}>
          {text('pinCall.done')}
        </Button>
      )
    default:
      return (
        <Button
          type="submit"
          form={numberFormId}
          look="primary"
          icon="call"
          isPending={progress === 'starting'}
        >
          {text('pinCall.call')}
        </Button>
      )
  }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    pinCall: typeof english
  }
}
