import * as v from 'valibot'
import {
  type ChatMessage,
  type ContentPage,
  readChatMessage,
} from '../../machines/messenger/conversation/chatMessage.ts'
import type { ContentQuery } from '../../machines/messenger/conversation/conversation.machine.ts'
import { messengerContentDocument } from '../core/graphql/content.documents.ts'
import { messageSchema } from './message.schema.ts'
import { type ContentSource, countUnreadable } from './unreadable.ts'

const contentSchema = v.object({
  messengerContent: v.object({ messages: v.array(v.any()), hasOlder: v.boolean() }),
})

/**
 * The work of slot `loadContent`: messengerContent [MSG-22].
 * @returns the messages before a position or the newest ones, oldest first, without those that cannot
 * be read or are of another channel, whose number goes to the platform's logger; rejects as
 * `GraphqlService` does
 */
export async function loadContent(
  { content, request }: ContentSource,
  { channelId, before, limit }: ContentQuery,
  signal?: AbortSignal,
): Promise<ContentPage> {
  const variables = { channelId, before, limit }
  const answer = await content.ask(messengerContentDocument, variables, contentSchema, signal)
  const { messages: given, hasOlder } = answer.messengerContent
  const messages = given
    .map(readMessage)
    .filter((message) => message?.channelId === channelId)
    .filter((message) => message !== null)
  const count = given.length - messages.length
  if (count > 0) countUnreadable(request, 'unreadableMessages')(count)
  return { messages, hasOlder }
}

function readMessage(given: unknown): ChatMessage | null {
  const { success, output } = v.safeParse(messageSchema, given)
  return success ? readChatMessage(output) : null
}
