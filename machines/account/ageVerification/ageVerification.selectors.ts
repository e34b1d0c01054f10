import type { SnapshotFrom } from 'xstate'
import type { AvsStatus } from '../guest/guest.state.ts'
import type { ageVerificationMachine } from './ageVerification.machine.ts'

type AgeVerificationSnapshot = SnapshotFrom<typeof ageVerificationMachine>

/** Where the age check stands [AVS-1]. */
export function selectAvsStatus({ value }: AgeVerificationSnapshot): AvsStatus {
  return value.status
}

/** Whether the guest's age is verified. */
export function selectHasAvs({ context }: AgeVerificationSnapshot): boolean {
  return context.hasAvs
}

/** Why the check was refused, as the platform words it [AVS-8]; null without a reason. */
export function selectAvsRejectMessage({ context }: AgeVerificationSnapshot): string | null {
  return context.rejectMessage
}

/** Whether the modal is forced on the guest: its other way out is to log out [AVS-9 AVS-10]. */
export function selectIsCheckForced(snapshot: AgeVerificationSnapshot): boolean {
  return snapshot.matches({ modal: 'open' })
}

/** Whether the page of another provider is being asked for or gone to. */
export function selectIsStartingCheck(snapshot: AgeVerificationSnapshot): boolean {
  return snapshot.matches({ check: 'requesting' }) || snapshot.matches({ check: 'leaving' })
}

/** Whether the page of another provider could not be had; `retryRequested` tries again. */
export function selectHasCheckFailed(snapshot: AgeVerificationSnapshot): boolean {
  return snapshot.matches({ check: 'failed' })
}

/** Whether the check earns a bonus [AVS-13]; false until that is known. */
export function selectIsBonusAvailable({ context }: AgeVerificationSnapshot): boolean {
  return context.isBonusAvailable === true
}
