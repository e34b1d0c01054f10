import * as v from 'valibot'
import type { VoiceCallAnswer } from '../../machines/account/voiceCall/voiceCall.events.ts'
import { whole } from '../core/bounds.ts'
import type { ReadCredentials } from '../core/credentials.ts'
import { startAnonymousVoicecallChatDocument } from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const answerSchema = v.object({
  startAnonymousVoicecallChat: v.object({
    resultCode: whole,
    voicecallIdHash: v.nullable(v.string()),
    phoneNumber: v.nullable(v.string()),
    pin: v.nullable(v.string()),
  }),
})

/**
 * The work of slot `startAnonymousCall` [VOC-9].
 * @param content the content service
 * @param credentials whose access token is sent along, the query token for a visitor without one
 * @returns whether and how the call begins, by its result code; rejects as `GraphqlService` does
 */
export async function startAnonymousCall(
  content: GraphqlService,
  credentials: ReadCredentials,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<VoiceCallAnswer> {
  const { accessToken, queryToken } = credentials()
  const answer = await content.ask(
    startAnonymousVoicecallChatDocument,
    { accessToken: accessToken ?? queryToken ?? '', actorId },
    answerSchema,
    signal,
  )
  return answer.startAnonymousVoicecallChat
}
