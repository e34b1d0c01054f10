import type { Page } from '@playwright/test'
import { textOfChunk } from '../../services/support/logChunk.ts'

/**
 * The text of the newest log as the browser's disk has it.
 * @param page of the origin that stored it
 * @param since when its page began at the soonest, in ms since the epoch
 * @returns null when there is none
 */
export async function readNewestLog(page: Page, since: number): Promise<string | null> {
  const stored = await page.evaluate(async (begunAt) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const name = 'limelight-journal'
    // to open what is not there would make it, without what the app puts in
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return null
    const database = await answer(indexedDB.open(name))
    const reading = database.transaction(['logs', 'segments', 'lines'])
    const logs = await answer<{ id: string; startedAt: string; header: string }[]>(
      reading.objectStore('logs').getAll(),
    )
    const begun = ({ startedAt }: { startedAt: string }) => Date.parse(startedAt)
    const newest = logs.toSorted((one, other) => begun(other) - begun(one))[0]
    if (!newest || begun(newest) < begunAt) return null
    const range = IDBKeyRange.bound([newest.id], [newest.id, []])
    const [segments, lines] = await Promise.all([
      answer<{ bytes: Uint8Array<ArrayBuffer> }[]>(reading.objectStore('segments').getAll(range)),
      answer<{ text: string }[]>(reading.objectStore('lines').getAll(range)),
    ])
    database.close()
    return {
      header: newest.header,
      packed: segments.map(({ bytes }) => [...bytes]),
      lines: lines.map(({ text }) => text),
    }
  }, since)
  if (!stored) return null
  const { header, packed, lines } = stored
  const texts = await Promise.all(packed.map((bytes) => textOfChunk(Uint8Array.from(bytes))))
  return [header, ...texts, ...lines].join('')
}
