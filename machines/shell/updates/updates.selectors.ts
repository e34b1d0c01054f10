import type { SnapshotFrom } from 'xstate'
import type { updatesMachine } from './updates.machine.ts'

type UpdatesSnapshot = SnapshotFrom<typeof updatesMachine>

/** Whether the guest is told of a newer build, which `updates.installRequested` takes. */
export function selectIsUpdateOffered(snapshot: UpdatesSnapshot): boolean {
  return snapshot.matches('versionReady') || snapshot.matches('superseded')
}

/** Whether the newer build is being taken; the page is loaded again then, after a payment. */
export function selectIsUpdating(snapshot: UpdatesSnapshot): boolean {
  return snapshot.matches('installing') || snapshot.matches('reloading')
}
