import * as v from 'valibot'
import type { FreePreview } from '../../machines/live/freePreview/freePreview.events.ts'
import { count, flag } from '../core/bounds.ts'
import {
  freePreviewDeclineDocument,
  freePreviewInitDocument,
} from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const preview = v.object({ success: flag, seconds: count })
const started = v.object({ freePreviewInit: preview })
const declined = v.object({ freePreviewDecline: preview })

/**
 * The work of slot `startFreePreview`: mutation `freePreviewInit`; asked again it gives the same [ACT-40].
 * @param query the query service
 * @returns what is left of it; rejects as `GraphqlService` does
 */
export async function startFreePreview(
  query: GraphqlService,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<FreePreview> {
  const variables = { modelId: actorId }
  return (await query.ask(freePreviewInitDocument, variables, started, signal)).freePreviewInit
}

/**
 * The work of slot `declineFreePreview`: mutation `freePreviewDecline` [ACT-40].
 * @param query the query service
 * @returns whether it is turned down; rejects as `GraphqlService` does
 */
export async function declineFreePreview(
  query: GraphqlService,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<FreePreview> {
  const variables = { modelId: actorId }
  return (await query.ask(freePreviewDeclineDocument, variables, declined, signal))
    .freePreviewDecline
}
