import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { record } from '../../engine/index.ts'
import { recordDay, recordLong } from '../example/recorded.fixtures.ts'
import { exampleSystem } from '../example/system.ts'
import type { Opened, Progress } from '../replica.types.ts'
import { at, openText } from './asked.fixtures.ts'
import { readSource } from './opening.ts'

let text: string
let lines: string[]

beforeAll(async () => {
  const { recording } = await recordDay()
  text = recording.log.toNDJSON()
  lines = text.trimEnd().split('\n')
})

describe('a log that is not as it should be', () => {
  test('of another app is listed without states, and says so', async () => {
    const { ask, opened } = await openText(text, [])
    expect(opened).toMatchObject({
      system: null,
      length: 28,
      problem:
        'This log is not of a system that is known here: its entries are listed, but no states.',
    })
    expect(await ask('rows', 'log', {}, 0, 100)).toHaveLength(28)
    expect(await ask('actors', at(5))).toEqual([])
    expect((await ask('standing', at(5), 'shop')).active).toEqual([])
    expect(await ask('changes', at(0), at(5))).toEqual({ list: [], more: 0 })
    expect((await ask('coverage', 'log', 'order')).states).toEqual({})
    expect(await ask('travel', 'log', 6, 1, { kind: 'alike' }, 'test')).toBe(10)
  })

  test('whose actors this build does not have says how many entries went nowhere', async () => {
    const other = createMachine({ id: 'shop' })
    const system = { name: 'other', matches: () => true, load: async () => ({ logic: other }) }
    const { opened } = await openText(text, [system])
    expect(opened.divergence).not.toBeNull()
    expect(opened.problem).toMatch(
      /^\d\d of 28 entries went to actors that this build does not have/,
    )
  })

  test('of a newer version of the format is refused by name', async () => {
    const { opened, ask } = await openText(
      lines.with(0, `${lines[0]}`.replace('"log":2', '"log":9')).join('\n'),
    )
    expect(opened).toMatchObject({ length: 0, system: null })
    expect(opened.problem).toBe(
      'The log cannot be read: line 1: the log has version 9 of the format, this build reads up to 2; use a newer build.',
    )
    expect(await ask('rows', 'log', {}, 0, 10)).toEqual([])
  })

  test('with a broken line shows what stands before it', async () => {
    const { opened, ask } = await openText(lines.with(8, '{"seq":').join('\n'))
    expect(opened).toMatchObject({ length: 7, system: 'example', divergence: null })
    expect(opened.problem).toBe(
      'The log cannot be read: line 9: not JSON. What stands before it is shown, up to entry 7.',
    )
    expect((await ask('actors', at(7))).map(({ path }) => path)).toContain('shop/order-1')
  })

  test.each([
    ['', 'The log cannot be read: line 1: the log is empty; its first line must be a header.'],
    ['hello', 'The log cannot be read: line 1: not JSON.'],
    [
      '{"a":1}\n',
      "The log cannot be read: line 1: not a header: 'log' must be the format's version.",
    ],
  ])('that is none (%j) says what it lacks', async (content, problem) => {
    expect((await openText(content)).opened.problem).toBe(problem)
  })

  test('that was torn off by a crash is shown with a warning', async () => {
    const { opened } = await openText(`${lines.slice(0, 10).join('\n')}\n{"seq":10,"at"`)
    expect(opened).toMatchObject({ length: 9, problem: null })
    expect(opened.warnings).toEqual(['line 11: torn off (14 characters), dropped'])
  })

  test('that is compressed is unpacked, unless it is not whole', async () => {
    const packed = gzipSync(text)
    expect((await openText(new Blob([packed]))).opened).toMatchObject({ length: 28, problem: null })
    const { opened } = await openText(new Blob([packed.subarray(0, 400)]))
    expect(opened.problem).toMatch(/^The file is compressed, but not whole: /)
  })

  test('whose logic cannot be made is listed, and says why', async () => {
    const broken = createMachine({
      id: 'shop',
      context: () => {
        throw new Error('no context')
      },
    })
    const system = {
      name: 'broken',
      matches: () => true,
      load: async () => Promise.reject(new Error('the code is not there')),
    }
    expect((await openText(text, [system])).opened.problem).toBe('the code is not there.')
    const { opened, ask } = await openText(text, [
      { ...system, load: async () => ({ logic: broken }) },
    ])
    expect(opened.length).toBe(28)
    const [actor] = await ask('actors', at(0))
    expect(actor?.status ?? 'none').toMatch(/error|none/)
  })

  test('that begins behind its checkpoint is listed, and says that nothing leads there', async () => {
    const { opened, ask } = await openText([lines[0], ...lines.slice(5)].join('\n'))
    expect(opened.problem).toContain(
      'begins with entry 5, and without a checkpoint nothing leads there',
    )
    expect(await ask('rows', 'log', {}, 0, 100)).toHaveLength(24)
    expect(await ask('actors', at(3))).toEqual([])
  })
})

describe('a log that is too large to be held', () => {
  const most = 100_000
  let large: Blob
  let length: number

  beforeAll(() => {
    const { recording } = recordLong(1_500, {
      checkpointEvery: { entries: 100 },
      soon: (run) => run(),
    })
    large = new Blob([recording.log.toNDJSON()])
    length = recording.log.entries.length
  })

  const read = (part?: number) => readSource(large, [exampleSystem], () => undefined, part, most)

  test('is shown from one of its checkpoints on, and lists its parts', async () => {
    const { log, problem, segments, part } = await read()
    expect(large.size).toBeGreaterThan(most * 2)
    expect(segments.length).toBeGreaterThan(3)
    expect(segments.map(({ from }) => from)).toContain(part)
    expect(part).toBeGreaterThan(0)
    expect(log.entries[0]?.seq).toBe(part + 1)
    expect(log.entries.at(-1)?.seq).toBe(length)
    expect(problem).toMatch(
      new RegExp(
        `^The log has 0 MB, too many to be held at once: entries ${part + 1} to \\d+ are shown`,
      ),
    )
  })

  test('shows the part that is asked for, and no more than can be held', async () => {
    const { log, part, problem } = await read(0)
    expect([part, log.entries[0]?.seq]).toEqual([0, 1])
    expect(log.entries.length).toBeLessThan(length / 2)
    expect(log.warnings).toEqual([])
    expect(problem).toContain(`entries 1 to ${log.entries.length} are shown`)
  })

  /** The log with one line that alone is too large, and the part in which that stands. */
  async function readPadded(startOf: (from: number) => string) {
    const { segments } = await read()
    const from = segments[2]?.from ?? 0
    const all = (await large.text()).split('\n')
    const at = all.findIndex((line) => line.startsWith(startOf(from)))
    const padded = `${all[at]}`.replace('"at":', `"pad":"${'x'.repeat(most)}","at":`)
    const blob = new Blob([all.with(at, padded).join('\n')])
    return { from, ...(await readSource(blob, [exampleSystem], () => undefined, from, most)) }
  }

  test('lists what follows a checkpoint that alone is too large, and says why without states', async () => {
    const { log, problem, part, parts, from } = await readPadded((seq) => `{"checkpoint":${seq},`)
    expect([part, log.entries[0]?.seq, parts]).toEqual([from, from + 1, undefined])
    expect(problem).toContain(`entries ${from + 1} to ${log.entries.at(-1)?.seq} are shown`)
    expect(problem).toContain(`after entry ${from} takes 0 MB and cannot be held`)
    expect(problem).toMatch(/listed without states\. Another part may show some\.$/)
  })

  test('says that an entry alone is too large', async () => {
    const { log, problem, from } = await readPadded((seq) => `{"seq":${seq + 1},`)
    expect(log.entries).toEqual([])
    expect(problem).toContain(
      `nothing is shown of this part, for entry ${from + 1} alone is more than that`,
    )
  })
})

test('opening tells how far it is, and what is there before all is folded', async () => {
  const { recording } = recordLong(3_000)
  const progress: Progress[] = []
  const seen: Opened[] = []
  const { opened } = await openText(recording.log.toNDJSON(), [exampleSystem], {
    onProgress: (told) => void progress.push(told),
    onOpened: (told) => void seen.push(told),
  })
  expect(progress.map(({ work }) => work)).toEqual(expect.arrayContaining(['reading', 'folding']))
  expect(progress.at(-1)).toEqual({ work: 'folding', done: opened.length, total: opened.length })
  expect(seen.map(({ length }) => length)).toEqual([opened.length, opened.length])
})

test('an actor that a parent stops is gone from then on, and no question about it fails', async () => {
  const { ask } = await openText(text)
  const courier = 'shop/order-1/courier'
  const length = 28
  expect((await ask('actors', at(length))).map(({ path }) => path)).not.toContain(courier)
  expect(await ask('parts', at(length), courier, 'context', [], 0, 10)).toEqual([])
  expect(await ask('accepts', at(length), courier)).toEqual([])
  expect((await ask('explain', at(length), courier, '{"type":"a"}')).isTaken).toBe(false)
})

test('a machine with 500 states has a chart', async () => {
  const states = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [
      `s${index}`,
      { on: { next: `s${(index + 1) % 500}` } },
    ]),
  )
  const machine = createMachine({ id: 'large', initial: 's0', states })
  const recording = record(machine)
  recording.actor.start()
  recording.actor.send({ type: 'next' })
  const system = { name: 'large', matches: () => true, load: async () => ({ logic: machine }) }
  const { ask } = await openText(recording.log.toNDJSON(), [system])
  const { size, root } = await ask('chart', 'large')
  expect([size, root.states.length]).toEqual([501, 500])
  expect((await ask('standing', at(1), 'large')).active).toEqual(['large', 'large.s1'])
})
