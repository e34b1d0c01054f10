import * as v from 'valibot'
import {
  type PreviewIncentive,
  previewIncentiveTypes,
} from '../../machines/library/previewOffer/previewOffer.events.ts'
import { count, list, text, time } from '../core/bounds.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'

/** An incentive as the platform tells of it [INC-1]; its countdown is in seconds, the start in ms since the epoch. */
const incentiveSchema = v.object({
  region: text,
  type: text,
  priority: count,
  event: text,
  uniqueGroup: v.nullable(text),
  countdown: v.nullable(count),
  countdownStartTime: v.nullable(time),
})
type Incentive = v.InferOutput<typeof incentiveSchema>

const answerSchema = v.object({
  success: v.boolean(),
  data: v.optional(v.object({ incentives: list(incentiveSchema) })),
})

const event = 'video-preview-end'

/**
 * The work of slot `loadPreviewIncentives`: GET incentives/video-preview-end/{albumId}, of which a video's id is one
 * [INC-12].
 * @returns those of this event that can be shown; none where the platform has none. Rejects as `RequestService` does
 */
export async function loadPreviewIncentives(
  request: Pick<RequestService, 'ask'>,
  { videoId }: { videoId: string },
  signal?: AbortSignal,
): Promise<readonly PreviewIncentive[]> {
  const path = `incentives/${event}/${pathPart(videoId)}`
  const { success, data } = await request.ask({ path, signal }, answerSchema)
  return success && data ? data.incentives.flatMap(shownOf) : []
}

function shownOf(told: Incentive): PreviewIncentive[] {
  const type = previewIncentiveTypes.find((known) => known === told.type)
  if (!type || told.event !== event) return []
  const { priority, countdown, countdownStartTime: start } = told
  return [
    {
      type,
      priority,
      endsAt: countdown === null || start === null ? null : start + countdown * 1_000,
    },
  ]
}
