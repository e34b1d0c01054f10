import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ReportAnnounced } from '../../../../machines/support/report/intake.shapes.ts'
import type { ReplayOutcome, ReportGroup, ReportStatus } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'

type Group = Pick<ReportGroup, 'key' | 'title' | 'by'>

/** More groups are not listed. */
const most = 500

/** The group of reports with this error. */
export function groupOfError(error: ReportAnnounced['error']): Group | null {
  if (!error) return null
  const title = error.where === '' ? error.name : `${error.name} in ${error.where}`
  return { by: 'error', title, key: keyOf('error', [error.name, error.where]) }
}

/**
 * The group of reports whose replay begins to differ in the same way: by actor, kind and part, in which no
 * build, session or content stands.
 */
export function groupOfDivergence({
  actor,
  kind,
  detail,
}: NonNullable<ReplayOutcome['divergence']>): Group {
  const who = withoutIds(actor)
  return {
    by: 'divergence',
    title: `${who}: ${detail} ${kind}`,
    key: keyOf('divergence', [who, kind, detail]),
  }
}

/** Of actors of one kind, `conversation-17`, every one stands for all. */
export function withoutIds(actor: string): string {
  return actor
    .split('/')
    .map((id) => id.replace(/-.*$/, '-*').replace(/[#@]\d+$/, ''))
    .join('/')
}

function keyOf(by: ReportGroup['by'], parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${by}-${hash.slice(0, 16)}`
}

/** Groups of duplicates, the largest first. */
export async function listGroups(
  tables: Kysely<Tables>,
  status: ReportStatus | undefined,
): Promise<ReportGroup[]> {
  let query = tables
    .selectFrom('reports')
    .where('state', '=', 'received')
    .where('groupKey', 'is not', null)
  if (status) query = query.where('status', '=', status)
  const groups = await query
    .groupBy('groupKey')
    .select((eb) => [
      'groupKey',
      eb.fn.min('groupTitle').as('title'),
      eb.fn.min('groupBy').as('by'),
      sql<number>`count(*)`.as('reports'),
      sql<Date>`min(received_at)`.as('firstAt'),
      sql<Date>`max(received_at)`.as('lastAt'),
    ])
    .orderBy('reports', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(most)
    .execute()
  return groups.map(({ groupKey, title, by, reports, firstAt, lastAt }) => ({
    key: groupKey ?? '',
    title: title ?? '',
    by: by ?? 'error',
    reports,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}
