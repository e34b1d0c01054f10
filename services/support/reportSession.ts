import { pageItems } from '../../machines/shell/storage/storage.items.ts'
import type { Environment } from '../core/environment.ts'

/** A session ends when there was no page for so long, in ms. */
const sessionPause = 30 * 60_000

const { name } = pageItems.recordedSession

type Reach = Pick<Environment, 'keepLocalItem' | 'localItem' | 'now'>

/**
 * The session of the page's log: the one of the page before or beside it, unless that is too long ago.
 * @param id what a new one would be called
 */
export function continuedSession(environment: Reach, id: string): string {
  const [last = '', seenAt] = read(environment).split(' ')
  const session = last && environment.now() - Number(seenAt) < sessionPause ? last : id
  noteSession(environment, session)
  return session
}

/** Notes that a page of the session is there. */
export function noteSession(environment: Reach, session: string): void {
  try {
    environment.keepLocalItem(name, `${session} ${environment.now()}`)
  } catch {
    // where nothing can be stored each page is a session of its own
  }
}

function read(environment: Reach): string {
  try {
    return environment.localItem(name) ?? ''
  } catch {
    return ''
  }
}
