import { openDB } from 'idb'
import type { Environment } from '../core/environment.ts'

/** What of the browser the journal and reports touch, each behind one small replaceable name. */
export interface JournalEnvironment
  extends Pick<
    Environment,
    'after' | 'isVisible' | 'keepLocalItem' | 'localItem' | 'now' | 'onPageChange' | 'warn'
  > {
  openDatabase: typeof openDB
  /**
   * Holds a lock as long as the page lives.
   * @returns lets it go
   */
  holdLock(name: string): () => void
  /** The locks that pages hold; null where there are none. */
  heldLocks(): Promise<ReadonlySet<string>> | null
  randomBytes(count: number): Uint8Array<ArrayBuffer>
  randomId(): string
}

/** What of it the writer of a log touches; a worker has all of it. */
export type WriterEnvironment = Pick<
  JournalEnvironment,
  'after' | 'heldLocks' | 'now' | 'openDatabase'
>

/** What a window has, or has not. */
interface Page {
  navigator?: { locks?: LockManager }
  crypto: Crypto
}

/** The environment of the journal that a browser window gives. */
export function browserJournalEnvironment(
  { navigator, crypto }: Page,
  environment: Environment,
): JournalEnvironment {
  const locks = navigator?.locks
  return {
    ...environment,
    openDatabase: openDB,
    holdLock(name) {
      let letGo = () => {}
      locks?.request(name, () => new Promise<void>((resolve) => (letGo = resolve))).catch(() => {})
      return () => letGo()
    },
    heldLocks: () => heldLocksOf(locks),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    randomId: () => crypto.randomUUID(),
  }
}

/** The environment of the writer of a log that a worker gives. */
export function workerEnvironment({
  navigator,
}: {
  navigator: { locks?: LockManager }
}): WriterEnvironment {
  return {
    openDatabase: openDB,
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    heldLocks: () => heldLocksOf(navigator.locks),
  }
}

function heldLocksOf(locks: LockManager | undefined): Promise<ReadonlySet<string>> | null {
  if (!locks) return null
  return locks.query().then(({ held = [] }) => new Set(held.map(({ name }) => name ?? '')))
}
