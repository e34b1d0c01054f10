import * as v from 'valibot'
import type { Channel } from '../../machines/shell/realtime/realtime.events.ts'
import { id } from '../core/bounds.ts'
import { touchMessengerChannelDocument } from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import type { RequestService } from '../core/request.service.ts'
import { channelPath, oneChannelSchema } from './channel.schema.ts'

const touchedSchema = v.object({
  touchMessengerChannel: v.object({ id }),
})

/**
 * The work of slot `blockChannel`: POST messenger/channel/{channelId}/block.
 * @returns the channel as the platform keeps it; rejects as `RequestService` does
 */
export async function blockChannel(
  request: Pick<RequestService, 'ask'>,
  { channelId, isBlocked }: { channelId: string; isBlocked: boolean },
): Promise<Channel> {
  const data = { blocked: isBlocked }
  const call = { path: `${channelPath(channelId)}/block`, method: 'POST', data } as const
  return (await request.ask(call, oneChannelSchema)).channel
}

/**
 * The work of slot `touchChannel`: touchMessengerChannel [MSG-23]. It is told even if nobody waits.
 * @param content the content service
 * @returns once nothing in the channel is unread; rejects as `GraphqlService` does
 */
export async function touchChannel(
  content: GraphqlService,
  { channelId }: { channelId: string },
): Promise<void> {
  await content.ask(touchMessengerChannelDocument, { channelId }, touchedSchema)
}
