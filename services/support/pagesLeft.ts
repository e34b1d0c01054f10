import { pageItems } from '../../machines/shell/storage/storage.items.ts'
import type { Environment } from '../core/environment.ts'

const { name } = pageItems.recordedSession
/** So many logs are noted as those of pages that were left. */
const most = 16

type Reach = Pick<Environment, 'keepLocalItem' | 'localItem' | 'now'>

/**
 * Notes that a page of the session is there, or was left. It is on the disk at once, while what is written to a
 * database as a page is left may not get there any more.
 */
export function notePage(
  environment: Reach,
  { id, session }: { id: string; session: string },
  isLeft: boolean,
): void {
  try {
    const others = readPagesLeft(environment).filter((other) => other !== id)
    const left = isLeft ? [...others, id].slice(-most) : others
    environment.keepLocalItem(name, `${session} ${environment.now()} ${left.join(',')}`)
  } catch {
    // nothing can be stored: the next page is a session of its own
  }
}

/** The logs of pages that were left, of the latest ones. */
export function readPagesLeft(environment: Pick<Reach, 'localItem'>): string[] {
  try {
    return environment.localItem(name)?.split(' ')[2]?.split(',').filter(Boolean) ?? []
  } catch {
    return []
  }
}
