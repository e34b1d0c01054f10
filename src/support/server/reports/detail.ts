import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { type ReportDetail, statuses } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import { rowColumns, rowOf } from './row.ts'
import { searched } from './search.ts'

const day = 86_400_000
const noteLength = 4_000

export const reportChange = v.object({
  status: v.optional(v.picklist(statuses)),
  assignee: v.optional(v.nullable(v.string())),
})
export const newNote = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(noteLength),
    v.transform((typed) => typed.replaceAll('\0', '\uFFFD')),
  ),
})

const notThere = () => new Refused('not-found', 'there is no such report: it may have been erased')

/**
 * Everything about a report but its logs' text.
 * @param build what is today's
 * @throws Refused with `not-found`
 */
export async function readReport(
  tables: Kysely<Tables>,
  id: string,
  { build, keepDays }: { build: string; keepDays: number },
): Promise<ReportDetail> {
  const found = await tables
    .selectFrom('reports')
    .leftJoin('replays', (join) =>
      join.onRef('replays.report', '=', 'reports.id').on('replays.build', '=', build),
    )
    .where('reports.id', '=', id)
    .where('reports.state', '=', 'received')
    .select(rowColumns)
    .select('contact')
    .executeTakeFirstOrThrow(notThere)
  const logs = await tables
    .selectFrom('logs')
    .where('report', '=', id)
    .select(['id', 'startedAt', 'duration', 'entries', 'bytes'])
    .orderBy('startedAt')
    .orderBy('id')
    .execute()
  const notes = await tables
    .selectFrom('notes')
    .where('report', '=', id)
    .select(['id', 'author', 'at', 'text'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  const siblings = await tables
    .selectFrom('reports')
    .where('session', '=', found.session)
    .where('state', '=', 'received')
    .where('id', '<>', id)
    .select('id')
    .orderBy('receivedAt')
    .execute()
  return {
    ...rowOf(found),
    contact: found.contact,
    logs: logs.map(({ startedAt, ...log }) => ({ ...log, startedAt: startedAt.toISOString() })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    keptUntil: new Date(found.announcedAt.getTime() + keepDays * day).toISOString(),
    siblings: siblings.map((sibling) => sibling.id),
  }
}

/**
 * Changes status or assignee.
 * @returns what was changed, in words
 * @throws Refused with `not-found`, `malformed` for somebody who is no user
 */
export async function changeReport(
  tables: Kysely<Tables>,
  id: string,
  { status, assignee }: v.InferOutput<typeof reportChange>,
): Promise<string> {
  if (assignee) {
    const user = await tables
      .selectFrom('users')
      .select('name')
      .where('name', '=', assignee)
      .executeTakeFirst()
    if (!user) throw new Refused('malformed', 'assignee must be the name of a user')
  }
  if (status === undefined && assignee === undefined)
    throw new Refused('malformed', 'status or assignee must be there')
  await tables
    .updateTable('reports')
    .set({ ...(status && { status }), ...(assignee !== undefined && { assignee }) })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .returning('id')
    .executeTakeFirstOrThrow(notThere)
  return [
    status && `status ${status}`,
    assignee !== undefined && `assignee ${assignee ?? 'nobody'}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** @throws Refused with `not-found` */
export async function addNote(
  tables: Kysely<Tables>,
  { report, author, text, at }: { report: string; author: string; text: string; at: number },
): Promise<void> {
  await tables.transaction().execute(async (within) => {
    await within
      .updateTable('reports')
      .set({ search: sql`search || ${searched([text])}` })
      .where('id', '=', report)
      .where('state', '=', 'received')
      .returning('id')
      .executeTakeFirstOrThrow(notThere)
    await within
      .insertInto('notes')
      .values({ id: randomUUID(), report, author, text, at: new Date(at) })
      .execute()
  })
}
