import { useSelector } from '@xstate/react'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../../inspector/views/core/Empty.tsx'
import { writePlace } from '../../shell/place.ts'
import { KindBadge, StatusBadge } from '../core/Badge.tsx'
import { Notice } from '../core/Notice.tsx'
import { PlayerContext, useChild } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import { titleOf } from '../core/words.ts'
import { Moments } from '../player/Moments.tsx'
import { Player } from '../player/Player.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { Facts } from './Facts.tsx'
import { Handling } from './Handling.tsx'
import { Notes } from './Notes.tsx'
import styles from './ReportPage.module.css'
import type { ReportActor } from './reportActor.ts'
import { SessionStrip } from './SessionStrip.tsx'
import { Today } from './Today.tsx'

/** One report: the guest's session as it was, and all that is known of it. */
export function ReportPage() {
  const actor = useChild('report')
  return actor ? <Report actor={actor} /> : null
}

function Report({ actor }: { actor: ReportActor }) {
  const { report, failure, notice, player, asksToErase } = useSelector(
    actor,
    ({ context }) => context,
  )
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ known: 'loading' }))
  const isDoing = useSelector(actor, (snapshot) => snapshot.matches({ doing: 'doing' }))
  if (!report) {
    return isLoading ? (
      <Waiting label="The report is on its way" />
    ) : (
      <Empty title="This report cannot be shown" sentence={failure ?? ''} isWrong>
        <Button onPress={() => actor.send({ type: 'report.retryRequested' })}>Try again</Button>
        <a href={writePlace({ page: 'reports', query: {} })}>All reports</a>
      </Empty>
    )
  }
  const { contact, text } = report
  return (
    <div className={styles.page}>
      {isDoing && <Waiting label="Saving" />}
      <header className={styles.head}>
        <div className={styles.what}>
          <span className={styles.badges}>
            <StatusBadge status={report.status} />
            <KindBadge kind={report.kind} />
          </span>
          <h1 className={styles.title}>{titleOf(report)}</h1>
        </div>
        <Handling actor={actor} report={report} />
      </header>
      <div className={styles.columns}>
        <div className={styles.replay}>
          {report.logs.length > 1 && <SessionStrip actor={actor} logs={report.logs} />}
          {player ? (
            <PlayerContext value={player}>
              <Player key={player.id} viewport={report.viewport} />
            </PlayerContext>
          ) : (
            <Empty title="No log came with this report" sentence="There is nothing to replay." />
          )}
        </div>
        <aside className={styles.aside} aria-label="About the report">
          {text.trim() !== '' && (
            <section className={styles.section}>
              <h2>What the guest wrote</h2>
              <p className={styles.quote}>{text}</p>
              {contact !== '' && <p className={styles.contact}>Answer to: {contact}</p>}
            </section>
          )}
          <Today actor={actor} report={report} />
          {player && (
            <PlayerContext value={player}>
              <Moments key={player.id} />
            </PlayerContext>
          )}
          <Facts report={report} />
          <Notes actor={actor} report={report} />
        </aside>
      </div>
      {asksToErase && <ErasureDialog actor={actor} report={report} what={asksToErase} />}
      {notice && (
        <Notice
          key={notice.sentence}
          {...notice}
          onClose={() => actor.send({ type: 'report.noticeClosed' })}
        />
      )}
    </div>
  )
}
