import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import * as v from 'valibot'
import {
  mostCounted,
  type ReportPage,
  type ReportQuery,
  type ReportSort,
  sorts,
  statuses,
} from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { parsed } from '../readBody.ts'
import { Refused } from '../refused.ts'
import { rowColumns, rowOf } from './row.ts'
import { queryOf, stateHash } from './search.ts'

const pageLength = 50

const name = v.optional(v.pipe(v.string(), v.maxLength(500)))
const time = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
)

const reportQuery = v.object({
  text: name,
  status: v.optional(v.picklist(statuses)),
  kind: v.optional(v.picklist(['asked', 'crash'])),
  assignee: name,
  build: name,
  route: name,
  browser: name,
  error: name,
  state: name,
  group: name,
  from: time,
  until: time,
  sort: v.optional(v.picklist(sorts)),
  after: name,
})

/**
 * Reads the query of an address.
 * @throws Refused with `malformed` for a filter that does not exist or cannot be
 */
export function readQuery(given: Readonly<Record<string, string>>): ReportQuery {
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const unknown = Object.keys(known).find((key) => !(key in reportQuery.entries))
  if (unknown !== undefined) throw new Refused('malformed', `there is no filter ${unknown}`)
  return parsed(reportQuery, known, 'the query') as ReportQuery
}

type Reports = SelectQueryBuilder<Tables, 'reports', object>

const columns = {
  newest: { column: 'reports.receivedAt', direction: 'desc' },
  oldest: { column: 'reports.receivedAt', direction: 'asc' },
  longest: { column: 'reports.duration', direction: 'desc' },
  largest: { column: 'reports.bytes', direction: 'desc' },
} as const satisfies Record<ReportSort, unknown>

/**
 * A page of the reports that were received whole, with how many there are.
 * @param build what is today's
 * @throws Refused with `malformed` for a page that does not exist
 */
export async function listReports(
  tables: Kysely<Tables>,
  query: ReportQuery,
  build: string,
): Promise<ReportPage> {
  const { sort = 'newest', after } = query
  const found = filtered(tables.selectFrom('reports'), query)
  const { column, direction } = columns[sort]
  let page = found
  if (after !== undefined) {
    const { value, id } = readCursor(after, sort)
    const beyond = sql.raw(direction === 'desc' ? '<' : '>')
    page = page.where(
      sql<boolean>`(${sql.ref(column)}, reports.id) ${beyond} (${value}, ${id}::uuid)`,
    )
  }
  // one after the other: on PGlite they would wait for each other anyway
  const rows = await page
    .leftJoin('replays', (join) =>
      join.onRef('replays.report', '=', 'reports.id').on('replays.build', '=', build),
    )
    .select(rowColumns)
    .orderBy(column, direction)
    .orderBy('reports.id', direction)
    .limit(pageLength + 1)
    .execute()
  const { count } = await tables
    .selectFrom(found.select(sql`1`.as('one')).limit(mostCounted).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  const reports = rows.slice(0, pageLength)
  const last = reports.at(-1)
  return {
    reports: reports.map(rowOf),
    count,
    next: last && rows.length > pageLength ? cursorOf(last, sort) : null,
  }
}

function filtered(all: Reports, query: ReportQuery): Reports {
  let found = all.where('reports.state', '=', 'received')
  for (const [key, column] of [
    ['status', 'reports.status'],
    ['kind', 'reports.kind'],
    ['build', 'reports.build'],
    ['route', 'reports.route'],
    ['browser', 'reports.browser'],
    ['group', 'reports.groupKey'],
  ] as const) {
    const value = query[key]
    if (value !== undefined) found = found.where(column, '=', value as never)
  }
  const { text, assignee, error, state, from, until } = query
  if (assignee === 'none') found = found.where('reports.assignee', 'is', null)
  else if (assignee !== undefined) found = found.where('reports.assignee', '=', assignee)
  if (error !== undefined) found = found.where(sql<boolean>`reports.errors @> array[${error}]`)
  if (state !== undefined)
    found = found.where(sql<boolean>`reports.states @> array[${stateHash(state)}::int]`)
  if (from !== undefined) found = found.where('reports.receivedAt', '>=', new Date(from))
  if (until !== undefined) found = found.where('reports.receivedAt', '<', new Date(until))
  const words = text === undefined ? undefined : queryOf(text)
  if (words) found = found.where(sql<boolean>`reports.search @@ ${words}`)
  return found
}

type Sorted = { id: string; receivedAt: Date | null; duration: number; bytes: number }

function cursorOf({ id, receivedAt, duration, bytes }: Sorted, sort: ReportSort): string {
  const value = sort === 'longest' ? duration : sort === 'largest' ? bytes : receivedAt?.getTime()
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

const cursor = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())])

function readCursor(after: string, sort: ReportSort): { value: Date | number; id: string } {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    read = undefined
  }
  const [value, id] = parsed(cursor, read, 'after')
  const isTime = sort === 'newest' || sort === 'oldest'
  return { value: isTime ? new Date(value) : value, id }
}
