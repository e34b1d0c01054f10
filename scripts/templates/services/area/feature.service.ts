import * as v from 'valibot'
import type { FeatureItem } from '../../machines/area/feature/feature.events.ts'
import type { RequestService } from '../core/request.service.ts'

const featureSchema = v.object({
  items: v.array(v.object({ id: v.string(), title: v.string() })),
})

/**
 * Loads the items of the feature.
 * @returns them in the platform's order
 * @throws as `RequestService` does
 */
export async function loadFeature(
  request: RequestService,
  signal?: AbortSignal,
): Promise<FeatureItem[]> {
  const { items } = await request.ask({ path: 'feature', signal }, featureSchema)
  return items
}
