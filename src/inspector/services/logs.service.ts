import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RecentLog } from '../inspector/inspector.events.ts'

/** So many logs are kept; the one that was opened longest ago is forgotten first. */
const mostLogs = 10

interface Logs extends DBSchema {
  about: { key: string; value: RecentLog }
  logs: { key: string; value: Blob }
}

/** Logs that were opened, kept in this browser. */
export interface LogStore {
  /** @returns the latest first */
  list(): Promise<readonly RecentLog[]>
  /** @throws Error for one that is not kept */
  read(id: string): Promise<Blob>
  keep(about: RecentLog, log: Blob): Promise<void>
  remove(id: string): Promise<void>
}

/** Keeps logs in IndexedDB, at most ten. */
export function createLogStore(name = 'inspector'): LogStore {
  let opening: Promise<IDBPDatabase<Logs>> | undefined
  const database = () => {
    opening ??= openDB<Logs>(name, 1, {
      upgrade(created) {
        created.createObjectStore('about', { keyPath: 'id' })
        created.createObjectStore('logs')
      },
    })
    return opening
  }
  const list = async () => {
    const all = await (await database()).getAll('about')
    return all.toSorted((one, other) => other.openedAt - one.openedAt)
  }
  const remove = async (id: string) => {
    const writing = (await database()).transaction(['about', 'logs'], 'readwrite')
    await Promise.all([
      writing.objectStore('about').delete(id),
      writing.objectStore('logs').delete(id),
      writing.done,
    ])
  }
  return {
    list,
    remove,
    async read(id) {
      const log = await (await database()).get('logs', id)
      if (!log) throw new Error('This log is no longer kept in this browser. Open its file.')
      return log
    },
    async keep(about, log) {
      const writing = (await database()).transaction(['about', 'logs'], 'readwrite')
      await Promise.all([
        writing.objectStore('about').put(about),
        writing.objectStore('logs').put(log, about.id),
        writing.done,
      ])
      for (const { id } of (await list()).slice(mostLogs)) await remove(id)
    },
  }
}
