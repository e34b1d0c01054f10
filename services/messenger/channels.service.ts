import * as v from 'valibot'
import type { ChannelPage } from '../../machines/messenger/channels/channels.events.ts'
import type { Channel } from '../../machines/shell/realtime/realtime.events.ts'
import { count } from '../core/bounds.ts'
import {
  messengerChannelsDocument,
  messengerUnreadCountDocument,
} from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import { readableList } from '../core/readableList.ts'
import type { RequestService } from '../core/request.service.ts'
import { channelPath, contentChannelSchema, oneChannelSchema } from './channel.schema.ts'
import { type ContentSource, countUnreadable } from './unreadable.ts'

const channelsSchema = (onLeftOut: (count: number) => void) =>
  v.object({
    messengerChannels: v.object({
      channels: readableList(contentChannelSchema, onLeftOut),
      total: count,
    }),
  })
const unreadSchema = v.object({ messengerUnreadCount: count })

/**
 * The work of slot `loadChannels`: messengerChannels [MSG-21].
 * @param part at most 500 at a time
 * @returns that part of the guest's channels, newest first, and how many there are, without those that
 * cannot be read, whose number goes to the platform's logger; rejects as `GraphqlService` does
 */
export async function loadChannels(
  { content, request }: ContentSource,
  part: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<ChannelPage> {
  const schema = channelsSchema(countUnreadable(request, 'unreadableChannels'))
  const answer = await content.ask(messengerChannelsDocument, part, schema, signal)
  return answer.messengerChannels
}

/**
 * The work of slot `loadChannel`: GET messenger/channel/{channelId} [MSG-17].
 * @returns the channel; rejects as `RequestService` does
 */
export async function loadChannel(
  request: Pick<RequestService, 'ask'>,
  { channelId }: { channelId: string },
  signal?: AbortSignal,
): Promise<Channel> {
  return (
    await request.ask({ path: channelPath(channelId), isOfGuest: true, signal }, oneChannelSchema)
  ).channel
}

/**
 * The work of slot `loadActorChannel`: GET messenger/channel/actor/{actorId} [MSG-18].
 * @returns the guest's channel with that actor; rejects as `RequestService` does
 */
export async function loadActorChannel(
  request: Pick<RequestService, 'ask'>,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<Channel> {
  const path = `messenger/channel/actor/${pathPart(actorId)}`
  return (await request.ask({ path, isOfGuest: true, signal }, oneChannelSchema)).channel
}

/**
 * The work of slot `loadUnreadCount`: messengerUnreadCount [MSG-24].
 * @param content the content service
 * @returns how many messages the guest has not read; rejects as `GraphqlService` does
 */
export async function loadUnreadCount(
  content: GraphqlService,
  signal?: AbortSignal,
): Promise<number> {
  const answer = await content.ask(messengerUnreadCountDocument, {}, unreadSchema, signal)
  return answer.messengerUnreadCount
}
