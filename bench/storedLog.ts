import type { Page } from '@playwright/test'

/**
 * The text of a log as the browser's disk has it.
 * @param page of the origin that stored it
 * @throws Error when there is no such log
 */
export function readStoredLog(page: Page, id: string): Promise<string> {
  return page.evaluate(async (log) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answer(indexedDB.open('limelight-journal'))
    const reading = database.transaction(['logs', 'segments', 'lines'])
    const range = IDBKeyRange.bound([log], [log, []])
    const [stored, segments, lines] = await Promise.all([
      answer<{ header: string } | undefined>(reading.objectStore('logs').get(log)),
      answer<{ bytes: Uint8Array<ArrayBuffer> }[]>(reading.objectStore('segments').getAll(range)),
      answer<{ text: string }[]>(reading.objectStore('lines').getAll(range)),
    ])
    database.close()
    if (!stored) throw new Error(`no log ${log} is stored`)
    const unpack = ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) =>
      new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
    const packed = await Promise.all(segments.map(unpack))
    return [stored.header, ...packed, ...lines.map(({ text }) => text)].join('')
  }, id)
}
