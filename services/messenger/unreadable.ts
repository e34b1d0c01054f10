import type { LogEntry } from '../../machines/shell/app/logger.events.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import type { RequestService } from '../core/request.service.ts'

const topic: LogEntry['topic'] = 'vxmessengerError'

/** What the messenger's content is asked of, and who is told what of it cannot be read. */
export interface ContentSource {
  content: GraphqlService
  request: Pick<RequestService, 'tell'>
}

/**
 * Tells the platform's logger how many entries of an answer could not be read, quoting nothing of them.
 * @param reason which entries
 */
export function countUnreadable(
  request: ContentSource['request'],
  reason: 'unreadableChannels' | 'unreadableMessages',
): (count: number) => void {
  return (count) => {
    const data = { reason, count }
    request.tell({ path: `logger/${topic}`, method: 'POST', data }).catch(() => {})
  }
}
