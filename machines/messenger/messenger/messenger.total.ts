import type { SnapshotFrom } from 'xstate'
import type { messengerMachine } from './messenger.machine.ts'

/** How many messages are unread in all channels [MSG-24]; alone, for the navbar shows it from the start. */
export function selectUnreadTotal({ context }: SnapshotFrom<typeof messengerMachine>): number {
  return context.unreadCount
}
