import type { SnapshotFrom } from 'xstate'
import type { ConversionChatAction } from './conversionChat.events.ts'
import type { conversionChatMachine } from './conversionChat.machine.ts'

type ConversionChatSnapshot = SnapshotFrom<typeof conversionChatMachine>

/** Whether the guest may have the chat: its countdown ends in the future [CVC-1]. */
export function selectIsEligible(snapshot: ConversionChatSnapshot): boolean {
  return snapshot.matches({ countdown: 'running' })
}

/** When the countdown ends, in ms since the epoch; null while none runs. */
export function selectEndsAt(snapshot: ConversionChatSnapshot): number | null {
  return selectIsEligible(snapshot) ? snapshot.context.endsAt : null
}

/** Whether the guest switched the chat on, as far as this page knows. */
export function selectIsEnabled({ context }: ConversionChatSnapshot): boolean {
  return context.done === 'enable'
}

/** Whether the guest gave the chat back, as far as this page knows. */
export function selectIsDisabled({ context }: ConversionChatSnapshot): boolean {
  return context.done === 'disable'
}

/** What the platform is being asked for; null for nothing. */
export function selectSwitching(snapshot: ConversionChatSnapshot): ConversionChatAction | null {
  return snapshot.matches({ switch: 'switching' }) ? snapshot.context.wish : null
}

/** Whether the platform did not take what it was asked for last; `conversionChat.retryRequested` asks again. */
export function selectHasSwitchFailed(snapshot: ConversionChatSnapshot): boolean {
  return snapshot.matches({ switch: 'failed' })
}
