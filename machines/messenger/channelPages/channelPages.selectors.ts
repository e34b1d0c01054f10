import type { SnapshotFrom } from 'xstate'
import { type channelPagesMachine, hasMore } from './channelPages.machine.ts'

type ChannelPagesSnapshot = SnapshotFrom<typeof channelPagesMachine>

/** Whether there is more of the list than is known. */
export function selectHasMore({ context }: ChannelPagesSnapshot): boolean {
  return hasMore(context)
}

/** Whether more of the list was asked for and did not come in time; `channelPages.retryRequested` asks again. */
export function selectHasMoreFailed(snapshot: ChannelPagesSnapshot): boolean {
  return snapshot.matches('unanswered')
}

/** How much of the platform's list has been loaded one after the other. */
export function selectLoadedCount({ context }: ChannelPagesSnapshot): number {
  return context.loadedCount
}
