import type { CrashedPage } from '../../machines/support/report/report.events.ts'
import { base64url } from './base64.ts'
import { type JournalDatabase, keysOf, type StoredLog } from './journalDatabase.ts'
import type { JournalEnvironment } from './journalEnvironment.ts'
import { lockOf } from './journalPage.ts'
import { bytesOf } from './journalRoom.ts'
import { readPagesLeft } from './pagesLeft.ts'

/** A page counts as gone when it said nothing for so long, where there are no locks; in ms. */
const silence = 3 * 60_000
/** Nobody is asked about what was longer ago, in ms. */
const crashAge = 3 * 24 * 60 * 60_000
/** When the guest may be asked again who did not want to answer now, in ms. */
const postponement = 24 * 60 * 60_000

/** The latest page that ended without having been left, if the guest may be asked about it. */
export async function findCrashedPage(
  database: JournalDatabase,
  environment: Pick<JournalEnvironment, 'heldLocks' | 'localItem' | 'now'>,
): Promise<CrashedPage | null> {
  const living = await environment.heldLocks()
  const now = environment.now()
  const left = new Set(readPagesLeft(environment))
  const isGone = ({ id, seenAt }: StoredLog) =>
    living ? !living.has(lockOf(id)) : now - seenAt > silence
  const ended = (await database.getAll('logs'))
    .filter((log) => log.page === 'shown' && now - log.seenAt < crashAge && bytesOf(log) > 0)
    .filter((log) => !left.has(log.id) && isGone(log))
    .toSorted((one, other) => other.seenAt - one.seenAt)
  const [latest] = ended
  if (!latest || latest.askedAgainAt === null || (latest.askedAgainAt ?? 0) > now) return null
  return { log: latest.id, session: latest.session }
}

/**
 * Remembers what the guest answered about a page that crashed.
 * @param isFinal whether they are not asked about it again
 */
export async function noteCrashAnswer(
  database: JournalDatabase,
  log: string,
  isFinal: boolean,
  now: number,
): Promise<void> {
  const writing = database.transaction('logs', 'readwrite')
  const found = await writing.store.get(log)
  if (found)
    await writing.store.put({ ...found, askedAgainAt: isFinal ? null : now + postponement })
  await writing.done
}

/**
 * The key by which the reports of a session are sent.
 * @param made becomes it when there is none
 */
export async function keyOfSession(
  database: JournalDatabase,
  session: string,
  made: string,
  now: number,
): Promise<string> {
  const writing = database.transaction('sessions', 'readwrite')
  const found = await writing.store.get(session)
  if (!found) await writing.store.put({ id: session, key: made, at: now })
  await writing.done
  return found?.key ?? made
}

/** A key that nobody guesses. */
export function newKey(randomBytes: JournalEnvironment['randomBytes']): string {
  return base64url(randomBytes(32))
}

/** Removes a report that is held, with its chunks. */
export async function deleteReport(database: JournalDatabase, id: string): Promise<void> {
  const writing = database.transaction(['reports', 'chunks'], 'readwrite')
  await writing.objectStore('reports').delete(id)
  await writing.objectStore('chunks').delete(keysOf(id))
  await writing.done
}
