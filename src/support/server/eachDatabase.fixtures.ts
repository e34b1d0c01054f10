import { beforeAll, beforeEach, describe, inject } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { findPostgres, startPostgres } from './database/postgres.fixtures.ts'
import { type Opened, type StoreOptions, TestStore, today } from './store.fixtures.ts'
import { openQueue } from './work/queue.ts'

const kinds = ['PGlite', 'PostgreSQL'] as const
type Kind = (typeof kinds)[number]

/** One of a kind for all test files of a process: to open one takes seconds. */
const opened = new Map<Kind, Promise<Opened>>()

async function open(kind: Kind): Promise<Opened> {
  const bin = kind === 'PostgreSQL' ? findPostgres() : undefined
  const database = await openDatabase(bin ? await startPostgres(bin) : 'memory')
  return { database, queue: await openQueue(database, { build: today, isServer: false }) }
}

function openOnce(kind: Kind): Promise<Opened> {
  const database = opened.get(kind) ?? open(kind)
  opened.set(kind, database)
  return database
}

const isHere = { PGlite: true, PostgreSQL: findPostgres() !== undefined }
if (!isHere.PostgreSQL && inject('isNight'))
  console.warn(
    'No PostgreSQL is here (initdb, postgres): the report store is tested on PGlite alone.',
  )

/**
 * Tests on each kind of database that is here, by day on PGlite alone, empty before each of them.
 * @param suite gets what gives the store
 */
export function onEachDatabase(suite: (store: StoreOf) => void): void {
  const chosen = inject('isNight') ? kinds.filter((kind) => isHere[kind]) : kinds.slice(0, 1)
  describe.each(chosen)('on %s', (kind) => {
    let current: Opened
    beforeAll(async () => {
      current = await openOnce(kind)
    })
    beforeEach(() => empty(current.database))
    suite((options) => new TestStore(current, options))
  })
}

type StoreOf = (options?: StoreOptions) => TestStore

const tableNames = [
  ...['chunks', 'logs', 'notes', 'replays', 'reports', 'sessions'],
  ...['user_sessions', 'users', 'failed_logins', 'audit'],
  ...['pgboss.job', 'pgboss.archive'],
]

/**
 * The audit log lets nothing be taken away, but from who may turn its trigger off; those that delete what belongs
 * to a row are off with it. To truncate tables would make all their files and indices anew, for a few rows.
 */
async function empty({ executeSql }: Database): Promise<void> {
  const deletions = tableNames.map((name) => `delete from ${name}`).join('; ')
  await executeSql(`begin; set local session_replication_role = replica; ${deletions}; commit`)
}
