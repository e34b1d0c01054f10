import { type FormEvent, Suspense } from 'react'
import { intakeLimits } from '../../../machines/support/report/intake.shapes.ts'
import {
  selectHasConsent,
  selectIsNotHeld,
  selectIsOfCrash,
  selectIsPreviewed,
  selectReportable,
  selectReportContact,
  selectReportText,
} from '../../../machines/support/report/report.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Checkbox } from '../../core/design/Choice.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { forgetLines, LogPreview, PreviewFailed, PreviewLoading } from './LogPreview.tsx'
import style from './Report.module.css'
import { WhatIsSent } from './WhatIsSent.tsx'

export const reportFormId = 'report-form'

/** What the guest writes, what goes with it, and that they agree. */
export function ReportForm() {
  const text = useAreaText('support')
  const report = useAddress('report')
  const words = useActorState('report', selectReportText)
  const contact = useActorState('report', selectReportContact)
  const hasConsent = useActorState('report', selectHasConsent)
  const isNotHeld = useActorState('report', selectIsNotHeld)
  const isOfCrash = useActorState('report', selectIsOfCrash)

  function send(event: FormEvent) {
    event.preventDefault()
    report.send({ type: 'report.sendRequested' })
  }

  return (
    <form id={reportFormId} className={style.form} onSubmit={send}>
      {isNotHeld && (
        <Notice tone="bad" role="alert">
          {text('report.notHeld')}
        </Notice>
      )}
      <p className={style.lead}>{text(isOfCrash ? 'report.lead.crash' : 'report.lead')}</p>
      <TextField
        isLong
        label={text('report.text')}
        hint={text('report.text.hint')}
        value={words}
        maxLength={intakeLimits.textLength}
        onChange={(changed) => report.send({ type: 'report.textChanged', text: changed })}
      />
      <TextField
        label={text('report.contact')}
        hint={text('report.contact.hint')}
        value={contact}
        maxLength={intakeLimits.contactLength}
        autoComplete="email"
        onChange={(changed) => report.send({ type: 'report.contactChanged', contact: changed })}
      />
      <WhatIsSent />
      <Preview />
      <Checkbox
        isSelected={hasConsent}
        onChange={(isGiven) => report.send({ type: 'report.consentChanged', isGiven })}
      >
        {text('report.consent')}
      </Checkbox>
    </form>
  )
}

/** The log itself, for who wants to see it. */
function Preview() {
  const text = useAreaText('support')
  const report = useAddress('report')
  const { logs } = useActorState('report', selectReportable)
  const isPreviewed = useActorState('report', selectIsPreviewed)
  if (logs.length === 0) return null
  return (
    <div className={style.preview}>
      <Button
        size="small"
        icon={isPreviewed ? 'eyeOff' : 'eye'}
        aria-expanded={isPreviewed}
        onPress={() => report.send({ type: 'report.previewToggled' })}
      >
        {text(isPreviewed ? 'report.preview.hide' : 'report.preview.show')}
      </Button>
      {isPreviewed && (
        <FailureBoundary
          fallback={(retry) => (
            <PreviewFailed
              onRetry={() => {
                forgetLines(logs)
                retry()
              }}
            />
          )}
        >
          <Suspense fallback={<PreviewLoading />}>
            <LogPreview logs={logs} />
          </Suspense>
        </FailureBoundary>
      )}
    </div>
  )
}
