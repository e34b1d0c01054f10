import * as v from 'valibot'
import {
  type ChatMessage,
  type ContentPage,
  readChatMessage,
} from '../../machines/messenger/conversation/chatMessage.ts'
import type { ContentQuery } from '../../machines/messenger/conversation/conversation.machine.ts'
import type { LogEntry } from '../../machines/shell/app/logger.events.ts'
import { messengerContentDocument } from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import type { RequestService } from '../core/request.service.ts'
import { messageSchema } from './message.schema.ts'

const contentSchema = v.object({
  messengerContent: v.object({ messages: v.array(v.any()), hasOlder: v.boolean() }),
})

const topic: LogEntry['topic'] = 'vxmessengerError'

/** What the history of a channel is asked of, and who is told what of it cannot be read. */
export interface ContentSource {
  content: GraphqlService
  request: Pick<RequestService, 'tell'>
}

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
  if (count > 0) {
    const data = { reason: 'unreadableMessages', count }
    request.tell({ path: `logger/${topic}`, method: 'POST', data }).catch(() => {})
  }
  return { messages, hasOlder }
}

function readMessage(given: unknown): ChatMessage | null {
  const { success, output } = v.safeParse(messageSchema, given)
  return success ? readChatMessage(output) : null
}
