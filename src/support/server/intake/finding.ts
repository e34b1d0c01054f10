import { type Kysely, sql } from 'kysely'
import type {
  RefusalCode,
  ReportReceived,
} from '../../../../machines/support/report/intake.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'

/** A report, or the place of a chunk in it, that somebody with a key asks for. */
export interface Wanted {
  report: string
  log?: string
  n?: number
  keyHash: Uint8Array
}

/** What of it is there. */
export interface Found {
  session: string
  state: ReportReceived['state']
  refusalCode: RefusalCode | null
  refusalMessage: string | null
  /** Of the chunk that has the place. */
  digest: Uint8Array | null
}

/** @returns of each what is there, or that nothing is: what is another's is not there */
export async function findAll(
  tables: Kysely<Tables>,
  all: readonly Wanted[],
): Promise<(Found | Refused)[]> {
  const keys = all.map(({ keyHash }) => Buffer.from(keyHash).toString('hex'))
  const places = {
    report: all.map(({ report }) => report),
    log: all.map(({ log }) => log ?? null),
    n: all.map(({ n }) => n ?? null),
  }
  const { rows } = await sql<Found & { place: number }>`
    select wanted.place::int as place, reports.session, reports.state, reports.refusal_code, reports.refusal_message,
      chunks.digest
    from unnest(${places.report}::uuid[], ${keys}::text[], ${places.log}::text[], ${places.n}::int[])
      with ordinality as wanted (report, key, log, n, place)
    join reports on reports.id = wanted.report
    join sessions on sessions.id = reports.session and sessions.key_hash = decode(wanted.key, 'hex')
    left join chunks on (chunks.report, chunks.log, chunks.n) = (wanted.report, wanted.log, wanted.n)`.execute(
    tables,
  )
  const found = new Map(rows.map((row) => [row.place, row]))
  return all.map(
    (_, index) =>
      found.get(index + 1) ?? new Refused('not-found', 'there is no such report of this session'),
  )
}
