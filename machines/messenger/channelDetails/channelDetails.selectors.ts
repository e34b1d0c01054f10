import type { SnapshotFrom } from 'xstate'
import type { MessengerActor } from './channelDetails.events.ts'
import type { channelDetailsMachine } from './channelDetails.machine.ts'

type ChannelDetailsSnapshot = SnapshotFrom<typeof channelDetailsMachine>

/** The actor shown beside the conversation; null until it came [MSG-20]. */
export function selectActor({ context }: ChannelDetailsSnapshot): MessengerActor | null {
  return context.actor
}

/** Whether the actor did not come; `channelDetails.retryRequested` asks again. */
export function selectHasActorFailed(snapshot: ChannelDetailsSnapshot): boolean {
  return snapshot.matches('failed')
}
