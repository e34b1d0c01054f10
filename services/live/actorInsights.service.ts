import * as v from 'valibot'
import type { ActorInsights } from '../../machines/live/actorProfile/actorProfile.events.ts'
import { count, id, list, number, text } from '../core/bounds.ts'
import {
  actorHeatMapDocument,
  actorInterviewsDocument,
  chatRatingsDocument,
  freeChatDurationDocument,
} from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const heatMapAnswer = v.object({
  actorHeatMap: v.object({
    days: list(v.object({ date: id, levels: list(count) })),
    hoursToBeOnline: count,
    memo: text,
  }),
})

const ratingsAnswer = v.object({
  chatRatings: v.object({
    lastNinetyDays: v.object({ countRatings: count, satisfactionRate: number }),
  }),
})

const interviewsAnswer = v.object({
  actorInterviews: list(v.object({ id, question: text, answer: text })),
})

/**
 * The work of slot `loadActorInsights`: heat map, chat ratings and interviews, each as its own query
 * [ACT-14 ACT-15 ACT-39].
 * @returns all of them; rejects as `GraphqlService` does when one does not come
 */
export async function loadActorInsights(
  query: GraphqlService,
  { actorId, language }: { actorId: string; language: string },
  signal?: AbortSignal,
): Promise<ActorInsights> {
  const inLanguage = { actorId, language }
  const [{ actorHeatMap }, { chatRatings }, { actorInterviews }] = await Promise.all([
    query.ask(actorHeatMapDocument, inLanguage, heatMapAnswer, signal),
    query.ask(chatRatingsDocument, { actorId }, ratingsAnswer, signal),
    query.ask(actorInterviewsDocument, inLanguage, interviewsAnswer, signal),
  ])
  return {
    heatMap: actorHeatMap,
    rating: chatRatings.lastNinetyDays,
    interviews: actorInterviews,
  }
}

/**
 * The work of slot `loadFreeChatDuration` [ACT-23 CHT-5].
 * @returns how long the guest may chat with the performer for free, in seconds; rejects as
 * `GraphqlService` does
 */
export async function loadFreeChatDuration(
  query: GraphqlService,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<number> {
  const answer = v.object({ freeChatDuration: count })
  return (await query.ask(freeChatDurationDocument, { actorId }, answer, signal)).freeChatDuration
}
