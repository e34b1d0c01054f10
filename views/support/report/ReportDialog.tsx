import {
  selectHasConsent,
  selectIsOfCrash,
  selectReportStep,
} from '../../../machines/support/report/report.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useStepFocus } from '../../core/useStepFocus.ts'
import style from './Report.module.css'
import { Refused, Sending, Sent } from './ReportFate.tsx'
import { ReportForm, reportFormId } from './ReportForm.tsx'
import type english from './report.en.json'

/** The dialog in which a guest reports a problem: what is sent, their words, and what became of it. */
export function Dialog({ container }: { container: Element }) {
  const text = useAreaText('support')
  const report = useAddress('report')
  const step = useActorState('report', selectReportStep)
  const isOfCrash = useActorState('report', selectIsOfCrash)
  const steps = useStepFocus<HTMLDivElement>(step, 'h3[tabindex], textarea')
  return (
    <Modal
      container={container}
      size="medium"
      isRaised
      title={text(isOfCrash ? 'report.title.crash' : 'report.title')}
      closeLabel={text('report.close')}
      onClose={() => report.send({ type: 'report.closeRequested' })}
      footer={<Footer />}
    >
      <ModalBody>
        <div ref={steps}>
          {step === 'gathering' && <Gathering />}
          {(step === 'editing' || step === 'holding') && <ReportForm />}
          {step === 'sending' && <Sending />}
          {step === 'sent' && <Sent />}
          {step === 'refused' && <Refused />}
        </div>
      </ModalBody>
    </Modal>
  )
}

function Gathering() {
  const text = useAreaText('support')
  return (
    <div className={style.gathering} role="status">
      <progress aria-label={text('report.gathering')} />
      <p>{text('report.gathering')}</p>
    </div>
  )
}

function Footer() {
  const text = useAreaText('support')
  const report = useAddress('report')
  const step = useActorState('report', selectReportStep)
  const hasConsent = useActorState('report', selectHasConsent)
  const close = () => report.send({ type: 'report.closeRequested' })
  switch (step) {
    case 'gathering':
    case 'editing':
    case 'holding':
      return (
        <>
          <Button onPress={close}>{text('report.cancel')}</Button>
          <Button
            type="submit"
            form={reportFormId}
            look="primary"
            icon="send"
            isDisabled={!hasConsent || step === 'gathering'}
            isPending={step === 'holding'}
          >
            {text('report.send')}
          </Button>
        </>
      )
    case 'refused':
      return (
        <>
          <Button onPress={close}>{text('report.close')}</Button>
          <Button look="primary" onPress={() => report.send({ type: 'report.editRequested' })}>
            {text('report.edit')}
          </Button>
        </>
      )
    default:
      return (
        <Button look="primary" onPress={close}>
          {text('report.close')}
        </Button>
      )
  }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    report: typeof english
  }
}
