import type { Transaction } from 'kysely'
import { intakeLimits as limits } from '../../../../machines/support/report/intake.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import { type Announced, bindSessions, insertReports } from './rows.ts'

/** Is told of reports within the transaction in which they became whole. */
export type OnWhole = (reports: readonly string[], within: Transaction<Tables>) => Promise<void>

/** An announcement, and who makes it. */
export interface Announcing extends Announced {
  keyHash: Uint8Array
}

/**
 * Writes announcements, of different sessions.
 * @returns of each whether it is new, or why it is refused
 */
export async function announceAll(
  within: Transaction<Tables>,
  all: readonly Announcing[],
  onWhole: OnWhole,
): Promise<(boolean | Refused)[]> {
  const bound = await bindSessions(
    within,
    all.map(({ report, keyHash }) => ({ id: report.session, keyHash })),
  )
  const isOwn = ({ report, keyHash }: Announcing) => {
    const there = bound.get(report.session)?.keyHash
    return there !== undefined && Buffer.compare(there, keyHash) === 0
  }
  const reportsOf = ({ report }: Announcing) => bound.get(report.session)?.reports ?? 0
  const allowed = all.filter((each) => isOwn(each) && reportsOf(each) < limits.reportsOfSession)
  const inserted = new Set(await insertReports(within, allowed))
  const others = all.filter((each) => isOwn(each) && !inserted.has(each))
  const before = await announcedBefore(
    within,
    others.map(({ report }) => report.id),
  )
  const whole = [...inserted].filter(({ report }) => report.logs.length === 0)
  if (whole.length > 0)
    await onWhole(
      whole.map(({ report }) => report.id),
      within,
    )
  await forgetEmpty(within, others)
  return all.map((each) => {
    if (!isOwn(each)) return new Refused('not-allowed', 'the session has another key')
    if (inserted.has(each)) return true
    const { id } = each.report
    const there = before.get(id)
    if (!there) return new Refused('too-many', `the session has ${reportsOf(each)} reports already`)
    if (Buffer.compare(there, each.digest) === 0) return false
    return new Refused('taken', `the report ${id} was announced in other words`)
  })
}

async function announcedBefore(
  within: Transaction<Tables>,
  reports: readonly string[],
): Promise<Map<string, Uint8Array>> {
  if (reports.length === 0) return new Map()
  const found = await within
    .selectFrom('reports')
    .select(['id', 'announced'])
    .where('id', 'in', reports)
    .execute()
  return new Map(found.map(({ id, announced }) => [id, announced]))
}

/** What bound no session before is forgotten again when it is refused. */
async function forgetEmpty(within: Transaction<Tables>, refused: readonly Announcing[]) {
  if (refused.length === 0) return
  const sessions = refused.map(({ report }) => report.session)
  await within
    .deleteFrom('sessions')
    .where('id', 'in', sessions)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reports').select('id').whereRef('session', '=', 'sessions.id'))),
    )
    .execute()
}
