import type { PageState, StoredLog } from './journalDatabase.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { noteSession } from './reportSession.ts'

/** How often it is noted that the page is there, in ms. */
const pulse = 60_000

/** The name of the lock that the page of a log holds as long as it lives. */
export const lockOf = (log: string) => `limelight-log/${log}`

/** Holds the lock of a page's log, keeps its session going and tells when the page is shown, hidden or left. */
export function watchPage(
  environment: JournalEnvironment,
  { id, session }: Pick<StoredLog, 'id' | 'session'>,
  onChange: (page: PageState) => void,
): void {
  let letGo: (() => void) | undefined = environment.holdLock(lockOf(id))

  function note(page: PageState): void {
    try {
      noteSession(environment, session)
    } catch {
      // nothing can be stored: the next page is a session of its own
    }
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
    letGo = environment.holdLock(lockOf(id))
    note(shown())
  })
  environment.after(pulse, beat)
}
