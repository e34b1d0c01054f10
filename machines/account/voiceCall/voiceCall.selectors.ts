import type { SnapshotFrom } from 'xstate'
import type { voiceCallMachine } from './voiceCall.machine.ts'

type VoiceCallSnapshot = SnapshotFrom<typeof voiceCallMachine>

/** Whether the dialog of an anonymous call is open. */
export function selectIsVoiceCallOpen({ context }: VoiceCallSnapshot): boolean {
  return context.isOpen
}

/** Who is to be called; null until a call was wanted. */
export function selectVoiceCallActorId({ context }: VoiceCallSnapshot): string | null {
  return context.actorId
}

export type VoiceCallProgress = 'idle' | 'starting' | 'active' | 'over' | 'failed'

/** How far the call is; `over` until the page is loaded again. */
export function selectVoiceCallProgress({ value }: VoiceCallSnapshot): VoiceCallProgress {
  return typeof value === 'string' ? value : 'over'
}

/** What to call and to type in, each null when there is none; null unless a call is active. */
export function selectVoiceCallNumber({
  context: { call },
}: VoiceCallSnapshot): { phoneNumber: string | null; pin: string | null } | null {
  return call
}

/** Why no call began [VOC-8]; null when the platform did not say. */
export function selectVoiceCallFailureCode({ context }: VoiceCallSnapshot): number | null {
  return context.failureCode
}

/** Whether the guest is in an anonymous call, which is a role of its own [GST-22]. */
export function selectIsAnonymousVoiceCall(snapshot: VoiceCallSnapshot): boolean {
  return snapshot.matches('active')
}
