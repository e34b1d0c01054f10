import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordSession, run } from './cli.fixtures.ts'

const checkpoint = /^\{"checkpoint":(\d+),/

let folder: string
let log: string
let packed: string
/** Each with its line break. */
let lines: string[]
/** Of the checkpoints. */
let seqs: number[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-checkpoints-'))
  const text = await recordSession({ entries: 3 })
  lines = text.split(/(?<=\n)/)
  seqs = lines.flatMap((line) => checkpoint.exec(line)?.[1] ?? []).map(Number)
  log = await fileOf(text, 'whole.log.ndjson')
  packed = await fileOf(gzipSync(text), 'whole.log.ndjson.gz')
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array, name = 'damaged.log.ndjson'): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

async function replayed(file: string, ...options: string[]) {
  const { code, printed, complaints } = await run('replay', file, '--json', ...options)
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] })
  return JSON.parse(printed)
}

const lastSeq = () => seqs.at(-1) as number
const entryCount = () => lines.length - 1 - seqs.length
const lastAt = () => lines.findLastIndex((line) => checkpoint.test(line))

test('lists the segments of a log, packed or not', async () => {
  const starts = lines.flatMap((line, index) => (checkpoint.test(line) ? [index] : []))
  const expected = [1, ...starts].map((start, index) => {
    const part = lines.slice(start, starts[index])
    const entries = part.filter((line) => line.startsWith('{"seq"')).length
    const where = index === 0 ? 'the start' : `the checkpoint after entry ${seqs[index - 1]}`
    return [String(entries), 'entries', String(Buffer.byteLength(part.join(''))), 'bytes', where]
  })
  for (const file of [log, packed]) {
    const { code, printed } = await run('inspect', file)
    expect(code).toBe(0)
    expect(printed).toMatch(new RegExp(`^entries +${entryCount()}$`, 'm'))
    const listed = [...printed.matchAll(/^ *(\d+) (entries) +(\d+) (bytes) {2}from (.+)$/gm)]
    expect(listed.map(([, ...columns]) => columns)).toEqual(expected)
  }
  expect(expected.length).toBeGreaterThan(3)
})

test('replays from any checkpoint to the same end', async () => {
  const whole = await replayed(log)
  expect(whole).toMatchObject({ from: 0, position: entryCount(), seq: entryCount() })
  for (const file of [log, packed]) {
    for (const from of [0, ...seqs]) {
      const part = await replayed(file, '--from', String(from))
      const length = entryCount() - from
      expect(part).toMatchObject({ from, position: length, length, seq: entryCount() })
      expect(part.actors).toEqual(whole.actors)
    }
    expect(await replayed(file, '--from', 'last')).toEqual(
      await replayed(file, '--from', String(lastSeq())),
    )
  }
})

test('counts positions from the checkpoint and names the entry', async () => {
  const [from = 0] = seqs
  expect(await replayed(log, '--from', String(from), '--at', '2')).toMatchObject({
    from,
    position: 2,
    seq: from + 2,
    actors: (await replayed(log, '--at', String(from + 2))).actors,
  })
  const { printed } = await run('replay', log, '--from', String(from), '--at', '2')
  const length = entryCount() - from
  expect(printed).toContain(
    `2 of ${length} entries after entry ${from} folded, up to entry ${from + 2}, recorded by build `,
  )
  expect(await run('replay', log, '--from', String(from), '--at', '99')).toEqual({
    code: 2,
    printed: '',
    complaints: [`${log} has ${length} entries after entry ${from}, --at 99 is beyond them`],
  })
})

test('reads nothing that stands before the checkpoint', async () => {
  const damaged = await fileOf([lines[0], 'oops\n', ...lines.slice(lastAt())].join(''))
  expect(await replayed(damaged, '--from', 'last')).toEqual(await replayed(log, '--from', 'last'))
  expect((await run('replay', damaged)).code).toBe(2)
})

test('replays a log that begins at a checkpoint', async () => {
  const capped = await fileOf([lines[0], ...lines.slice(lastAt())].join(''))
  expect(await replayed(capped)).toEqual(await replayed(log, '--from', 'last'))
})

test('says which checkpoints there are when one is not there', async () => {
  const others = seqs.slice(0, -1).join(', ')
  expect(await run('replay', log, '--from', '5000')).toEqual({
    code: 2,
    printed: '',
    complaints: [`${log} has no checkpoint after entry 5000; there are ${others} and ${lastSeq()}`],
  })
  const one = await fileOf([lines[0], ...lines.slice(lastAt())].join(''))
  expect((await run('replay', one, '--from', '0')).complaints).toEqual([
    `${one} has no checkpoint after entry 0; there is ${lastSeq()}`,
  ])
})

test('falls back to the checkpoint before one that a crash tore', async () => {
  const torn = await fileOf([...lines.slice(0, lastAt()), lines[lastAt()]?.slice(0, 90)].join(''))
  const { code, printed, complaints } = await run('replay', torn, '--from', 'last')
  expect(code).toBe(0)
  expect(printed).toContain(` after entry ${seqs.at(-2)} folded, up to entry ${lastSeq()},`)
  expect(complaints).toEqual([
    expect.stringMatching(
      new RegExp(`line \\d+ from the checkpoint after entry ${seqs.at(-2)}: torn off`),
    ),
  ])
})

test('names the line at fault, and a checkpoint that cannot be read', async () => {
  const from = ['--from', 'last'] as const
  const lost = await fileOf(
    [...lines.slice(0, lastAt() + 1), 'oops\n', ...lines.slice(-1)].join(''),
  )
  expect(await run('replay', lost, ...from)).toEqual({
    code: 2,
    printed: '',
    complaints: [`${lost}, line 2 from the checkpoint after entry ${lastSeq()}: not JSON`],
  })
  const bad = await fileOf(lines.with(lastAt(), `{"checkpoint":${lastSeq()},"at":0}\n`).join(''))
  expect(await run('replay', bad, ...from)).toEqual({
    code: 2,
    printed: '',
    complaints: [
      expect.stringMatching(`^${bad}, the checkpoint after entry ${lastSeq()}: 'actors'`),
    ],
  })
  for (const missing of ['missing.log.ndjson', 'missing.log.ndjson.gz']) {
    const file = join(folder, missing)
    expect((await run('replay', file, ...from)).complaints).toEqual([`${file}: no such file`])
  }
  expect((await run('replay', folder, ...from)).complaints).toEqual([
    `${folder}: a folder, not a log`,
  ])
})
