import type { SnapshotFrom } from 'xstate'
import type { eventLogMachine } from './eventLog.machine.ts'

type Snapshot = SnapshotFrom<typeof eventLogMachine>

/** How far the saving of the event log is. */
export type LogSaving = Snapshot['value']

/** How far the saving of the event log is, by name. */
export function selectLogSaving({ value }: Snapshot): LogSaving {
  return value
}

/** How much of the log is written, from 0 to 1. */
export function selectSavedShare({ context }: Snapshot): number {
  return context.share
}
