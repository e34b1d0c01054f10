import { lazy, Suspense } from 'react'
import { Button } from '../../../inspector/views/core/controls.tsx'
import { Empty } from '../../../inspector/views/core/Empty.tsx'
import { PanelBoundary } from '../../../inspector/views/core/PanelBoundary.tsx'
import type { ConsoleActor } from '../wire.ts'
import { EndedLogin, LoginPage } from './account/LoginPage.tsx'
import { ArrivingPage } from './arriving/ArrivingPage.tsx'
import { AuditPage } from './audit/AuditPage.tsx'
import styles from './ConsolePage.module.css'
import { Notice } from './core/Notice.tsx'
import { ConsoleContext, useConsole, useConsoleActor } from './core/using.ts'
import { Waiting } from './core/Waiting.tsx'
import { GroupsPage } from './groups/GroupsPage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { ReportsPage } from './reports/ReportsPage.tsx'
import { TopBar } from './TopBar.tsx'

/** The page of a report, which most visits begin without. */
export const loadReportPage = () => import('./report/ReportPage.tsx')

const ReportPage = lazy(async () => ({ default: (await loadReportPage()).ReportPage }))

/** The support console, whatever it shows. */
export function ConsolePage({ actor }: { actor: ConsoleActor }) {
  return (
    <ConsoleContext value={actor}>
      <Page />
    </ConsoleContext>
  )
}

function Page() {
  const actor = useConsoleActor()
  const state = useConsole(({ value }) => (typeof value === 'string' ? value : 'signedIn'))
  const failure = useConsole(({ context }) => context.failure)
  if (state === 'signedOut') return <LoginPage />
  if (state === 'unreachable') {
    return (
      <main className={styles.whole}>
        <Empty title="The console cannot be opened" sentence={failure ?? ''} isWrong>
          <Button onPress={() => actor.send({ type: 'console.retryRequested' })}>Try again</Button>
        </Empty>
      </main>
    )
  }
  if (state !== 'signedIn') {
    return (
      <main className={styles.whole}>
        <Waiting label="Asking who is signed in" />
      </main>
    )
  }
  return <SignedIn />
}

function SignedIn() {
  const actor = useConsoleActor()
  const place = useConsole(({ context }) => context.place)
  const notice = useConsole(({ context }) => context.notice)
  const isEnded = useConsole((snapshot) => snapshot.matches({ signedIn: { login: 'ended' } }))
  const key = place.page === 'report' ? place.report : place.page
  return (
    <>
      <div className={styles.page} inert={isEnded}>
        <TopBar />
        <main className={styles.main} id="content">
          <PanelBoundary name="This page" resetKey={key}>
            <Suspense fallback={<Waiting label="The page is on its way" />}>
              {place.page === 'reports' && <ReportsPage />}
              {place.page === 'report' && <ReportPage key={place.report} />}
              {place.page === 'arriving' && <ArrivingPage />}
              {place.page === 'groups' && <GroupsPage />}
              {place.page === 'audit' && <AuditPage />}
              {place.page === 'people' && <PeoplePage />}
            </Suspense>
          </PanelBoundary>
        </main>
        {notice && (
          <Notice sentence={notice} onClose={() => actor.send({ type: 'console.noticeClosed' })} />
        )}
      </div>
      {isEnded && <EndedLogin />}
    </>
  )
}
