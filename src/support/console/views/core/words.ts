import type {
  ReplayOutcome,
  ReportGroup,
  ReportRow,
  ReportStatus,
} from '../../../console.shapes.ts'
import type { MarkKind } from '../../../replay/messages.ts'

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** @returns a moment as a date and time of day, `4 Mar 2026, 09:12`; the text itself when it is none */
export function when(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : dates.format(date)
}

/** @returns how long a session lasted, `41 s`, `5 min 12 s` or `2 h 04 min` */
export function lasting(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** @returns a place in a log, `1:05` or `1:02:03` */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const part = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0
    ? `${hours}:${part(minutes)}:${part(seconds % 60)}`
    : `${minutes}:${part(seconds % 60)}`
}

export const statusWords: Readonly<Record<ReportStatus, string>> = {
  new: 'New',
  open: 'Open',
  solved: 'Solved',
  dismissed: 'Dismissed',
}

export const kindWords: Readonly<Record<ReportRow['kind'], string>> = {
  asked: 'Guest asked',
  crash: 'Crash',
}

export const markWords: Readonly<Record<MarkKind, string>> = {
  error: 'Error',
  reconnect: 'Connection',
  payment: 'Payment',
  page: 'Page',
  rage: 'Rage clicks',
}

export const outcomeWords: Readonly<Record<ReplayOutcome['state'], string>> = {
  queued: 'Replay queued',
  same: 'Same today',
  differs: 'Differs today',
  failed: 'Not replayable',
}

/** Of a replay on a build that is not today's any more. */
export const formerOutcomeWords: Readonly<Record<ReplayOutcome['state'], string>> = {
  queued: 'Replay queued',
  same: 'Was the same',
  differs: 'Differed',
  failed: 'Was not replayable',
}

export const groupWords: Readonly<Record<ReportGroup['by'], string>> = {
  divergence: 'Part from today’s build',
  error: 'Same error',
}

/** @returns what a report is called: what the guest wrote, else what broke */
export function titleOf({ text, error, kind }: Pick<ReportRow, 'text' | 'error' | 'kind'>): string {
  const line = text.trim().split('\n')[0] ?? ''
  if (line !== '') return line
  if (error) return `${error.name} in ${error.where}`
  return kind === 'crash' ? 'A crash without words' : 'A report without words'
}
