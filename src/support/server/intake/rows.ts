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

/** @returns how many reports the session has. @throws Refused when it has another key */
export async function bindSession(within: Transaction<Tables>, session: string, key: string) {
  const keyHash = hashOf(key)
  await within
    .insertInto('sessions')
    .values({ id: session, keyHash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { isOwn, reports } = await within
    .selectFrom('sessions')
    .where('id', '=', session)
    .select((eb) => [
      eb('keyHash', '=', keyHash).as('isOwn'),
      eb
        .selectFrom('reports')
        .whereRef('reports.session', '=', 'sessions.id')
        .select(sql<number>`count(*)`.as('count'))
        .as('reports'),
    ])
    .executeTakeFirstOrThrow()
  if (!isOwn) throw new Refused('not-allowed', 'the session has another key')
  return { reports: reports ?? 0 }
}

export async function insertLogs(
  within: Transaction<Tables>,
  { id: report, logs }: ReportAnnounced,
) {
  await within
    .insertInto('logs')
    .values(logs.map((log) => ({ ...log, report, startedAt: new Date(log.startedAt) })))
    .execute()
}

export async function insertReport(
  within: Transaction<Tables>,
  { logs, viewport, error, consent: _, ...report }: ReportAnnounced,
  announced: Uint8Array,
  announcedAt: Date,
) {
  const sum = (part: 'chunks' | 'entries' | 'bytes') =>
    logs.reduce((all, log) => all + log[part], 0)
  const starts = logs.map(({ startedAt }) => Date.parse(startedAt))
  const ends = logs.map(({ startedAt, duration }) => Date.parse(startedAt) + duration)
  const group = groupOfError(error)
  const inserted = await within
    .insertInto('reports')
    .values({
      ...report,
      ...viewport,
      announced,
      announcedAt,
      state: 'uploading',
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
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { inserted: true, before: undefined }
  const found = await within
    .selectFrom('reports')
    .select('announced')
    .where('id', '=', report.id)
    .executeTakeFirst()
  return { inserted: false, before: found?.announced }
}

/** The log of a chunk, the chunk itself if it is there, and those beside it. */
export function surroundings(within: Transaction<Tables>, { report, log, n }: Place) {
  const chunkAt = (at: number) =>
    within
      .selectFrom('chunks')
      .where('report', '=', report)
      .where('log', '=', log)
      .where('n', '=', at)
  return within
    .selectFrom('logs')
    .where('report', '=', report)
    .where('id', '=', log)
    .select('chunks')
    .select((eb) => [
      'entries',
      'bytes',
      chunkAt(n).select('digest').as('digest'),
      chunkAt(n - 1)
        .select('last')
        .as('lastBefore'),
      chunkAt(n + 1)
        .select('after')
        .as('afterwards'),
      eb
        .selectFrom('chunks')
        .where('report', '=', report)
        .where('log', '=', log)
        .select(sql<number>`coalesce(sum(entries), 0)`.as('entries'))
        .as('entriesThere'),
      eb
        .selectFrom('chunks')
        .where('report', '=', report)
        .where('log', '=', log)
        .select(sql<number>`coalesce(sum(length(content)), 0)`.as('bytes'))
        .as('bytesThere'),
    ])
    .executeTakeFirst()
}

type Surroundings = NonNullable<Awaited<ReturnType<typeof surroundings>>>

/** @throws Refused when the chunk is more than was announced, or does not go on from those beside it */
export function checkPlace(
  { entries, after, last }: Chunk,
  bytes: number,
  about: Surroundings,
): void {
  if (entries + (about.entriesThere ?? 0) > about.entries)
    throw new Refused('malformed', `the log has more entries than the ${about.entries} announced`)
  if (bytes + (about.bytesThere ?? 0) > about.bytes)
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
