import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { EventLog } from '../src/engine/index.ts'
import type { Figure } from './measure.ts'

/** How much room the recorded first session takes. */
export async function measureSize(): Promise<Figure[]> {
  const text = await readFile('fixtures/sessions/first-session.log.ndjson')
  const { length } = EventLog.parse(text.toString()).entries
  const unit = 'bytes an entry'
  return [
    { name: 'recorded session, plain', value: text.length / length, unit },
    { name: 'recorded session, gzip', value: gzipSync(text).length / length, unit },
  ]
}
