import type { AutoRechargeTeaserMode } from '../../machines/money/autoRecharge/autoRecharge.events.ts'
import type { RequestService } from '../core/request.service.ts'

/** The work of slot `saveTeaserState`: POST autoRechargeTeaserState; rejects as `tell` [PAY-34]. */
export function saveTeaserState(
  request: Pick<RequestService, 'tell'>,
  { mode }: { mode: AutoRechargeTeaserMode },
): Promise<void> {
  return request.tell({ path: 'autoRechargeTeaserState', method: 'POST', data: { mode } })
}
