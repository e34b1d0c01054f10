import { describe, expect, test } from 'vitest'
import { LogError, LogFile, type RecordedLog, replay, stateOf } from './index.ts'
import { linesOf, summing } from './testing/longLog.ts'

const checkpoints = /^\{"checkpoint":(\d+),/
const lines = linesOf(300)
const seqs = lines.flatMap((line) => checkpoints.exec(line)?.[1] ?? []).map(Number)
const text = lines.join('')

/** Bytes in memory that count how many of them are read. */
function bytesOf(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    size: bytes.length,
    count: 0,
    async read(start: number, end: number) {
      if (start < 0 || end < start || end > bytes.length) throw new Error('beyond the log')
      this.count += end - start
      return bytes.slice(start, end)
    },
  }
}

const open = (content: string | Uint8Array, chunk?: number) =>
  LogFile.open(bytesOf(content), {}, chunk)

function endOf(log: RecordedLog) {
  const replayed = replay(summing, log)
  replayed.run()
  expect([log.warnings, replayed.differences]).toEqual([[], []])
  return stateOf(replayed.actor)
}

async function problemOf(run: () => Promise<unknown>): Promise<string> {
  const error = await run().then(
    () => 'none',
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(LogError)
  return (error as LogError).message
}

const whole = await (await open(text)).from(0)

test('the log at hand has several checkpoints and characters of several bytes', () => {
  expect(seqs.length).toBeGreaterThan(3)
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(text.length)
  expect(whole.entries.length).toBeGreaterThanOrEqual(300)
})

test('is as another log is, its header too', async () => {
  const file = await open(text)
  expect(file.header).toEqual(JSON.parse(lines[0] as string))
  expect(whole.checkpoints.map(({ seq }) => seq)).toEqual(seqs)
  expect(whole.toNDJSON()).toBe(text)
})

describe.each([[1], [7], [64], [4_096], [undefined]])('in chunks of %s bytes', (chunk) => {
  test('replays from its last checkpoint to the same end', async () => {
    const last = await (await open(text, chunk)).last()
    expect(last.checkpoints.map(({ seq }) => seq)).toEqual(seqs.slice(-1))
    expect(last.entries).toEqual(whole.entries.filter(({ seq }) => seq > (seqs.at(-1) as number)))
    expect(endOf(last)).toEqual(endOf(whole))
  })

  test('names its segments by their checkpoints', async () => {
    const segments = await (await open(text, chunk)).segments()
    expect(segments.map(({ from }) => from)).toEqual([0, ...seqs])
    const bytes = new TextEncoder().encode(text)
    let end = new TextEncoder().encode(lines[0]).length
    for (const segment of segments) {
      expect(segment.start).toBe(end)
      end += segment.bytes
      const [first] = new TextDecoder().decode(bytes.subarray(segment.start, end)).split('\n')
      expect(first).toMatch(segment.from === 0 ? /^\{"seq":1,/ : checkpoints)
    }
    expect(end).toBe(bytes.length)
  })
})

test('replays from each of its segments to the same end', async () => {
  for (const chunk of [1_000, undefined]) {
    const file = await open(text, chunk)
    for (const { from } of await file.segments()) {
      const log = await file.from(from)
      expect(log.entries[0]?.seq).toBe(from + 1)
      expect(endOf(log)).toEqual(endOf(whole))
    }
  }
})

test('refuses a checkpoint that is not there', async () => {
  const file = await open(text)
  await expect(file.from(51_000)).rejects.toThrow(
    new RangeError('the log has no checkpoint after entry 51000'),
  )
  for (const seq of [-1, 1, Number.NaN]) await expect(file.from(seq)).rejects.toThrow(RangeError)
})

test('reads the header when it is opened, and then only what it needs', async () => {
  const large = linesOf(6_000).join('')
  const bytes = bytesOf(large)
  const chunk = 4_096
  const file = await LogFile.open(bytes, {}, chunk)
  expect(bytes.count).toBeLessThanOrEqual(chunk)
  const segments = await file.segments()
  expect(bytes.size).toBeGreaterThan(20 * chunk * 4)
  for (const segment of [segments.at(-1), segments.at(-2), segments.at(-20)]) {
    const needed = bytes.size - (segment?.start ?? 0)
    bytes.count = 0
    await file.from(segment?.from ?? 0)
    expect(bytes.count).toBeGreaterThanOrEqual(needed)
    expect(bytes.count).toBeLessThan(needed * 1.02 + 2 * chunk)
  }
  bytes.count = 0
  const last = await file.last()
  expect(bytes.count).toBeLessThan((segments.at(-1)?.bytes ?? 0) * 1.02 + 2 * chunk)
  expect(last.checkpoints[0]?.seq).toBe(segments.at(-1)?.from)
})

describe('the end of a log that a crash tore', () => {
  const at = lines.findLastIndex((line) => checkpoints.test(line))
  const before = lines.slice(0, at).join('')
  const checkpoint = lines[at] as string

  test.each([[5], [16], [40], [checkpoint.length - 2]])(
    'within the last checkpoint, after %i characters: the one before it is the last',
    async (length) => {
      const torn = before + checkpoint.slice(0, length)
      for (const chunk of [7, 1_000, undefined]) {
        const file = await open(torn, chunk)
        const log = await file.last()
        expect(log.checkpoints.map(({ seq }) => seq)).toEqual(seqs.slice(-2, -1))
        expect(log.entries.at(-1)?.seq).toBe(seqs.at(-1))
        expect(log.warnings).toEqual([
          `line ${log.entries.length + 2} from the checkpoint after entry ${seqs.at(-2)}: torn off (${length} characters), dropped`,
        ])
        expect((await file.segments()).map(({ from }) => from)).toEqual([0, ...seqs.slice(0, -1)])
        await expect(file.from(seqs.at(-1) as number)).rejects.toThrow(RangeError)
      }
    },
  )

  test('within its only checkpoint: it begins with the start of the app', async () => {
    const start = [...lines.slice(0, 4), '{"checkpoint":3,"at":0,"act'].join('')
    const file = await open(start)
    const log = await file.last()
    expect(log.entries.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(log.warnings).toEqual([expect.stringMatching(/^line 5: torn off/)])
    expect(await file.segments()).toMatchObject([{ from: 0 }])
  })

  test('just before its last line break: nothing is lost', async () => {
    const log = await (await open((before + checkpoint).trimEnd())).last()
    expect([log.checkpoints.length, log.checkpoints[0]?.seq]).toEqual([1, seqs.at(-1)])
    expect(log.warnings).toEqual([])
  })

  test('within a character', async () => {
    const bytes = new TextEncoder().encode(`${text}{"seq":${whole.entries.length + 1},"x":"€`)
    const log = await (await open(bytes.subarray(0, -1))).last()
    expect(log.entries.at(-1)).toEqual(whole.entries.at(-1))
    expect(log.warnings).toEqual([expect.stringMatching(/torn off/)])
  })
})

test('a log may begin at a checkpoint', async () => {
  const at = lines.findIndex((line) => checkpoints.test(line))
  const file = await open([lines[0], ...lines.slice(at)].join(''))
  expect((await file.segments()).map(({ from }) => from)).toEqual(seqs)
  expect(endOf(await file.from(seqs[0] as number))).toEqual(endOf(whole))
  await expect(file.from(0)).rejects.toThrow(RangeError)
})

test('a log may have no checkpoints, or no entries', async () => {
  const start = lines.slice(0, 10).join('')
  const file = await open(start)
  expect((await file.last()).toNDJSON()).toBe(start)
  expect(await file.segments()).toMatchObject([{ from: 0, start: lines[0]?.length }])
  for (const header of [lines[0] as string, lines[0]?.trimEnd() as string]) {
    const bare = await open(header)
    expect((await bare.last()).entries).toEqual([])
    expect(await bare.segments()).toEqual([{ from: 0, start: header.length, bytes: 0 }])
  }
})

test('a log may have a byte order mark', async () => {
  const file = await open(`\uFEFF${text}`)
  expect(file.header).toEqual(whole.header)
  expect(endOf(await file.last())).toEqual(endOf(whole))
  expect(endOf(await file.from(0))).toEqual(endOf(whole))
})

test('a Blob may be read', async () => {
  const blob = new Blob([text])
  const file = await LogFile.open({
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  })
  expect(endOf(await file.last())).toEqual(endOf(whole))
})

test('names what is wrong with a log', async () => {
  expect(await problemOf(() => open(''))).toMatch(/^line 1: the log is empty/)
  expect(await problemOf(() => open('{"torn'))).toBe('line 1: not JSON')
  expect(await problemOf(() => open('{"seq":1}\n'))).toMatch(/^line 1: not a header/)
  expect(await problemOf(() => open(text.replace('"log":2', '"log":9')))).toMatch(
    /^line 1: the log has version 9 .* use a newer build$/,
  )
  expect(await problemOf(() => open(Uint8Array.of(31, 139, 8, 255)))).toMatch(/not UTF-8/)
  const file = await open(lines.toSpliced(-2, 1, 'oops\n').join(''))
  const count = lines.length - lines.findLastIndex((line) => checkpoints.test(line))
  expect(await problemOf(() => file.last())).toBe(
    `line ${count - 1} from the checkpoint after entry ${seqs.at(-1)}: not JSON`,
  )
  expect(await problemOf(() => file.from(0))).toBe(`line ${lines.length - 1}: not JSON`)
})
