import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../../inspector/views/core/Empty.tsx'
import { counted, number } from '../../../../inspector/views/core/words.ts'
import { mostCounted } from '../../../console.shapes.ts'
import type { reportsMachine } from '../../reports/reports.machine.ts'
import { useChild, useConsoleActor } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import { Filters } from './Filters.tsx'
import { ReportList } from './ReportList.tsx'
import styles from './ReportsPage.module.css'

/** All reports, and what of them is looked for. */
export function ReportsPage() {
  const reports = useChild('reports')
  if (!reports) return null
  return (
    <div className={styles.page}>
      <Filters reports={reports} />
      <section className={styles.list} aria-labelledby="reports-title">
        <Head reports={reports} />
        <Body reports={reports} />
      </section>
    </div>
  )
}

interface Props {
  reports: ActorRefFrom<typeof reportsMachine>
}

function Head({ reports }: Props) {
  const { count } = useSelector(reports, ({ context }) => context)
  const isLoading = useSelector(reports, (snapshot) => snapshot.matches('loading'))
  return (
    <header className={styles.head}>
      {isLoading && <Waiting label="Looking for reports" />}
      <h1 id="reports-title" className={styles.title}>
        Reports
      </h1>
      <p className={styles.count} role="status">
        {count !== null &&
          (count >= mostCounted ? `${number(mostCounted)} or more` : counted(count, 'report'))}
      </p>
      <Button look="bare" onPress={() => reports.send({ type: 'reports.refreshRequested' })}>
        Look again
      </Button>
    </header>
  )
}

function Body({ reports }: Props) {
  const actor = useConsoleActor()
  const context = useSelector(reports, (snapshot) => snapshot.context)
  const hasFailed = useSelector(reports, (snapshot) => snapshot.matches('failed'))
  const { count, failure, query, reports: rows } = context
  if (hasFailed && rows.length === 0) {
    return (
      <Empty title="The reports cannot be listed" sentence={failure ?? ''} isWrong>
        <Button onPress={() => reports.send({ type: 'reports.refreshRequested' })}>
          Try again
        </Button>
      </Empty>
    )
  }
  if (count === 0) {
    const isFiltered = Object.keys(query).some((key) => key !== 'sort')
    return (
      <Empty
        title={isFiltered ? 'No report fits' : 'No reports yet'}
        sentence={
          isFiltered
            ? 'Look for less, or for something else.'
            : 'What guests report, and what breaks in their pages, is listed here.'
        }
      >
        {isFiltered && (
          <Button
            onPress={() =>
              actor.send({ type: 'console.placeChosen', place: { page: 'reports', query: {} } })
            }
          >
            Show all
          </Button>
        )}
      </Empty>
    )
  }
  return (
    <>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <ReportList reports={rows} onEnd={() => reports.send({ type: 'reports.moreWanted' })} />
    </>
  )
}
