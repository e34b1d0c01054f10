import type { SnapshotFrom } from 'xstate'
import type { GuestAction, RestrictionReason } from './gate.actions.ts'
import type { gateMachine } from './gate.machine.ts'

type GateSnapshot = SnapshotFrom<typeof gateMachine>

/** What the guest wanted and what is missing for it; null unless something waits. */
export function selectWaitingAction({ context }: GateSnapshot): GuestAction | null {
  return context.action
}

/** Why it waits [GATE-1]; null unless something waits. */
export function selectRestrictionReason({ context }: GateSnapshot): RestrictionReason | null {
  return context.reason
}
