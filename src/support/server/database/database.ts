import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type FolderLock, lockFolder } from './lock.ts'
import { migrationProvider } from './migrations.ts'
import { PGlitePool } from './pglitePool.ts'
import type { Tables } from './tables.ts'

/** Where the reports lie: a PostgreSQL server, a folder of this machine, or nowhere for longer than it is open. */
export type Place = { url: string } | { folder: string } | 'memory'

export interface Database extends AsyncDisposable {
  readonly tables: Kysely<Tables>
  /** The lock on the folder; only for a place that is one. */
  readonly lock: FolderLock | undefined
  /** Runs SQL as pg-boss writes it: several statements when there are no values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Takes up what was erased and measures the tables anew, where no process of the database does so by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}

const bigint = 20

/**
 * Opens the database and brings its tables up to this build.
 * @throws FolderTaken when another process has the folder open
 */
export async function openDatabase(place: Place): Promise<Database> {
  return place !== 'memory' && 'url' in place ? openPostgres(place.url) : openPGlite(place)
}

async function openPostgres(url: string): Promise<Database> {
  pg.types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({ connectionString: url })
  // a connection that breaks while nobody uses it is made again when it is needed
  pool.on('error', () => {})
  return opened(pool, {
    executeSql: (text, values) => pool.query(text, values),
    tidy: async () => {},
    close: async () => {},
  })
}

async function openPGlite(place: { folder: string } | 'memory'): Promise<Database> {
  const lock = place === 'memory' ? undefined : await lockFolder(place.folder)
  try {
    const pool = new PGlitePool(
      await PGlite.create(place === 'memory' ? undefined : join(place.folder, 'database')),
    )
    return await opened(pool, {
      lock,
      executeSql: (text, values) => pool.query(text, values),
      tidy: () => tidyInParts(pool),
      close: async () => lock?.release(),
    })
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** Table by table, and what was asked meanwhile is answered in between: nobody waits for all of it. */
async function tidyInParts(pool: PGlitePool): Promise<void> {
  const { rows } = await pool.query(`select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition`)
  for (const { name } of rows as { name: string }[]) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    await pool.query(`vacuum analyze ${name}`)
  }
}

async function opened(
  pool: PostgresPool,
  {
    lock,
    executeSql,
    tidy,
    close,
  }: Pick<Database, 'executeSql' | 'tidy' | 'close'> & {
    lock?: FolderLock | undefined
  },
): Promise<Database> {
  const tables = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const closed = async () => {
    await tables.destroy()
    await close()
  }
  const { error } = await new Migrator({
    db: tables,
    provider: migrationProvider,
  }).migrateToLatest()
  if (error) {
    await closed()
    throw new Error('the tables could not be brought up to this build', { cause: error })
  }
  return { tables, lock, executeSql, tidy, close: closed, [Symbol.asyncDispose]: closed }
}
