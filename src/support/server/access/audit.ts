import type { Kysely, Transaction } from 'kysely'
import type { AuditEntry } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'

export type AuditAction =
  | 'accessRefused'
  | 'guestErased'
  | 'login'
  | 'loginFailed'
  | 'logRead'
  | 'logout'
  | 'noteAdded'
  | 'replayRequested'
  | 'reportChanged'
  | 'reportErased'
  | 'reportRead'
  | 'reportsListed'
  | 'userAdded'
  | 'userChanged'

const pageLength = 100

/**
 * Appends to the audit log, which the database lets nobody change.
 * @param entry.detail what was done, in words that hold nothing personal: they outlive the report
 */
export async function audit(
  tables: Kysely<Tables> | Transaction<Tables>,
  now: number,
  entry: { user: string; action: AuditAction; report?: string; detail?: string },
): Promise<void> {
  const { user, action, report = null, detail = '' } = entry
  await tables
    .insertInto('audit')
    .values({ at: new Date(now), user, action, report, detail })
    .execute()
}

/**
 * The audit log, the newest first.
 * @param before `next` of the page before
 */
export async function listAudit(
  tables: Kysely<Tables>,
  { report, before }: { report?: string | undefined; before?: number | undefined },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  let query = tables.selectFrom('audit').selectAll()
  if (report !== undefined) query = query.where('report', '=', report)
  if (before !== undefined) query = query.where('id', '<', before)
  const found = await query
    .orderBy('id', 'desc')
    .limit(pageLength + 1)
    .execute()
  const entries = found
    .slice(0, pageLength)
    .map(({ id, at, ...entry }) => ({ id: String(id), at: at.toISOString(), ...entry }))
  return { entries, next: found.length > pageLength ? (entries.at(-1)?.id ?? null) : null }
}
