import type { Page } from '@playwright/test'

/**
 * The text of the newest log as the browser's disk has it.
 * @param page of the origin that stored it
 * @param since when its page began at the soonest, in ms since the epoch
 * @returns null when there is none
 */
export function readNewestLog(page: Page, since: number): Promise<string | null> {
  return page.evaluate(async (begunAt) => {
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
    const unpack = ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) =>
      new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
    const packed = await Promise.all(segments.map(unpack))
    return [newest.header, ...packed, ...lines.map(({ text }) => text)].join('')
  }, since)
}
