import * as v from 'valibot'
import type { FeatureFeedback } from '../../machines/live/featureFeedback/featureFeedback.events.ts'
import { flag } from '../core/bounds.ts'
import { featureFeedbackDocument } from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const takenSchema = v.object({ featureFeedback: flag })

/**
 * The work of slot `sendFeatureFeedback`: the mutation `featureFeedback` [QRY-4].
 * @returns when it was taken; rejects as `GraphqlService` does
 */
export async function sendFeatureFeedback(
  query: GraphqlService,
  { feature, isHelpful }: FeatureFeedback,
  signal?: AbortSignal,
): Promise<void> {
  await query.ask(featureFeedbackDocument, { feature, isHelpful }, takenSchema, signal)
}
