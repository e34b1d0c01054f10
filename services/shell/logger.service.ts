import { fromCallback } from 'xstate'
import type { LogEntry } from '../../machines/shell/app/logger.events.ts'
import type { RequestService } from '../core/request.service.ts'

/**
 * The logic of slot `logger`: POST logger/{topic} with the entry's data. An entry that cannot be
 * delivered is given up: logging must not fail the page.
 */
export function createLoggerLogic(request: Pick<RequestService, 'tell'>) {
  return fromCallback<LogEntry>(({ receive }) => {
    receive(({ topic, data }) => {
      request.tell({ path: `logger/${topic}`, method: 'POST', data: data ?? {} }).catch(() => {})
    })
  })
}
