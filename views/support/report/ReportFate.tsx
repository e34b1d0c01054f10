import {
  selectDelay,
  selectRefusal,
  selectReportNumber,
  selectSentShare,
} from '../../../machines/support/report/report.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Progress } from '../../core/design/Progress.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Report.module.css'
import { refusalWords } from './refusalWords.ts'

const delays = {
  offline: 'report.delayed.offline',
  unreachable: 'report.delayed.unreachable',
} as const satisfies Record<string, TextKey>

/** How much of a report is sent, or why that waits. */
export function Sending() {
  const text = useAreaText('support')
  const share = useActorState('report', selectSentShare)
  const delay = useActorState('report', selectDelay)
  const percent = Math.round(share * 100)
  return (
    <div className={style.fate}>
      <h3 tabIndex={-1} className={style.title}>
        {text('report.sending')}
      </h3>
      <Progress
        label={text('report.sending.progress')}
        value={percent}
        max={100}
        words={text('report.sending.share', { percent })}
      />
      <div role="status">
        {delay ? (
          <Notice tone="warning" icon={delay === 'offline' ? 'unlinked' : 'clock'}>
            {text(delays[delay])}
          </Notice>
        ) : (
          <p className={style.quiet}>{text('report.sending.words')}</p>
        )}
      </div>
    </div>
  )
}

/** That support has it, and by which number. */
export function Sent() {
  const text = useAreaText('support')
  const number = useActorState('report', selectReportNumber)
  return (
    <div className={style.done}>
      <span className={style.seal}>
        <Icon name="check" />
      </span>
      <h3 tabIndex={-1} className={style.title}>
        {text('report.done.title')}
      </h3>
      <p>{text('report.done')}</p>
      <p className={style.number}>{number}</p>
    </div>
  )
}

/** Why the store did not take it. */
export function Refused() {
  const text = useAreaText('support')
  const refusal = useActorState('report', selectRefusal)
  return (
    <div className={style.fate}>
      <h3 tabIndex={-1} className={style.title}>
        {text('report.refused')}
      </h3>
      <Notice tone="bad" role="alert">
        {refusal && text(refusalWords[refusal])}
      </Notice>
      <p className={style.quiet}>{text('report.refused.kept')}</p>
    </div>
  )
}
