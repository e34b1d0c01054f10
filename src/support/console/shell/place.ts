import type { ReportQuery } from '../../console.shapes.ts'

/** Where in the console somebody is: all of it stands in the address, so that it can be linked. */
export type Place =
  | { page: 'reports'; query: ReportQuery }
  | { page: 'report'; report: string; log: string | null; seq: number | null }
  | { page: 'arriving' }
  | { page: 'groups'; status: string | null }
  | { page: 'audit'; report: string | null }
  | { page: 'people' }

/** What of a query stands in an address: where a page begins does not. */
const queryKeys = [
  ...(['text', 'status', 'kind', 'assignee', 'build', 'route', 'browser', 'error'] as const),
  ...(['state', 'group', 'from', 'until', 'sort'] as const),
] as const satisfies readonly (keyof ReportQuery)[]

/**
 * Reads the part of an address behind `#`: `report=ID&log=ID&seq=N`, `view=groups`, or a query of reports.
 * @returns the place; what is not known of it is left out
 */
export function readPlace(hash: string): Place {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const report = parts.get('report')
  const view = parts.get('view')
  if (view === 'arriving') return { page: 'arriving' }
  if (view === 'groups') return { page: 'groups', status: parts.get('status') }
  if (view === 'audit') return { page: 'audit', report }
  if (view === 'people') return { page: 'people' }
  if (report) {
    const seq = Number(parts.get('seq') ?? Number.NaN)
    const isNumber = Number.isSafeInteger(seq) && seq >= 0
    return { page: 'report', report, log: parts.get('log'), seq: isNumber ? seq : null }
  }
  const known = queryKeys.flatMap((key) => {
    const value = parts.get(key)
    return value ? [[key, value]] : []
  })
  return { page: 'reports', query: Object.fromEntries(known) as ReportQuery }
}

/** @returns the part of an address that leads to a place, with its `#` */
export function writePlace(place: Place): string {
  const parts = new URLSearchParams()
  const add = (key: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') parts.set(key, String(value))
  }
  switch (place.page) {
    case 'reports':
      for (const key of queryKeys) add(key, place.query[key])
      break
    case 'report':
      add('report', place.report)
      add('log', place.log)
      add('seq', place.seq)
      break
    default:
      add('view', place.page)
      if (place.page === 'groups') add('status', place.status)
      if (place.page === 'audit') add('report', place.report)
  }
  return `#${parts}`
}

/** Whether two places are the same page, whatever of it is shown. */
export function isSamePage(one: Place, other: Place): boolean {
  if (one.page !== other.page) return false
  return one.page !== 'report' || other.page !== 'report' || one.report === other.report
}
