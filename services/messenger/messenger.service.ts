import * as v from 'valibot'
import type {
  ChannelPage,
  MessengerActor,
} from '../../machines/messenger/messenger/messenger.events.ts'
import type { Channel } from '../../machines/shell/realtime/realtime.events.ts'
import {
  messengerChannelsDocument,
  messengerUnreadCountDocument,
  touchMessengerChannelDocument,
} from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'
import { channelSchema, contentChannelSchema } from './channel.schema.ts'

const text = v.string()
const flag = v.boolean()
const id = v.pipe(text, v.nonEmpty())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const channelsSchema = v.object({
  messengerChannels: v.object({ channels: v.array(contentChannelSchema), total: count }),
})
const oneChannelSchema = v.object({ channel: channelSchema })
const actorSchema = v.object({
  actor: v.object({
    id,
    name: text,
    age: count,
    isOnline: flag,
    pictureUrl: text,
    countryCode: text,
    languages: v.array(text),
    categories: v.array(text),
    hasToy: flag,
    isEmailEnabled: flag,
    isSmsEnabled: flag,
  }),
})
const unreadSchema = v.object({ messengerUnreadCount: count })
const touchedSchema = v.object({ touchMessengerChannel: v.object({ id }) })

/**
 * The work of slot `loadChannels`: messengerChannels [MSG-21].
 * @param content the content service
 * @param part at most 500 at a time
 * @returns that part of the guest's channels, newest first, and how many there are; rejects as
 * `GraphqlService` does
 */
export async function loadChannels(
  content: GraphqlService,
  part: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<ChannelPage> {
  const answer = await content.ask(messengerChannelsDocument, part, channelsSchema, signal)
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
  return (await request.ask({ path: pathTo(channelId), signal }, oneChannelSchema)).channel
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
  return (await request.ask({ path, signal }, oneChannelSchema)).channel
}

/**
 * The work of slot `loadMessengerActor`: GET messenger/actor/{actorId} [MSG-20].
 * @returns the actor; rejects as `RequestService` does
 */
export async function loadMessengerActor(
  request: Pick<RequestService, 'ask'>,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<MessengerActor> {
  const path = `messenger/actor/${pathPart(actorId)}`
  return (await request.ask({ path, signal }, actorSchema)).actor
}

/**
 * The work of slot `blockChannel`: POST messenger/channel/{channelId}/block.
 * @returns the channel as the platform keeps it; rejects as `RequestService` does
 */
export async function blockChannel(
  request: Pick<RequestService, 'ask'>,
  { channelId, isBlocked }: { channelId: string; isBlocked: boolean },
): Promise<Channel> {
  const data = { blocked: isBlocked }
  const call = { path: `${pathTo(channelId)}/block`, method: 'POST', data } as const
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

function pathTo(channelId: string): string {
  return `messenger/channel/${pathPart(channelId)}`
}
