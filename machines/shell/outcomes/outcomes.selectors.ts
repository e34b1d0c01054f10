import type { SnapshotFrom } from 'xstate'
import type { Outcome } from './outcomes.events.ts'
import type { outcomesMachine } from './outcomes.machine.ts'

type Snapshot = SnapshotFrom<typeof outcomesMachine>

const none: readonly Outcome[] = []

/** What the guest is told, in the order in which it came about; nothing until a page is shown. */
export function selectOutcomes({ context: { path, outcomes } }: Snapshot): readonly Outcome[] {
  return path === null ? none : outcomes
}

/** Whether the guest is told of anything. */
export function selectHasOutcome(snapshot: Snapshot): boolean {
  return selectOutcomes(snapshot).length > 0
}
