import * as v from 'valibot'
import type { SeoSubject, SeoText } from '../../machines/live/seoTexts/seoTexts.events.ts'
import { list, text } from '../core/bounds.ts'
import { seoTextsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'

const seoText = v.object({ title: text, text })
const byTags = v.object({ seoTexts: list(seoText) })
const ofActor = v.object({ content: v.nullable(seoText) })

interface Asked {
  query: GraphqlService
  request: Pick<RequestService, 'ask'>
}

/**
 * The work of slot `loadSeoTexts`: query `seoTexts` for tags, GET seo/getActorSeoContent/{actorId}/{tagGroup}
 * for a performer's page of a group of tags [SEO-3 SEO-5].
 * @param language of the texts [QRY-1]
 * @returns the texts in the order of the tags; rejects as `GraphqlService` and `RequestService` do
 */
export async function loadSeoTexts(
  { query, request }: Asked,
  subject: SeoSubject,
  language: string,
  signal?: AbortSignal,
): Promise<readonly SeoText[]> {
  if ('tags' in subject) {
    const variables = { tags: [...subject.tags], language }
    return (await query.ask(seoTextsDocument, variables, byTags, signal)).seoTexts
  }
  const path = `seo/getActorSeoContent/${pathPart(subject.actorId)}/${pathPart(subject.tagGroup)}`
  const { content } = await request.ask({ path, signal }, ofActor)
  return content ? [content] : []
}
