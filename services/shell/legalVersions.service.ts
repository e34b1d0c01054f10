import * as v from 'valibot'
import type {
  LegalVersion,
  LegalVersionsWanted,
} from '../../machines/shell/legalVersions/legalVersions.events.ts'
import { count, id, list, moment, text } from '../core/bounds.ts'
import { legalTextsDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

/** So many versions are asked for at once. */
const pageLength = 3

const answer = v.object({
  legalTexts: v.object({
    texts: list(v.object({ id, validFrom: moment, summary: text })),
    total: count,
  }),
})

/**
 * The work of slot `loadLegalVersions`: query `legalTexts` with filter, first and offset [SEO-4].
 * @param language of what changed [QRY-1]
 * @returns the versions from that offset on, the newest first; rejects as `GraphqlService` does
 */
export async function loadLegalVersions(
  query: GraphqlService,
  { id: type, offset }: LegalVersionsWanted,
  language: string,
  signal?: AbortSignal,
): Promise<{ versions: readonly LegalVersion[]; total: number }> {
  const variables = { filter: { type, language }, first: pageLength, offset }
  const { legalTexts } = await query.ask(legalTextsDocument, variables, answer, signal)
  return { versions: legalTexts.texts, total: legalTexts.total }
}
