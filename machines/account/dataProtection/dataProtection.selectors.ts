import type { SnapshotFrom } from 'xstate'
import type { dataProtectionMachine } from './dataProtection.machine.ts'

type DataProtectionSnapshot = SnapshotFrom<typeof dataProtectionMachine>

/** Whether the guest is asked to accept data protection [LGL-4]. */
export function selectIsDataProtectionAsked(snapshot: DataProtectionSnapshot): boolean {
  return snapshot.matches('open')
}

/** Whether an answer is on its way to the platform. */
export function selectIsDataProtectionClosing(snapshot: DataProtectionSnapshot): boolean {
  return snapshot.matches({ open: 'closing' }) || snapshot.matches({ open: 'closingBoth' })
}

/** Whether the guest said no; the question stays open [LGL-4]. */
export function selectIsDataProtectionDeclined(snapshot: DataProtectionSnapshot): boolean {
  return snapshot.matches({ open: 'declined' })
}

/** Whether the answer did not reach the platform; `dataProtection.retryRequested` tries again. */
export function selectHasDataProtectionFailed(snapshot: DataProtectionSnapshot): boolean {
  return snapshot.matches({ open: 'failed' })
}
