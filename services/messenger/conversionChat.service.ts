import type { ConversionChatAction } from '../../machines/messenger/conversionChat/conversionChat.events.ts'
import type { RequestService } from '../core/request.service.ts'

/** The work of slot `switchConversionChat`: POST conversionChat; rejects as `tell` [CVC-2]. */
export function switchConversionChat(
  request: Pick<RequestService, 'tell'>,
  { action }: { action: ConversionChatAction },
): Promise<void> {
  return request.tell({ path: 'conversionChat', method: 'POST', data: { action } })
}
