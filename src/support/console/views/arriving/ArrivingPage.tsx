import { useSelector } from '@xstate/react'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../../inspector/views/core/Empty.tsx'
import { bytes, counted, number } from '../../../../inspector/views/core/words.ts'
import type { ArrivingReport } from '../../../console.shapes.ts'
import { KindBadge } from '../core/Badge.tsx'
import styles from '../core/Sheet.module.css'
import { useChild } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import { when } from '../core/words.ts'

/** Reports that are not whole: how much of each came, and when last. */
export function ArrivingPage() {
  const arriving = useChild('arriving')
  const context = useSelector(arriving, (snapshot) => snapshot?.context)
  const isLoading = useSelector(arriving, (snapshot) => snapshot?.matches('loading') === true)
  if (!arriving || !context) return null
  const { page, failure } = context
  const refresh = () => arriving.send({ type: 'arriving.refreshRequested' })
  const more = page ? page.count - page.reports.length : 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {isLoading && <Waiting label="Looking for what arrives" />}
        <h1 className={styles.title}>Arriving</h1>
        <Button look="bare" onPress={refresh}>
          Look again
        </Button>
        <p className={styles.lead}>
          Reports of which something is missing. A page sends on what is left when its guest comes
          back; what stays unfinished is erased by itself.
        </p>
      </header>
      {failure && (
        <Empty title="What arrives cannot be listed" sentence={failure} isWrong>
          <Button onPress={refresh}>Try again</Button>
        </Empty>
      )}
      {!failure && page?.count === 0 && (
        <Empty title="Nothing is arriving" sentence="Every report that was announced is whole." />
      )}
      {!failure && page !== null && page.count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className={styles.scroll} aria-label="Arriving reports" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Report</th>
                <th scope="col">Came</th>
                <th scope="col">Last</th>
                <th scope="col">Announced</th>
                <th scope="col">Erased</th>
              </tr>
            </thead>
            <tbody>
              {page.reports.map((report) => (
                <Row key={report.id} report={report} />
              ))}
            </tbody>
          </table>
          {more > 0 && <p className={styles.quiet}>And {counted(more, 'older report')}.</p>}
        </section>
      )}
    </div>
  )
}

function Row({ report }: { report: ArrivingReport }) {
  const { id, kind, build, browser, guest, chunks, refused, refusal } = report
  const facts = [browser, `build ${build}`, guest && `guest ${guest}`].filter(Boolean)
  return (
    <tr>
      <td>
        <span className={styles.mono}>{id.slice(0, 9).toUpperCase()}</span>{' '}
        {kind === 'crash' && <KindBadge kind={kind} />}
        <div className={styles.quiet}>{facts.join(' · ')}</div>
        {refusal !== null && <div>Refused: {refusal}</div>}
      </td>
      <td>
        {number(chunks.there)} of {counted(chunks.all, 'chunk')}
        <div className={styles.quiet}>
          {bytes(report.bytes.there)} of {bytes(report.bytes.all)}
          {refused > 0 && `, ${number(refused)} refused`}
        </div>
      </td>
      <td className={styles.quiet}>{report.lastAt ? when(report.lastAt) : 'nothing yet'}</td>
      <td className={styles.quiet}>{when(report.announcedAt)}</td>
      <td className={styles.quiet}>{when(report.keptUntil)}</td>
    </tr>
  )
}
