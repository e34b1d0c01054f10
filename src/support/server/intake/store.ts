import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  intakeLimits as limits,
  type ReportAnnounced,
  type ReportReceived,
} from '../../../../machines/support/report/intake.shapes.ts'
import type { Database } from '../database/database.ts'
import { type Announcing, announceAll, type OnWhole } from './announcing.ts'
import type { Chunk } from './chunk.ts'
import { type Found, findAll, type Wanted } from './finding.ts'
import { type Keeping, keepAll } from './keeping.ts'
import { hashOf, missingOf, numbersTo, type Place } from './rows.ts'
import { together } from './together.ts'

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
  locate(place: Place, key: string): Promise<Pick<Found, 'session' | 'state' | 'digest'>>
  /**
   * Keeps a chunk; the last one makes the report whole.
   * @throws Refused with `taken` when another chunk has its place, `malformed` when it does not go on from those beside it
   */
  keep(place: Place, content: Uint8Array, chunk: Chunk): Promise<void>
  /** Notes that a chunk was refused. Too many, and the report is. */
  refuse(report: string): Promise<void>
  /** Resolves once no more is under way than the database takes at once; at the latest after a while. */
  atEase(): Promise<void>
}

/** So many announcements, chunks or questions go to the database together at most. */
const mostTogether = 50
/** While so much more is under way, what nobody waits for rests. */
const mostAtEase = 4
/** How often that is looked at, and how long it rests at most, in ms. */
const glance = 50
const longestRest = 5_000

/**
 * Announcements and chunks that come at the same time are written in one transaction; each is answered after it.
 * @param now in ms
 * @param onWhole is told of reports within the transaction in which they became whole
 */
export function createIntake({ tables }: Database, now: () => number, onWhole: OnWhole): Intake {
  const announce = together<Announcing, boolean>(
    (all) => tables.transaction().execute((within) => announceAll(within, all, onWhole)),
    { most: mostTogether, keyOf: ({ report }) => report.session },
  )
  const keep = together<Keeping, undefined>(
    (all) =>
      tables.transaction().execute((within) => keepAll(within, all, new Date(now()), onWhole)),
    // one after the other, so that the last chunk knows that it is the last
    { most: mostTogether, keyOf: ({ place }) => place.report },
  )

  const find = together<Wanted, Found>((all) => findAll(tables, all), { most: mostTogether })

  let underWay = 0
  /** Counts as under way as long as it is. */
  async function counted<T>(promise: Promise<T>): Promise<T> {
    underWay++
    try {
      return await promise
    } finally {
      underWay--
    }
  }

  async function received(report: string, key: string): Promise<ReportReceived> {
    const { state, refusalCode, refusalMessage } = await find({ report, keyHash: hashOf(key) })
    const refusal =
      refusalCode === null ? undefined : { code: refusalCode, message: refusalMessage ?? '' }
    const missing = state === 'uploading' ? await missingOf(tables, report) : {}
    return { id: report, state, missing, ...(refusal && { refusal }) }
  }

  return {
    received,

    async announce(report, key) {
      const digest = hashOf(JSON.stringify(report))
      const announcing = { report, digest, at: new Date(now()), keyHash: hashOf(key) }
      const isNew = await counted(announce(announcing))
      if (!isNew) return { isNew, received: await received(report.id, key) }
      const { id, logs } = report
      const missing = Object.fromEntries(logs.map((log) => [log.id, numbersTo(log.chunks)]))
      return { isNew, received: { id, state: logs.length > 0 ? 'uploading' : 'received', missing } }
    },

    locate: (place, key) => counted(find({ ...place, keyHash: hashOf(key) })),

    async keep(place, content, chunk) {
      await counted(keep({ place, content, chunk }))
    },

    async atEase() {
      for (let rested = 0; underWay > mostAtEase && rested < longestRest; rested += glance)
        await pause(glance)
    },

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
