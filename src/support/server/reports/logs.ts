import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { intakeLimits } from '../../../../machines/support/report/intake.shapes.ts'
import { partsOf } from '../../../../services/support/logChunk.ts'
import type { Tables } from '../database/tables.ts'
import { unpackChunk } from '../intake/unpack.ts'

/** The chunks of a log in their order, each as a gzip member of its lines; none for a log that is not there. */
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
  return Promise.all(chunks.map(({ content }) => asMember(content)))
}

/** The waypoints of a log on a build, packed by gzip; undefined where there are none. */
export async function waypointsOf(
  tables: Kysely<Tables>,
  { report, log, build }: { report: string; log: string; build: string },
): Promise<Uint8Array | undefined> {
  const found = await tables
    .selectFrom('waypoints')
    .innerJoin('reports', 'reports.id', 'waypoints.report')
    .where('report', '=', report)
    .where('log', '=', log)
    .where('waypoints.build', '=', build)
    .where('reports.state', '=', 'received')
    .select('content')
    .executeTakeFirst()
  return found?.content
}

async function asMember(content: Uint8Array): Promise<Uint8Array> {
  if (!partsOf(Uint8Array.from(content))) return content
  return promisify(gzip)(await unpackChunk(content, intakeLimits.unpackedBytes))
}
