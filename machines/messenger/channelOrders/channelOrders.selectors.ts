import type { SnapshotFrom } from 'xstate'
import type { BlockOrder } from './channelOrders.events.ts'
import type { channelOrdersMachine } from './channelOrders.machine.ts'

type ChannelOrdersSnapshot = SnapshotFrom<typeof channelOrdersMachine>

/** The id of the channel that was archived last, as long as that can be taken back. */
export function selectArchivedId({ context }: ChannelOrdersSnapshot): string | null {
  return context.archivedId
}

/** The order to block that was not met, until it is put away. */
export function selectFailedBlock({ context }: ChannelOrdersSnapshot): BlockOrder | null {
  return context.failedBlock
}
