import { type IDBPDatabase, openDB } from 'idb'
import { afterBy, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type { PageChange } from '../core/environment.ts'
import { createJournal, type Journal } from './journal.service.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { type JournalLimits, journalLimits } from './journalRoom.ts'
import { createJournalWriter } from './journalWriter.ts'

/** What became of a browser's disk. */
export interface FakeDisk {
  /** So many transactions that write still work; then the page is dead, or the disk fails with an error of that name. */
  writesLeft: number
  /** Undefined: nothing answers any more, as for a page that was killed. */
  failsWith?: string
  /** It works again after one failure. */
  recovers?: true
}

/** A browser with the IndexedDB that is there, whose pages can die. */
export function fakeBrowserOfLogs() {
  const clock = steppedClock()
  const after = afterBy(clock)
  const locks = new Set<string>()
  const items = new Map<string, string>()
  let ids = 0

  function openPage(disk: FakeDisk = { writesLeft: Number.POSITIVE_INFINITY }) {
    const page = new EventTarget()
    const held = new Set<string>()
    const warnings: string[] = []
    const state = { visible: true, hasLocks: true, isDead: false }
    const opened: { close(): void }[] = []
    const environment: JournalEnvironment = {
      now: clock.now,
      after: (ms, run) => after(ms, () => state.isDead || run()),
      isVisible: () => state.visible,
      localItem: (name) => items.get(name) ?? null,
      keepLocalItem(name, value) {
        if (value === null) items.delete(name)
        else items.set(name, value)
      },
      onPageChange(change, react) {
        page.addEventListener(change, react)
        return () => page.removeEventListener(change, react)
      },
      warn: (text) => void warnings.push(text),
      openDatabase: (async (...args: Parameters<typeof openDB>) => {
        if (disk.writesLeft <= 0 && disk.failsWith && !disk.recovers)
          throw new DOMException('', disk.failsWith)
        const database = await openDB(...args)
        opened.push(database)
        return failing(database as never, disk)
      }) as unknown as typeof openDB,
      holdLock(name) {
        held.add(name)
        locks.add(name)
        return () => void locks.delete(name)
      },
      heldLocks: () => (state.hasLocks ? Promise.resolve(new Set(locks)) : null),
      randomBytes: (count) => new Uint8Array(count).fill(++ids),
      randomId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    }
    return {
      environment,
      state,
      warnings,
      change: (change: PageChange) => void page.dispatchEvent(new Event(change)),
      /** The page is gone at once, without a word. */
      die() {
        state.isDead = true
        disk.writesLeft = 0
        for (const lock of held) locks.delete(lock)
        for (const database of opened) database.close()
      },
    }
  }

  return { clock, items, openPage }
}

/** The database until its page is dead, or its disk fails. */
function failing(database: IDBPDatabase, disk: FakeDisk): IDBPDatabase {
  const never = new Promise<never>(() => {})
  return new Proxy(database, {
    get(target, key) {
      const found = Reflect.get(target, key, target)
      if (typeof found !== 'function') return found
      if (key !== 'transaction') return found.bind(target)
      return (...args: Parameters<IDBPDatabase['transaction']>) => {
        const transaction = target.transaction(...args)
        if (args[1] !== 'readwrite' || disk.writesLeft-- > 0) return transaction
        transaction.done.catch(() => {})
        transaction.abort()
        if (disk.recovers) disk.writesLeft = Number.POSITIVE_INFINITY
        const done = disk.failsWith ? Promise.reject(new DOMException('', disk.failsWith)) : never
        done.catch(() => {})
        const ended = () => done
        const store = new Proxy({}, { get: () => ended })
        return { done, commit() {}, objectStore: () => store }
      }
    },
  })
}

/** The journal of a page whose writer works beside it in the same thread. */
export function journalOf(
  environment: JournalEnvironment,
  limits: JournalLimits = journalLimits,
): Journal {
  return createJournal(environment, (hear) => createJournalWriter(environment, hear, limits))
}

/** Until the disk has done what it was asked to. */
export async function diskIdle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise<void>((done) => void setTimeout(done))
}
