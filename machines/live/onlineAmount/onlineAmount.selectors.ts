import type { SnapshotFrom } from 'xstate'
import type { onlineAmountMachine } from './onlineAmount.machine.ts'

/** How many performers are online; null until it is known [ACT-35]. */
export function selectOnlineAmount({
  context,
}: SnapshotFrom<typeof onlineAmountMachine>): number | null {
  return context.amount
}
