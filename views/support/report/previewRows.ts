import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** One line of a log, as the preview lists it. */
export interface PreviewRow {
  line: string
  /** In ms since the epoch; that of the line before for a checkpoint. */
  at: number
}

/** What a line tells, in plain words. */
export interface RowLook {
  icon: IconName
  words: TextKey
  /** What the log calls it; empty for lines that are no event. */
  name: string
}

interface Line {
  log?: number
  checkpoint?: number
  to?: string
  from?: string
  event?: { type: string; cause?: string }
}

/** What is told by the event's type alone. */
const byType: Readonly<Record<string, Omit<RowLook, 'name'>>> = {
  'browser.hidden': { icon: 'eyeOff', words: 'report.row.hidden' },
  'browser.shown': { icon: 'eye', words: 'report.row.shown' },
  'browser.wentOffline': { icon: 'unlinked', words: 'report.row.offline' },
  'browser.wentOnline': { icon: 'linked', words: 'report.row.online' },
  'router.locationChanged': { icon: 'forward', words: 'report.row.page' },
  'socket.closed': { icon: 'unlinked', words: 'report.row.socketClosed' },
  'socket.opened': { icon: 'linked', words: 'report.row.socketOpened' },
  'socket.pushReceived': { icon: 'bell', words: 'report.row.push' },
  'xstate.promise.reject': { icon: 'alert', words: 'report.row.failure' },
  'xstate.promise.resolve': { icon: 'check', words: 'report.row.answer' },
}

/** The lines of logs in the order of their time, each log's in its own. */
export function previewRows(logs: readonly (readonly string[])[]): PreviewRow[] {
  const ofLogs = logs.map(([header = '', ...lines]) => {
    const startedAt = Date.parse((read(header) as { startedAt?: string }).startedAt ?? '') || 0
    let at = startedAt
    const rows = lines.map((line) => {
      const after = /^\{"seq":\d+,"at":(\d+)/.exec(line)?.[1]
      if (after !== undefined) at = startedAt + Number(after)
      return { line, at }
    })
    return [{ line: header, at: startedAt }, ...rows]
  })
  const [only = []] = ofLogs
  return ofLogs.length === 1 ? only : ofLogs.flat().sort((one, other) => one.at - other.at)
}

/** How a line is listed. */
export function lookOf(line: string): RowLook {
  const { log, checkpoint, event, from } = read(line)
  if (log !== undefined) return { icon: 'flag', words: 'report.row.start', name: '' }
  if (checkpoint !== undefined) return { icon: 'pin', words: 'report.row.state', name: '' }
  const name = event?.type ?? ''
  const told = byType[name]
  if (told) return { ...told, name }
  if (name.startsWith('xstate.after.')) return { icon: 'clock', words: 'report.row.time', name }
  return from === undefined
    ? { icon: 'person', words: 'report.row.guest', name }
    : { icon: 'settings', words: 'report.row.browser', name }
}

/** The line as people read JSON. */
export function laidOut(line: string): string {
  return JSON.stringify(read(line), null, 2)
}

function read(line: string): Line {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
