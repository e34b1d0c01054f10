import { type EventObject, fromCallback } from 'xstate'
import type { LogFileEvent } from '../../machines/shell/eventLog/eventLog.events.ts'

/** Writes the event log, as it is now, to a file of the guest's; rejects when that did not work. */
export type SaveLog = (progress: LogFileProgress) => Promise<void>

/** What becomes of a file that is being written. */
export interface LogFileProgress {
  /** Told how much is written, from 0 to 1, once a second at most. */
  onShare: (share: number) => void
  /** Aborted when it is to be written no more. */
  signal: AbortSignal
}

/** The logic of slot `logFile`: has the log saved and reports how that goes, until it is stopped. */
export function createLogFileLogic(saveLog: SaveLog) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const report: (event: LogFileEvent) => void = sendBack
    const stopping = new AbortController()
    saveLog({
      onShare: (share) => report({ type: 'logFile.progressed', share }),
      signal: stopping.signal,
    }).then(
      () => report({ type: 'logFile.saved' }),
      () => report({ type: 'logFile.failed' }),
    )
    return () => stopping.abort()
  })
}
