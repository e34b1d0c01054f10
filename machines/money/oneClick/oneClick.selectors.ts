import type { SnapshotFrom } from 'xstate'
import type { oneClickMachine } from './oneClick.machine.ts'

type OneClickSnapshot = SnapshotFrom<typeof oneClickMachine>

/** Whether a charge by one click is possible; null while nobody knows [PAY-44]. */
export function selectIsOneClickPossible(snapshot: OneClickSnapshot): boolean | null {
  if (snapshot.matches('impossible')) return false
  return snapshot.matches('possible') || snapshot.matches('charging') ? true : null
}

/** Why it is not possible, as the platform names it; null without a reason. */
export function selectOneClickReason({ context }: OneClickSnapshot): string | null {
  return context.reason
}

/** Whether a charge is under way: another click charges nothing. */
export function selectIsCharging({ context }: OneClickSnapshot): boolean {
  return context.charge !== null
}
