import type { PageState, StoredLog } from './journalDatabase.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { notePage } from './pagesLeft.ts'

/** How often it is noted that the page is there, in ms. */
const pulse = 60_000

/** The name of the lock that the page of a log holds as long as it lives. */
export const lockOf = (log: string) => `limelight-log/${log}`

/** Holds the lock of a page's log, keeps its session going and tells when the page is shown, hidden or left. */
export function watchPage(
  environment: JournalEnvironment,
  log: Pick<StoredLog, 'id' | 'session'>,
  onChange: (page: PageState) => void,
): void {
  const lock = lockOf(log.id)
  let letGo: (() => void) | undefined = environment.holdLock(lock)

  function note(page: PageState): void {
    notePage(environment, log, page === 'left')
    onChange(page)
  }

  function beat(): void {
    if (letGo) note(shown())
    environment.after(pulse, beat)
  }

  const shown = () => (environment.isVisible() ? 'shown' : 'hidden')
  environment.onPageChange('visibilitychange', () => letGo && note(shown()))
  environment.onPageChange('pagehide', () => {
    note('left')
    letGo?.()
    letGo = undefined
  })
  environment.onPageChange('pageshow', () => {
    if (letGo) return
    letGo = environment.holdLock(lock)
    note(shown())
  })
  environment.after(pulse, beat)
  notePage(environment, log, false)
}
