import {
  selectVoiceCallNumber,
  selectVoiceCallProgress,
} from '../../../machines/account/voiceCall/voiceCall.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useStepFocus } from '../../core/useStepFocus.ts'
import { ActiveCall } from './ActiveCall.tsx'
import { CallFailed } from './CallFailed.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import style from './VoiceCall.module.css'
import type english from './voiceCall.en.json'

/** The dialog of an anonymous call by voice [VOC-7 VOC-8 VOC-9]. */
export function Dialog({ container }: { container: Element }) {
  const text = useAreaText('account')
  const voiceCall = useAddress('voiceCall')
  const progress = useActorState('voiceCall', selectVoiceCallProgress)
  const isOpening = progress === 'idle' || progress === 'starting'
  const steps = useStepFocus<HTMLDivElement>(isOpening ? 'idle' : progress, '[tabindex="-1"]')
  return (
    <Modal
      container={container}
      size="small"
      title={text('voiceCall.title')}
      closeLabel={text('voiceCall.close')}
      onClose={() => voiceCall.send({ type: 'voiceCall.closeRequested' })}
      footer={<Footer />}
    >
      <ModalBody>
        <div ref={steps} className={style.steps}>
          {isOpening && <HowItWorks />}
          {progress === 'active' && <ActiveCall />}
          {progress === 'failed' && <CallFailed />}
          {progress === 'over' && <CallOver />}
        </div>
      </ModalBody>
    </Modal>
  )
}

function CallOver() {
  const text = useAreaText('account')
  return (
    <div>
      <h3 className={style.title} tabIndex={-1}>
        {text('voiceCall.over.title')}
      </h3>
      <p className={style.words}>{text('voiceCall.over')}</p>
    </div>
  )
}

/** What can be done next: ask for a line, dial, or ask again. */
function Footer() {
  const text = useAreaText('account')
  const voiceCall = useAddress('voiceCall')
  const progress = useActorState('voiceCall', selectVoiceCallProgress)
  const phoneNumber = useActorState('voiceCall', selectVoiceCallNumber)?.phoneNumber
  const start = () => voiceCall.send({ type: 'voiceCall.startRequested' })
  const close = (
    <Button onPress={() => voiceCall.send({ type: 'voiceCall.closeRequested' })}>
      {text('voiceCall.close')}
    </Button>
  )
  if (progress === 'idle' || progress === 'starting') {
    return (
      <Button look="primary" icon="call" isPending={progress === 'starting'} onPress={start}>
        {text('voiceCall.start')}
      </Button>
    )
  }
  if (progress === 'failed') {
    return (
      <>
        {close}
        <Button look="primary" icon="reload" onPress={start}>
          {text('voiceCall.retry')}
        </Button>
      </>
    )
  }
  return (
    <>
      {close}
      {progress === 'active' && phoneNumber && (
        <ButtonLink look="primary" icon="call" href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
          {text('voiceCall.dial')}
        </ButtonLink>
      )}
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    voiceCall: typeof english
  }
}
