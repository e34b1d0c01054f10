import { describe, expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createLogFileLogic, type LogFileProgress, type SaveLog } from './logFile.service.ts'
import { saveLogFile } from './writtenLog.ts'

const sliceLines = 1_000

const line = '{"seq":1}\n'

/** Lines each of which takes the page some time to write. */
function slowLines(count: number, work: () => void, text = line) {
  return {
    length: count,
    *[Symbol.iterator]() {
      for (let i = 0; i < count; i++) {
        work()
        yield text
      }
    },
  }
}

function begin() {
  const { environment, outside } = fakeEnvironment()
  const shares: number[] = []
  const stopping = new AbortController()
  const progress: LogFileProgress = {
    onShare: (share) => void shares.push(share),
    signal: stopping.signal,
  }
  let now = 0
  let slices = 1
  const turns: (() => void)[] = []
  const stepped = {
    ...environment,
    now: () => now,
    after(_: number, run: () => void) {
      slices++
      turns.push(run)
      return () => {}
    },
  }
  /** Lets one task after the other have its turn until no more is asked for. */
  async function run(until = Number.POSITIVE_INFINITY) {
    for (let turn = 0; turn < until && turns.length > 0; turn++) {
      turns.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    environment: stepped,
    outside,
    progress,
    shares,
    stop: () => stopping.abort(),
    pass: (ms: number) => {
      now += ms
    },
    run,
    slices: () => slices,
  }
}

describe('the file', () => {
  test("carries the log's id and all of its lines", async () => {
    const { environment, outside, progress } = begin()
    await saveLogFile(environment, { id: 'a1-b2', lines: ['{"log":1}\n', line] }, progress)
    const [file] = outside.files
    expect(file?.name).toBe('a1-b2.log.ndjson')
    expect(file?.file.type).toBe('application/x-ndjson')
    expect(await file?.file.text()).toBe(`{"log":1}\n${line}`)
  })

  test('has a name that can be one, whatever the id', async () => {
    const { environment, outside, progress } = begin()
    await saveLogFile(environment, { id: '../../etc/pass wd', lines: [] }, progress)
    expect(outside.files[0]?.name).toBe('-etc-pass-wd.log.ndjson')
  })
})

describe('a long log', () => {
  test('is written in slices of 12 ms, between which the page goes on', async () => {
    const { environment, outside, pass, progress, run, slices } = begin()
    const lines = slowLines(1_200, () => pass(1))
    const saving = saveLogFile(environment, { id: 'a', lines }, progress)
    expect(slices()).toBe(2)
    await run()
    await saving
    expect(slices()).toBe(1 + 1_200 / 12)
    expect(await outside.files[0]?.file.text()).toBe(line.repeat(1_200))
  })

  test('is written in slices also while the clock stands still', async () => {
    const { environment, outside, progress, run, slices } = begin()
    const lines = slowLines(500_000, () => {})
    const saving = saveLogFile(environment, { id: 'a', lines }, progress)
    await run()
    await saving
    expect(slices()).toBe(1 + 500_000 / sliceLines)
    expect(outside.files[0]?.file.size).toBe(500_000 * line.length)
  })

  test('is told of once a second at most', async () => {
    const { environment, pass, progress, run, shares } = begin()
    const lines = slowLines(1_200, () => pass(3))
    const saving = saveLogFile(environment, { id: 'a', lines }, progress)
    await run()
    await saving
    expect(shares).toEqual([0.28, 0.56, 0.84])
  })

  test('is told of each time that a second is over', async () => {
    const { environment, pass, progress, run, shares } = begin()
    const lines = slowLines(200, () => pass(20))
    const saving = saveLogFile(environment, { id: 'a', lines }, progress)
    await run()
    await saving
    expect(shares).toEqual([0.25, 0.5, 0.75, 1])
  })

  test('is not offered once it is cancelled', async () => {
    const { environment, outside, pass, progress, run, slices, stop } = begin()
    const lines = slowLines(1_200, () => pass(1))
    const saving = saveLogFile(environment, { id: 'a', lines }, progress)
    const cancelled = expect(saving).rejects.toThrow('abort')
    await run(3)
    stop()
    await run()
    await cancelled
    expect(slices()).toBe(5)
    expect(outside.files).toEqual([])
  })

  test('may be longer than a text can be', async () => {
    const { environment, outside, pass, progress, run } = begin()
    const megabyte = 'x'.repeat(2 ** 20)
    const lines = slowLines(600, () => pass(3), megabyte)
    const saving = saveLogFile(environment, { id: 'a', lines }, progress)
    await run()
    await saving
    expect(outside.files[0]?.file.size).toBe(600 * 2 ** 20)
  })
})

describe('the slot', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  function start(saveLog: SaveLog) {
    const asked: LogFileProgress[] = []
    const slot = runSlot(
      createLogFileLogic((progress) => {
        asked.push(progress)
        return saveLog(progress)
      }),
    )
    return { ...slot, asked }
  }

  test('asks for the log at once, reports how much of it is written, and that it is saved', async () => {
    const { asked, reported } = start(async () => {})
    asked[0]?.onShare(0.5)
    await settled()
    expect(reported).toEqual([
      { type: 'logFile.progressed', share: 0.5 },
      { type: 'logFile.saved' },
    ])
  })

  test('reports that it did not work', async () => {
    const { reported } = start(() => Promise.reject(new Error('no room')))
    await settled()
    expect(reported).toEqual([{ type: 'logFile.failed' }])
  })

  test('ends the writing when it is stopped', () => {
    const { asked, stop } = start(() => new Promise(() => {}))
    expect(asked[0]?.signal.aborted).toBe(false)
    stop()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})
