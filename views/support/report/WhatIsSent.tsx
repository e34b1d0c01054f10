import type { SnapshotFrom } from 'xstate'
import type { guestMachine } from '../../../machines/account/guest/guest.machine.ts'
import { selectReportable } from '../../../machines/support/report/report.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Report.module.css'

const minute = 60_000
const selectIsGuest = ({ context }: SnapshotFrom<typeof guestMachine>) => context.guest.isLoggedIn

/** What goes to support and what never does, in plain words. */
export function WhatIsSent() {
  const text = useAreaText('support')
  const { logs, isStored } = useActorState('report', selectReportable)
  const isGuest = useActorState('guest', selectIsGuest)
  const entries = logs.reduce((sum, log) => sum + log.entries, 0)
  const bytes = logs.reduce((sum, log) => sum + log.bytes, 0)
  const minutes = Math.max(1, Math.round(logs.reduce((sum, log) => sum + log.duration, 0) / minute))
  return (
    <div className={style.sent}>
      <section className={style.side}>
        <h3 className={style.heading}>
          <Icon name="send" />
          {text('report.what')}
        </h3>
        <ul className={style.points}>
          <li>{text('report.what.words')}</li>
          {logs.length > 0 && (
            <li>
              {text('report.what.log', {
                minutes,
                entries,
                kilobytes: Math.max(1, Math.round(bytes / 1_024)),
              })}
            </li>
          )}
          <li>{text('report.what.page')}</li>
          {isGuest && <li>{text('report.what.account')}</li>}
        </ul>
      </section>
      <section className={style.side}>
        <h3 className={style.heading}>
          <Icon name="lock" />
          {text('report.never')}
        </h3>
        <ul className={style.points}>
          <li>{text('report.never.words')}</li>
          <li>{text('report.never.secrets')}</li>
          <li>{text('report.never.pictures')}</li>
        </ul>
      </section>
      {logs.length === 0 && <Notice tone="warning">{text('report.noLog')}</Notice>}
      {!isStored && <Notice>{text('report.inMemory')}</Notice>}
    </div>
  )
}
