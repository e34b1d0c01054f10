import { sql, type Transaction } from 'kysely'
import {
  intakeLimits as limits,
  type ReportAnnounced,
  type ReportReceived,
} from '../../../../machines/support/report/intake.shapes.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import type { Chunk } from './chunk.ts'
import {
  bindSession,
  checkPlace,
  hashOf,
  insertLogs,
  insertReport,
  missingOf,
  numbersTo,
  type Place,
  surroundings,
} from './rows.ts'

/** Where the chunks of a report go. */
export interface Intake {
  /**
   * Takes an announcement.
   * @returns whether it is new, and what is missing
   * @throws Refused with `not-allowed` for another's session, `taken` for the id of another report
   */
  announce(
    report: ReportAnnounced,
    key: string,
  ): Promise<{ isNew: boolean; received: ReportReceived }>
  /** What is still missing of a report. @throws Refused with `not-found` for one that is not there or another's */
  received(report: string, key: string): Promise<ReportReceived>
  /**
   * Where a chunk belongs, and the digest of the one that is there already.
   * @throws Refused as `received` does
   */
  locate(place: Place, key: string): Promise<Located>
  /**
   * Keeps a chunk; the last one makes the report whole.
   * @throws Refused with `taken` when another chunk has its place, `malformed` when it does not go on from those beside it
   */
  keep(place: Place, content: Uint8Array, chunk: Chunk): Promise<void>
  /** Notes that a chunk was refused. Too many, and the report is. */
  refuse(report: string): Promise<void>
}

interface Located {
  session: string
  state: ReportReceived['state']
  digest: Uint8Array | null
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
      .set({ state: 'received', missing: 0, receivedAt: new Date(now()) })
      .where('id', '=', report)
      .execute()
    await onWhole(report, within)
  }

  const ofKey = (report: string, key: string) =>
    tables
      .selectFrom('reports')
      .innerJoin('sessions', 'sessions.id', 'reports.session')
      .select(['reports.session', 'reports.state'])
      .where('reports.id', '=', report)
      .where('sessions.keyHash', '=', hashOf(key))

  async function received(report: string, key: string): Promise<ReportReceived> {
    const { state, refusalCode, refusalMessage } = await ofKey(report, key)
      .select(['reports.refusalCode', 'reports.refusalMessage'])
      .executeTakeFirstOrThrow(notThere)
    const refusal =
      refusalCode === null ? undefined : { code: refusalCode, message: refusalMessage ?? '' }
    const missing = state === 'uploading' ? await missingOf(tables, report) : {}
    return { id: report, state, missing, ...(refusal && { refusal }) }
  }

  return {
    received,

    async announce(report, key) {
      const isNew = await tables.transaction().execute(async (within) => {
        const { reports } = await bindSession(within, report.session, key)
        const announced = hashOf(JSON.stringify(report))
        const { inserted, before } = await insertReport(within, report, announced, new Date(now()))
        if (!inserted) {
          if (before && Buffer.compare(before, announced) === 0) return false
          throw new Refused('taken', `the report ${report.id} was announced in other words`)
        }
        if (reports >= limits.reportsOfSession)
          throw new Refused('too-many', `the session has ${reports} reports already`)
        if (report.logs.length > 0) await insertLogs(within, report)
        else await becomeWhole(report.id, within)
        return true
      })
      if (!isNew) return { isNew, received: await received(report.id, key) }
      const { id, logs } = report
      const missing = Object.fromEntries(logs.map((log) => [log.id, numbersTo(log.chunks)]))
      return { isNew, received: { id, state: logs.length > 0 ? 'uploading' : 'received', missing } }
    },

    locate: ({ report, log, n }, key) =>
      ofKey(report, key)
        .leftJoin('chunks', (join) =>
          join
            .onRef('chunks.report', '=', 'reports.id')
            .on('chunks.log', '=', log)
            .on('chunks.n', '=', n),
        )
        .select('chunks.digest')
        .executeTakeFirstOrThrow(notThere),

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
        if (missing === 1) await becomeWhole(report, within)
        else
          await within
            .updateTable('reports')
            .set({ missing: missing - 1 })
            .where('id', '=', report)
            .execute()
      }),

    refuse: (report) =>
      tables.transaction().execute(async (within) => {
        const found = await within
          .updateTable('reports')
          .set({ refused: sql`refused + 1` })
          .where('id', '=', report)
          .where('state', '=', 'uploading')
          .returning('refused')
          .executeTakeFirst()
        if (!found || found.refused < limits.refusedChunks) return
        await within.deleteFrom('chunks').where('report', '=', report).execute()
        await within
          .updateTable('reports')
          .set({
            state: 'refused',
            refusalCode: 'too-many',
            refusalMessage: `${found.refused} of its chunks were refused`,
          })
          .where('id', '=', report)
          .execute()
      }),
  }
}

const gone = () => new Refused('not-found', 'the report is not there any more')
const notThere = () => new Refused('not-found', 'there is no such report of this session')
