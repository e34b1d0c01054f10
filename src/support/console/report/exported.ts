/** A log that would make a longer test is kept as a file beside it instead, in characters. */
const longestTest = 5_000_000

/**
 * Writes a test for vitest that replays a log as the committed sessions are replayed (`src/sessions.test.ts`).
 * @param log as NDJSON, its header first
 * @param name of the report, for the test's title
 * @returns its whole text
 * @throws Error for a log that is too long for a test
 */
export function exportedTest(log: string, name: string): string {
  if (log.length > longestTest) {
    throw new Error(
      'This log is too long for a test. Save it as a file and put that into fixtures/sessions/.',
    )
  }
  const lines = log.trimEnd().split('\n')
  return `// Put it into src/, as NAME.test.ts
import { expect, test } from 'vitest'
import { setFold } from '../machines/core/clock.ts'
import { upcasters } from '../machines/core/upcasters.ts'
import { completeApp } from './areas/all.ts'
import { EventLog, replay } from './engine/index.ts'

const text = [
${lines.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
].join('\\n')

test(${JSON.stringify(`the session of report ${name} replays without a divergence`)}, () => {
  const log = EventLog.parse(text, { upcasters })
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(replayed.position).toBe(log.entries.length)
})
`
}

/** @returns the text of a log file, which may be compressed by gzip */
export async function textOf(file: Blob): Promise<string> {
  if (!(await isPacked(file))) return file.text()
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

/** @returns the log compressed by gzip, as it is kept */
export async function packed(file: Blob): Promise<Blob> {
  if (await isPacked(file)) return file
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

async function isPacked(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}
