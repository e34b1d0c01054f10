import type { SnapshotFrom } from 'xstate'
import type { RefusalCode } from '../report/intake.shapes.ts'
import type { unsentReportsMachine } from './unsentReports.machine.ts'

type Snapshot = SnapshotFrom<typeof unsentReportsMachine>

/** How many reports the guest is asked about; 0 while they are not. */
export function selectUnsentCount(snapshot: Snapshot): number {
  return snapshot.matches('offered') || snapshot.matches('deleting')
    ? snapshot.context.ids.length
    : 0
}

export function selectIsUnsentDeleting(snapshot: Snapshot): boolean {
  return snapshot.matches('deleting')
}

/** Whether the browser did not delete them. */
export function selectIsUnsentNotDeleted(snapshot: Snapshot): boolean {
  return snapshot.matches({ offered: 'notDeleted' })
}

/** Why the store did not take a report, which no dialog has said; null: there is nothing to say. */
export function selectUntoldRefusal({ context }: Snapshot): RefusalCode | null {
  return context.refusal ?? null
}
