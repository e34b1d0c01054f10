import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ReportAnnounced } from '../../../../machines/support/report/intake.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import { groupOfError } from '../reports/groups.ts'
import { searched } from '../reports/search.ts'
import type { Chunk } from './chunk.ts'

/** Where a chunk stands. */
export interface Place {
  report: string
  log: string
  n: number
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest()

export const numbersTo = (end: number) => Array.from({ length: end }, (_, n) => n)

/** What sessions are bound to, and how much they have. */
export async function bindSessions(
  within: Transaction<Tables>,
  sessions: readonly { id: string; keyHash: Uint8Array }[],
): Promise<Map<string, { keyHash: Uint8Array; reports: number }>> {
  await within
    .insertInto('sessions')
    .values([...sessions])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const ids = sessions.map(({ id }) => id)
  const found = await within
    .selectFrom('sessions')
    .where('id', 'in', ids)
    .select((eb) => [
      'id',
      'keyHash',
      eb
        .selectFrom('reports')
        .whereRef('reports.session', '=', 'sessions.id')
        .select(sql<number>`count(*)`.as('count'))
        .as('reports'),
    ])
    .execute()
  return new Map(found.map(({ id, keyHash, reports }) => [id, { keyHash, reports: reports ?? 0 }]))
}

/** An announcement as it is kept. */
export interface Announced {
  report: ReportAnnounced
  /** SHA-256 of what was announced. */
  digest: Uint8Array
  at: Date
}

/** @returns those that were not there yet: their logs are there now, too */
export async function insertReports<T extends Announced>(
  within: Transaction<Tables>,
  all: readonly T[],
): Promise<readonly T[]> {
  if (all.length === 0) return []
  const rows = await within
    .insertInto('reports')
    .values(all.map(reportRow))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'session'])
    .execute()
  const names = new Set(rows.map(({ id, session }) => `${id} ${session}`))
  const inserted = all.filter(({ report }) => names.has(`${report.id} ${report.session}`))
  const logs = inserted.flatMap(({ report }) =>
    report.logs.map((log) => ({ ...log, report: report.id, startedAt: new Date(log.startedAt) })),
  )
  if (logs.length > 0) await within.insertInto('logs').values(logs).execute()
  return inserted
}

function reportRow({ report: all, digest, at }: Announced) {
  const { logs, viewport, error, consent: _, ...report } = all
  const sum = (part: 'chunks' | 'entries' | 'bytes') =>
    logs.reduce((whole, log) => whole + log[part], 0)
  const starts = logs.map(({ startedAt }) => Date.parse(startedAt))
  const ends = logs.map(({ startedAt, duration }) => Date.parse(startedAt) + duration)
  const group = groupOfError(error)
  return {
    ...report,
    ...viewport,
    announced: digest,
    announcedAt: at,
    // One without logs is whole at once
    state: logs.length > 0 ? ('uploading' as const) : ('received' as const),
    receivedAt: logs.length > 0 ? null : at,
    lastAt: null,
    missing: sum('chunks'),
    errorName: error?.name ?? null,
    errorWhere: error?.where ?? null,
    errors: error ? [error.name] : [],
    duration: logs.length > 0 ? Math.max(...ends) - Math.min(...starts) : 0,
    entries: sum('entries'),
    bytes: sum('bytes'),
    groupKey: group?.key ?? null,
    groupTitle: group?.title ?? null,
    groupBy: group?.by ?? null,
    search: searched([
      report.text,
      report.contact,
      report.guest,
      report.build,
      report.route,
      error?.name,
      error?.where,
    ]),
  }
}

/** What is known of where a chunk is to stand: its log, the chunk itself if it is there, and those beside it. */
export interface Surroundings {
  report: string
  chunks: number
  entries: number
  bytes: number
  digest: Uint8Array | null
  lastBefore: number | null
  afterwards: number | null
  entriesThere: number
  bytesThere: number
}

/** @param places of different reports. @returns by report; none for a log that is not there */
export async function surroundings(
  within: Transaction<Tables>,
  places: readonly Place[],
): Promise<Map<string, Surroundings>> {
  const of = (part: keyof Place) => places.map((place) => place[part])
  const { rows } = await sql<Surroundings>`
    select place.report, logs.chunks, logs.entries, logs.bytes,
      (select digest from chunks c where (c.report, c.log, c.n) = (place.report, place.log, place.n)) as digest,
      (select last from chunks c where (c.report, c.log, c.n) = (place.report, place.log, place.n - 1)) as last_before,
      (select after from chunks c where (c.report, c.log, c.n) = (place.report, place.log, place.n + 1)) as afterwards,
      there.entries as entries_there, there.bytes as bytes_there
    from unnest(${of('report')}::uuid[], ${of('log')}::text[], ${of('n')}::int[]) as place (report, log, n)
    join logs on logs.report = place.report and logs.id = place.log
    cross join lateral (
      select coalesce(sum(c.entries), 0)::bigint as entries, coalesce(sum(length(c.content)), 0)::bigint as bytes
      from chunks c where c.report = place.report and c.log = place.log
    ) as there`.execute(within)
  return new Map(rows.map((row) => [row.report, row]))
}

/** @throws Refused when the chunk is more than was announced, or does not go on from those beside it */
export function checkPlace(
  { entries, after, last }: Chunk,
  bytes: number,
  about: Surroundings,
): void {
  if (entries + about.entriesThere > about.entries)
    throw new Refused('malformed', `the log has more entries than the ${about.entries} announced`)
  if (bytes + about.bytesThere > about.bytes)
    throw new Refused('malformed', `the log has more bytes than the ${about.bytes} announced`)
  const { lastBefore, afterwards } = about
  if (lastBefore !== null && after !== null && lastBefore !== after)
    throw new Refused(
      'malformed',
      `the chunk goes on after entry ${after}, the one before ends with ${lastBefore}`,
    )
  if (afterwards !== null && last !== null && afterwards !== last)
    throw new Refused(
      'malformed',
      `the chunk ends with entry ${last}, the next one goes on after ${afterwards}`,
    )
}

/** Numbers of the chunks that are not there yet, by the log's id. */
export async function missingOf(
  tables: Kysely<Tables>,
  report: string,
): Promise<Record<string, number[]>> {
  const logs = await tables
    .selectFrom('logs')
    .leftJoin('chunks', (join) =>
      join.onRef('chunks.report', '=', 'logs.report').onRef('chunks.log', '=', 'logs.id'),
    )
    .where('logs.report', '=', report)
    .select(['logs.id', 'logs.chunks'])
    .select(sql<(number | null)[]>`array_agg(chunks.n)`.as('there'))
    .groupBy(['logs.report', 'logs.id'])
    .execute()
  return Object.fromEntries(
    logs.flatMap(({ id, chunks, there }) => {
      const isThere = new Set(there)
      const missing = numbersTo(chunks).filter((n) => !isThere.has(n))
      return missing.length > 0 ? [[id, missing]] : []
    }),
  )
}
