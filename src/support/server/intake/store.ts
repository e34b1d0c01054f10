import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import {
  intakeLimits as limits,
  type ReportAnnounced,
  type ReportReceived,
} from '../../../../machines/support/report/intake.shapes.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import { groupOfError } from '../reports/groups.ts'
import { searched } from '../reports/search.ts'
import type { Chunk } from './chunk.ts'

/** Where the chunks of a report go. */
export interface Intake {
  /**
   * Takes an announcement.
   * @returns whether it is new
   * @throws Refused with `not-allowed` for another's session, `taken` for the id of another report
   */
  announce(report: ReportAnnounced, key: string): Promise<boolean>
  /** @throws Refused with `not-found` for a report that is not there or another's */
  find(report: string, key: string): Promise<{ session: string; state: ReportReceived['state'] }>
  /** What is still missing of a report. @throws Refused as `find` does */
  received(report: string, key: string): Promise<ReportReceived>
  /**
   * Keeps a chunk; the last one makes the report whole.
   * @throws Refused with `taken` when another chunk has its place, `malformed` when it does not go on from those beside it
   */
  keep(place: Place, content: Uint8Array, chunk: Chunk): Promise<void>
  /** Whether a chunk with these bytes is there already. @throws Refused as `keep` does */
  has(place: Place, digest: Uint8Array): Promise<boolean>
  /** Notes that a chunk was refused. Too many, and the report is. */
  refuse(report: string): Promise<void>
}

export interface Place {
  report: string
  log: string
  n: number
}

/**
 * @param now in ms
 * @param onWhole is told of a report within the transaction in which it became whole
 */
export function createIntake(
  { tables }: Database,
  now: () => number,
  onWhole: (report: string, within: Transaction<Tables>) => Promise<void>,
): Intake {
  async function becomeWhole(report: string, within: Transaction<Tables>) {
    await within
      .updateTable('reports')
      .set({ state: 'received', receivedAt: new Date(now()) })
      .where('id', '=', report)
      .execute()
    await onWhole(report, within)
  }

  async function find(report: string, key: string) {
    const found = await tables
      .selectFrom('reports')
      .innerJoin('sessions', 'sessions.id', 'reports.session')
      .select(['reports.session', 'reports.state'])
      .select(['reports.refusalCode', 'reports.refusalMessage'])
      .where('reports.id', '=', report)
      .where('sessions.keyHash', '=', hashOf(key))
      .executeTakeFirst()
    if (!found) throw new Refused('not-found', 'there is no such report of this session')
    return found
  }

  return {
    find,

    announce: (report, key) =>
      tables.transaction().execute(async (within) => {
        await bindSession(within, report.session, key)
        const announced = hashOf(JSON.stringify(report))
        const { inserted, before } = await insertReport(within, report, announced, new Date(now()))
        if (!inserted) {
          if (before && Buffer.compare(before, announced) === 0) return false
          throw new Refused('taken', `the report ${report.id} was announced in other words`)
        }
        if (report.logs.length > 0)
          await within
            .insertInto('logs')
            .values(
              report.logs.map((log) => ({
                ...log,
                report: report.id,
                startedAt: new Date(log.startedAt),
              })),
            )
            .execute()
        else await becomeWhole(report.id, within)
        return true
      }),

    async received(report, key) {
      const { state, refusalCode, refusalMessage } = await find(report, key)
      const refusal =
        refusalCode === null ? undefined : { code: refusalCode, message: refusalMessage ?? '' }
      const missing = state === 'uploading' ? await missingOf(report) : {}
      return { id: report, state, missing, ...(refusal && { refusal }) }
    },

    async has({ report, log, n }, digest) {
      const there = await tables
        .selectFrom('chunks')
        .select('digest')
        .where('report', '=', report)
        .where('log', '=', log)
        .where('n', '=', n)
        .executeTakeFirst()
      if (!there) return false
      if (Buffer.compare(there.digest, digest) === 0) return true
      throw new Refused('taken', `another chunk ${n} of the log ${log} is there`)
    },

    keep: (place, content, chunk) =>
      tables.transaction().execute(async (within) => {
        const { report, log, n } = place
        // one after the other, so that the last chunk knows that it is the last
        const { state, missing } = await within
          .selectFrom('reports')
          .select(['state', 'missing'])
          .where('id', '=', report)
          .forUpdate()
          .executeTakeFirstOrThrow(gone)
        if (state === 'refused') throw new Refused('too-many', 'the report was refused')
        const about = await surroundings(within, place)
        if (!about) throw new Refused('not-found', `the report has no log ${log}`)
        if (n >= about.chunks)
          throw new Refused('malformed', `chunk ${n}: the log was announced with ${about.chunks}`)
        if (about.digest) {
          if (Buffer.compare(about.digest, chunk.digest) === 0) return
          throw new Refused('taken', `another chunk ${n} of the log ${log} is there`)
        }
        checkPlace(chunk, content.length, about)
        await within
          .insertInto('chunks')
          .values({ ...place, content, ...chunk })
          .execute()
        await within
          .updateTable('reports')
          .set({ missing: missing - 1 })
          .where('id', '=', report)
          .execute()
        if (missing === 1) await becomeWhole(report, within)
      }),

    async refuse(report) {
      const { refused } = await tables
        .updateTable('reports')
        .set({ refused: sql`refused + 1` })
        .where('id', '=', report)
        .where('state', '=', 'uploading')
        .returning('refused')
        .executeTakeFirst()
        .then((found) => found ?? { refused: 0 })
      if (refused < limits.refusedChunks) return
      await tables.deleteFrom('chunks').where('report', '=', report).execute()
      await tables
        .updateTable('reports')
        .set({
          state: 'refused',
          refusalCode: 'too-many',
          refusalMessage: `${refused} of its chunks were refused`,
        })
        .where('id', '=', report)
        .execute()
    },
  }

  async function missingOf(report: string): Promise<Record<string, number[]>> {
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
        const missing = Array.from({ length: chunks }, (_, n) => n).filter((n) => !isThere.has(n))
        return missing.length > 0 ? [[id, missing]] : []
      }),
    )
  }
}

const gone = () => new Refused('not-found', 'the report is not there any more')

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** @throws Refused when the session has another key, or too many reports */
async function bindSession(within: Transaction<Tables>, session: string, key: string) {
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
  if ((reports ?? 0) >= limits.reportsOfSession)
    throw new Refused('too-many', `the session has ${reports} reports already`)
}

async function insertReport(
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
function surroundings(within: Transaction<Tables>, { report, log, n }: Place) {
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
function checkPlace({ entries, after, last }: Chunk, bytes: number, about: Surroundings): void {
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
