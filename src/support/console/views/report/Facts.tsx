import { bytes, counted } from '../../../../inspector/views/core/words.ts'
import type { ReportDetail } from '../../../console.shapes.ts'
import { writePlace } from '../../shell/place.ts'
import { useConsole } from '../core/using.ts'
import { lasting, when } from '../core/words.ts'
import styles from './ReportPage.module.css'

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** What is known of the guest's page and session. */
export function Facts({ report }: { report: ReportDetail }) {
  const account = useConsole(({ context }) => context.account)
  const { id, group, build, error, guest, siblings, viewport, language } = report
  const facts: [string, string][] = [
    ['Came', when(report.receivedAt)],
    ['Page', report.route],
    ['Browser', report.browser],
    ['Window', `${viewport.width} × ${viewport.height}`],
    ['Language', languageName(language)],
    ['Build', build === account?.build ? `${build} (today’s)` : build],
    ['Guest', guest ?? 'a visitor'],
    ['Lasted', `${lasting(report.duration)}, ${counted(report.entries, 'entry', 'entries')}`],
    ['Size', bytes(report.bytes)],
    ['Kept until', when(report.keptUntil)],
  ]
  return (
    <section className={styles.section}>
      <h2>Facts</h2>
      <dl className={styles.facts}>
        {error && (
          <>
            <dt>Error</dt>
            <dd className={styles.danger}>
              {error.name} in {error.where}
            </dd>
          </>
        )}
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {siblings.length > 0 && (
          <>
            <dt>Same session</dt>
            <dd>
              {siblings.map((sibling) => (
                <a
                  key={sibling}
                  className={styles.mono}
                  href={writePlace({ page: 'report', report: sibling, log: null, seq: null })}
                  title={sibling}
                >
                  {sibling.slice(0, 8)}{' '}
                </a>
              ))}
            </dd>
          </>
        )}
        {group !== null && (
          <>
            <dt>Group</dt>
            <dd>
              <a href={writePlace({ page: 'reports', query: { group } })}>Others like it</a>
            </dd>
          </>
        )}
        {account?.role === 'admin' && (
          <>
            <dt>Audit</dt>
            <dd>
              <a href={writePlace({ page: 'audit', report: id })}>Who looked at it</a>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function languageName(tag: string): string {
  try {
    return languages.of(tag) ?? tag
  } catch {
    return tag
  }
}
