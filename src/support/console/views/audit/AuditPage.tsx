import { useSelector } from '@xstate/react'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../../inspector/views/core/Empty.tsx'
import { writePlace } from '../../shell/place.ts'
import styles from '../core/Sheet.module.css'
import { useChild } from '../core/using.ts'
import { VirtualRows } from '../core/VirtualRows.tsx'
import { Waiting } from '../core/Waiting.tsx'
import { when } from '../core/words.ts'

/** Who did what in the console, the latest first. */
export function AuditPage() {
  const audit = useChild('audit')
  const context = useSelector(audit, (snapshot) => snapshot?.context)
  const isLoading = useSelector(audit, (snapshot) => snapshot?.matches('loading') === true)
  if (!audit || !context) return null
  const { entries, failure, next, report } = context
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {isLoading && <Waiting label="Reading the audit log" />}
        <h1 className={styles.title}>Audit log</h1>
        <p className={styles.lead}>
          {report === null
            ? 'Every login, and every look at a report. Nobody can change it.'
            : `What was done with report ${report}.`}{' '}
          {report !== null && <a href={writePlace({ page: 'audit', report: null })}>Show all</a>}
        </p>
      </header>
      {failure && (
        <Empty title="The audit log cannot be read" sentence={failure} isWrong>
          <Button onPress={() => audit.send({ type: 'audit.refreshRequested' })}>Try again</Button>
        </Empty>
      )}
      {!failure && entries?.length === 0 && <Empty title="Nothing was done yet" />}
      {entries !== null && entries.length > 0 && (
        <VirtualRows
          label="Entries"
          heads={['When', 'Who', 'What', 'Report', 'Detail']}
          items={entries}
          keyOf={({ id }) => id}
        >
          {({ at, user, action, report: about, detail }) => (
            <>
              <td className={styles.quiet}>{when(at)}</td>
              <td>{user}</td>
              <td className={styles.mono}>{action}</td>
              <td className={styles.mono}>
                {about && (
                  <a
                    href={writePlace({ page: 'report', report: about, log: null, seq: null })}
                    title={about}
                  >
                    {about.slice(0, 8)}
                  </a>
                )}
              </td>
              <td>{detail}</td>
            </>
          )}
        </VirtualRows>
      )}
      {next !== null && (
        <Button isDisabled={isLoading} onPress={() => audit.send({ type: 'audit.moreWanted' })}>
          Show older
        </Button>
      )}
    </div>
  )
}
