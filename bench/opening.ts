import { closeSync, openSync, writeSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LogFile } from '../src/engine/index.ts'
import { driveRecorded, replayWhole } from './driving.ts'
import { atMost, type Figure, median } from './measure.ts'
import { app } from './mixes.ts'

/** About 100 MB, with a tail after the last checkpoint. */
const inputs = 502_500
const between = 5_000
const rounds = 5

/** How long a log of 100 MB takes to be opened at its last checkpoint and folded from there. */
export async function measureOpening(): Promise<Figure[]> {
  const path = join(tmpdir(), `opening-${process.pid}.log.ndjson`)
  try {
    const out = openSync(path, 'w')
    const recording = await driveRecorded(app, inputs, {
      sink: (lines) => void writeSync(out, lines.join('')),
      checkpointEvery: { entries: between },
      soon: (run) => run(),
    })
    recording.flush()
    closeSync(out)
    const handle = await open(path)
    const { size } = await handle.stat()
    const read = async (start: number, end: number) => {
      const bytes = new Uint8Array(end - start)
      const { bytesRead } = await handle.read(bytes, 0, end - start, start)
      return bytes.subarray(0, bytesRead)
    }
    const times: number[] = []
    while (times.length < rounds) {
      const before = performance.now()
      replayWhole(app, await (await LogFile.open({ size, read })).last())
      times.push(performance.now() - before)
    }
    await handle.close()
    const name = `opening a log of ${Math.round(size / 1_000_000)} MB at its last checkpoint`
    return [atMost(1, { name, value: median(times) / 1_000, unit: 's', goal: 'under 1 s' })]
  } finally {
    await rm(path, { force: true })
  }
}
