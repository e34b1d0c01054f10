import type { Declared } from '../core/declared.ts'
import type { CrashedPage, Reportable, ReportableLog } from './report/report.events.ts'

export const reportableLogShape = {
  id: 'id',
  startedAt: 'date',
  duration: 'number',
  entries: 'number',
  bytes: 'number',
  until: 'number',
} satisfies Declared<ReportableLog>

export const reportableShape = {
  session: 'id',
  logs: [reportableLogShape],
  isStored: 'flag',
} satisfies Declared<Reportable>

export const crashedPageShape = { log: 'id', session: 'id' } satisfies Declared<CrashedPage>
