import { sql, type Transaction } from 'kysely'
import type { ReportReceived } from '../../../../machines/support/report/intake.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import type { OnWhole } from './announcing.ts'
import type { Chunk } from './chunk.ts'
import { checkPlace, type Place, type Surroundings, surroundings } from './rows.ts'

/** A chunk that was read, and where it is to stand. */
export interface Keeping {
  place: Place
  content: Uint8Array
  chunk: Chunk
}

/**
 * Writes chunks, of different reports.
 * @returns of each undefined once it is there, or why it is refused
 */
export async function keepAll(
  within: Transaction<Tables>,
  all: readonly Keeping[],
  at: Date,
  onWhole: OnWhole,
): Promise<(undefined | Refused)[]> {
  const reports = new Map(
    (
      await within
        .selectFrom('reports')
        .select(['id', 'state', 'missing'])
        .where(
          'id',
          'in',
          all.map(({ place }) => place.report),
        )
        .orderBy('id')
        .forUpdate()
        .execute()
    ).map((report) => [report.id, report]),
  )
  const about = await surroundings(
    within,
    all.map(({ place }) => place),
  )
  const kept: Keeping[] = []
  const answers = all.map((each) => {
    try {
      const { report } = each.place
      const isNew = isNewChunk(each, reports.get(report)?.state, about.get(report))
      if (isNew) kept.push(each)
      return undefined
    } catch (error) {
      if (error instanceof Refused) return error
      throw error
    }
  })
  if (kept.length === 0) return answers
  await within
    .insertInto('chunks')
    .values(kept.map(({ place, content, chunk }) => ({ ...place, content, ...chunk })))
    .execute()
  const grown = kept.map(({ place }) => place.report)
  await within
    .updateTable('reports')
    .set({
      missing: sql`missing - 1`,
      lastAt: at,
      state: sql`case when missing = 1 then 'received' else state end`,
      receivedAt: sql`case when missing = 1 then ${at}::timestamptz else received_at end`,
    })
    .where('id', 'in', grown)
    .execute()
  const whole = grown.filter((report) => reports.get(report)?.missing === 1)
  if (whole.length > 0) await onWhole(whole, within)
  return answers
}

/**
 * Whether a chunk is to be written.
 * @throws Refused when it has no place, another one has it, or it does not go on from those beside it
 */
function isNewChunk(
  { place: { log, n }, content, chunk }: Keeping,
  state: ReportReceived['state'] | undefined,
  about: Surroundings | undefined,
): boolean {
  if (state === undefined) throw new Refused('not-found', 'the report is not there any more')
  if (state === 'refused') throw new Refused('too-many', 'the report was refused')
  if (!about) throw new Refused('not-found', `the report has no log ${log}`)
  if (n >= about.chunks)
    throw new Refused('malformed', `chunk ${n}: the log was announced with ${about.chunks}`)
  if (about.digest) {
    if (Buffer.compare(about.digest, chunk.digest) === 0) return false
    throw new Refused('taken', `another chunk ${n} of the log ${log} is there`)
  }
  checkPlace(chunk, content.length, about)
  return true
}
