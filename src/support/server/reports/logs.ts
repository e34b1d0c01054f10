import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The chunks of a log in their order, each a gzip member; none for a log that is not there. */
export async function contentsOf(
  tables: Kysely<Tables>,
  report: string,
  log: string,
): Promise<Uint8Array[]> {
  const chunks = await tables
    .selectFrom('chunks')
    .innerJoin('reports', 'reports.id', 'chunks.report')
    .where('report', '=', report)
    .where('log', '=', log)
    .where('reports.state', '=', 'received')
    .select('content')
    .orderBy('n')
    .execute()
  return chunks.map(({ content }) => content)
}
