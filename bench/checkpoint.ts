import { redact } from '../src/redaction/redact.ts'
import { driveRecorded } from './driving.ts'
import { atMost, type Figure, median } from './measure.ts'
import { app } from './mixes.ts'

const inputs = 10_000
const calls = 50

/** How long the whole app, logged in and at work, takes to be written down. */
export async function measureCheckpoint(): Promise<Figure[]> {
  const recording = await driveRecorded(app, inputs, { redact })
  let line = ''
  const times = Array.from({ length: calls }, () => {
    const before = performance.now()
    line = recording.checkpoint()
    return performance.now() - before
  })
  return [
    atMost(4, { name: 'checkpoint of the whole app, redacted', value: median(times), unit: 'ms' }),
    { name: 'size of that checkpoint', value: Buffer.byteLength(line) / 1_024, unit: 'kB' },
  ]
}
