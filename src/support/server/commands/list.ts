import { type Output, onOneLine, toJson } from '../../../cli/output.ts'
import { audit } from '../access/audit.ts'
import { listReports } from '../reports/list.ts'
import type { Store } from './command.ts'

/** Prints all reports that were received since a date, the newest first. @returns the exit code, 0 */
export async function listAll(
  { since, json }: { since: Date | undefined; json: boolean },
  { database: { tables }, build, now }: Store,
  { print }: Output,
): Promise<number> {
  const from = since && { from: since.toISOString() }
  await audit(tables, now(), { user: '(command line)', action: 'reportsListed' })
  let count = 0
  let after: string | null = null
  do {
    const page = await listReports(tables, { ...from, ...(after !== null && { after }) }, build)
    for (const report of page.reports) {
      count++
      const { id, receivedAt, status, build: recordedBy, route, error, replay } = report
      const columns = [
        ...[id, receivedAt, status.padEnd(9), recordedBy, route, error?.name ?? '-'],
        replay?.state ?? '-',
      ]
      print(json ? toJson(report) : onOneLine(columns.join('  ')))
    }
    after = page.next
  } while (after !== null)
  if (count === 0 && !json) print('no reports')
  return 0
}
