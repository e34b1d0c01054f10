import type { SnapshotFrom } from 'xstate'
import type { channelsMachine } from './channels.machine.ts'

/** How many messages are unread in all channels [MSG-24]; alone, for the navbar shows it from the start. */
export function selectUnreadTotal({ context }: SnapshotFrom<typeof channelsMachine>): number {
  return context.unreadCount
}
