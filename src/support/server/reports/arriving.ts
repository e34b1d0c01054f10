import { type Kysely, sql } from 'kysely'
import type { ArrivingPage } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'

const day = 86_400_000
/** So many are listed; of more, those that were announced last. */
const mostArriving = 200

/**
 * Reports that were announced and are not whole: those that still arrive, those whose page is gone, and those that were
 * refused on the way. Nothing of what the guest wrote is told before all of it is there.
 */
export async function listArriving(
  tables: Kysely<Tables>,
  keepDays: number,
): Promise<ArrivingPage> {
  const unfinished = tables.selectFrom('reports').where('state', 'in', ['uploading', 'refused'])
  const found = await unfinished
    .select(['id', 'state', 'kind', 'build', 'browser', 'guest', 'announcedAt', 'lastAt'])
    .select(['refused', 'refusalMessage', 'missing', 'bytes'])
    .select((eb) => [
      eb
        .selectFrom('logs')
        .whereRef('logs.report', '=', 'reports.id')
        .select(sql<number>`coalesce(sum(chunks), 0)::int`.as('chunks'))
        .as('chunks'),
      eb
        .selectFrom('chunks')
        .whereRef('chunks.report', '=', 'reports.id')
        .select(sql<number>`coalesce(sum(length(content)), 0)::int`.as('bytes'))
        .as('bytesThere'),
    ])
    .orderBy('announcedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostArriving)
    .execute()
  const { count } = await unfinished
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const reports = found.map((row) => {
    const { id, kind, build, browser, guest, announcedAt, lastAt, refused } = row
    const isRefused = row.state === 'refused'
    const chunks = row.chunks ?? 0
    return {
      ...{ id, kind, build, browser, guest, refused },
      announcedAt: announcedAt.toISOString(),
      lastAt: lastAt?.toISOString() ?? null,
      // of a refused one nothing is kept
      chunks: { there: isRefused ? 0 : chunks - row.missing, all: chunks },
      bytes: { there: row.bytesThere ?? 0, all: row.bytes },
      refusal: isRefused ? (row.refusalMessage ?? '') : null,
      keptUntil: new Date(announcedAt.getTime() + keepDays * day).toISOString(),
    }
  })
  return { reports, count }
}
