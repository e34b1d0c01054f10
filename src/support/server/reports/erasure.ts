import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

const day = 86_400_000

/**
 * Erases reports with all that came of them: logs, notes, replays, work that waits, and their sessions when
 * nothing else is left of them.
 * @returns how many were erased
 */
async function erase(within: Transaction<Tables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const erased = await within
    .deleteFrom('reports')
    .where('id', 'in', ids)
    .returning('session')
    .execute()
  const sessions = erased.map(({ session }) => session)
  if (sessions.length > 0)
    await within
      .deleteFrom('sessions')
      .where('id', 'in', sessions)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reports')
              .whereRef('reports.session', '=', 'sessions.id')
              .select('reports.id'),
          ),
        ),
      )
      .execute()
  for (const jobs of ['pgboss.job', 'pgboss.archive'])
    await sql`delete from ${sql.table(jobs)} where data->>'report' = any(${ids}::text[])`.execute(
      within,
    )
  return erased.length
}

/** @returns whether it was there */
export async function eraseReport({ tables, tidy }: Database, id: string): Promise<boolean> {
  const erased = await tables.transaction().execute((within) => erase(within, [id]))
  if (erased > 0) await tidy()
  return erased > 0
}

/** Erases every report of a guest, those too that are not whole. @returns how many */
export async function eraseGuest({ tables, tidy }: Database, guest: string): Promise<number> {
  const erased = await tables.transaction().execute(async (within) => {
    const found = await within
      .selectFrom('reports')
      .select('id')
      // of a session in which somebody logged in, what came before is theirs as well
      .where('session', 'in', (eb) =>
        eb.selectFrom('reports').select('session').where('guest', '=', guest),
      )
      .where((eb) => eb.or([eb('guest', '=', guest), eb('guest', 'is', null)]))
      .forUpdate()
      .execute()
    return erase(
      within,
      found.map(({ id }) => id),
    )
  })
  if (erased > 0) await tidy()
  return erased
}

/** So many at a time, so that intake does not wait long. */
const batch = 200

/**
 * Erases what is older than it may be kept.
 * @returns how many reports
 */
export async function eraseOld(
  { tables, tidy }: Database,
  { keepDays, now }: { keepDays: number; now: number },
): Promise<number> {
  const eraseSome = (some: Kysely<Tables>) =>
    some.transaction().execute(async (within) => {
      const old = await within
        .selectFrom('reports')
        .select('id')
        .where('announcedAt', '<=', new Date(now - keepDays * day))
        .limit(batch)
        .forUpdate()
        .execute()
      return erase(
        within,
        old.map(({ id }) => id),
      )
    })
  let all = 0
  for (;;) {
    const erased = await eraseSome(tables)
    all += erased
    if (erased < batch) break
  }
  if (all > 0) await tidy()
  return all
}
