import type { Environment } from '../core/environment.ts'
import { browserJournalEnvironment, type JournalEnvironment } from './journalEnvironment.ts'

/** What of the browser reports touch. */
export interface ReportEnvironment
  extends JournalEnvironment,
    Pick<Environment, 'fetch' | 'isOnline' | 'userAgent'> {
  viewport(): { width: number; height: number }
  /** Does work while no other page of this browser does work of the name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

/** The environment of reports that a browser window gives. */
export function browserReportEnvironment(
  page: Window & typeof globalThis,
  environment: Environment,
): ReportEnvironment {
  const locks: LockManager | undefined = page.navigator?.locks
  return {
    ...environment,
    ...browserJournalEnvironment(page, environment),
    viewport: () => ({ width: page.innerWidth, height: page.innerHeight }),
    alone: (name, work) => (locks ? locks.request(name, work) : work()) as ReturnType<typeof work>,
    sha256: async (bytes) => new Uint8Array(await page.crypto.subtle.digest('SHA-256', bytes)),
  }
}
