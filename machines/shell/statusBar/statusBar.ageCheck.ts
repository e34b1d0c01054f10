import type { SnapshotFrom } from 'xstate'
import type { statusBarMachine } from './statusBar.machine.ts'

/** Where age verification stands, for bar `avsstatus`. */
export function selectAvsStatus({ context }: SnapshotFrom<typeof statusBarMachine>) {
  return context.guest.avsStatus
}

/** Why age verification was rejected, as the platform words it; null without a reason. */
export function selectAvsRejectMessage({
  context,
}: SnapshotFrom<typeof statusBarMachine>): string | null {
  return context.guest.avsRejectMessage
}
