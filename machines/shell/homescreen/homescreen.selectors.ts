import type { SnapshotFrom } from 'xstate'
import type { homescreenMachine } from './homescreen.machine.ts'

type HomescreenSnapshot = SnapshotFrom<typeof homescreenMachine>

/** Whether the guest is offered the app for the home screen [NAV-33]. */
export function selectIsInstallOffered(snapshot: HomescreenSnapshot): boolean {
  return snapshot.matches('offered')
}

/** Whether the guest is told how to install it by hand: the browser has no prompt of its own. */
export function selectIsInstallExplained(snapshot: HomescreenSnapshot): boolean {
  return snapshot.matches('explained')
}
