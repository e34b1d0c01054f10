import { pageItems } from '../../machines/shell/storage/storage.items.ts'
import type { Environment } from '../core/environment.ts'

/** A session ends when there was no page for so long, in ms. */
const sessionPause = 30 * 60_000

const { name } = pageItems.recordedSession

type Reach = Pick<Environment, 'localItem' | 'now'>

/**
 * The session of the page's log: the one of the page before or beside it, unless that is too long ago. Where nothing
 * can be stored each page is a session of its own.
 * @param id what a new one would be called
 */
export function continuedSession(environment: Reach, id: string): string {
  try {
    const [last = id, seenAt] = `${environment.localItem(name)}`.split(' ')
    return environment.now() - Number(seenAt) < sessionPause ? last : id
  } catch {
    return id
  }
}
