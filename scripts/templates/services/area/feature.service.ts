import * as v from 'valibot'
import type { FeatureItem } from '../../machines/area/feature/feature.events.ts'
import type { RequestService } from '../core/request.service.ts'

const featureSchema = v.object({
  items: v.array(v.object({ id: v.string(), title: v.string() })),
})

/**
 * Makes the service of the feature.
 * @returns the work of the feature machine's slot, rejecting as `RequestService` does:
 * `loadFeature` gives the items in the platform's order
 */
export function createFeatureService(request: RequestService) {
  return {
    async loadFeature(signal?: AbortSignal): Promise<FeatureItem[]> {
      const { items } = await request.ask({ path: 'feature', signal }, featureSchema)
      return items
    },
  }
}
