import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { EventLog, LogError, readLog, record } from './index.ts'

const sink = createMachine({ id: 'sink' })

function logOf(...events: object[]): EventLog {
  const { actor, log } = record(sink, { now: () => 1_000 })
  actor.start()
  for (const event of events) actor.send({ type: 'told', ...event })
  return log
}

const text = () => logOf({ n: 1 }, { n: 2 }, { n: 3 }).toNDJSON()

function problem(of: () => unknown): string {
  try {
    of()
  } catch (error) {
    expect(error).toBeInstanceOf(LogError)
    return (error as LogError).message
  }
  return 'none'
}

async function* chunks(whole: string | Uint8Array, size: number) {
  for (let i = 0; i < whole.length; i += size) yield whole.slice(i, i + size)
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heldBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

function hasNegativeZero(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0)
  return Object.values(value).some(hasNegativeZero)
}

describe('values that JSON lacks', () => {
  const cause = new TypeError('why')
  const failure = Object.assign(new RangeError('what', { cause }), {
    code: 7,
    tags: new Set(['a']),
  })
  const values = {
    undefinedInArray: [1, undefined, 3],
    undefinedAsValue: undefined,
    date: new Date(5),
    map: new Map<unknown, unknown>([['a', new Date(6)]]),
    set: new Set([1n, 'b']),
    bigint: 12345678901234567890n,
    notNumbers: [Number.NaN, -0, Number.NEGATIVE_INFINITY],
    bytes: new Uint8Array([0, 255]),
    buffer: new Uint8Array([1, 2]).buffer,
    pattern: /a.b/gi,
    dotted: { 'a.b': new Date(7) },
    reserved: JSON.parse('{"__proto__":{"constructor":1},"list":[{"prototype":null}]}'),
    address: new URL('https://limelight.example/en/?page=2'),
  }

  test('survive the way through text', () => {
    const [entry] = EventLog.parse(logOf(values).toNDJSON()).entries
    expect(entry?.event).toEqual({ type: 'told', ...values })
  })

  test('errors keep name, message, cause and own fields', () => {
    const [entry] = EventLog.parse(logOf({ failure }).toNDJSON()).entries
    const read = entry?.event.failure as typeof failure
    expect(read).toBeInstanceOf(Error)
    expect([read.name, read.message, read.code, read.tags]).toEqual([
      'RangeError',
      'what',
      7,
      new Set(['a']),
    ])
    expect(read.cause).toMatchObject({ name: 'TypeError', message: 'why' })
  })

  test('plain JSON stays plain: a line without such values has no types', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const [, line] = logOf({ value }).toNDJSON().split('\n')
        const parsed = JSON.parse(line as string)
        if (!hasNegativeZero(value)) {
          expect(parsed).not.toHaveProperty('types')
          expect(parsed.event).toEqual({ type: 'told', value })
        }
        expect(EventLog.parse(logOf({ value }).toNDJSON()).entries[0]?.event).toEqual({
          type: 'told',
          value,
        })
      }),
    )
  })
})

describe('reading a log', () => {
  test('drops a torn last line with a warning', () => {
    const torn = text().slice(0, -20)
    const log = EventLog.parse(torn)
    expect(log.entries).toHaveLength(2)
    expect(log.warnings).toEqual([expect.stringMatching(/^line 4: torn off .* dropped$/)])
    expect(EventLog.parse(text().trimEnd()).warnings).toEqual([])
  })

  test('names the line of anything else that is wrong', () => {
    const lines = text().split('\n')
    const withLine = (index: number, line: string) => lines.with(index, line).join('\n')
    const cases: [string, RegExp][] = [
      ['', /^line 1: the log is empty/],
      ['{"torn', /^line 1: not JSON/],
      ['[]\n', /^line 1: not a JSON object/],
      ['{"log":1}\n', /^line 1: header: 'id' must be a text/],
      [withLine(0, '{"seq":1}'), /^line 1: not a header/],
      [
        withLine(0, (lines[0] as string).replace(/"startedAt":"[^"]*"/, '"startedAt":"x"')),
        /^line 1: .*startedAt/,
      ],
      [withLine(2, '{"seq":2,'), /^line 3: not JSON/],
      [withLine(2, ''), /^line 3: empty line/],
      [withLine(2, lines[1] as string), /^line 3: 'seq' must be 2, not 1/],
      [withLine(2, '{"seq":2,"at":-1,"to":"a","event":{"type":"x"}}'), /^line 3: 'at'/],
      [withLine(2, '{"seq":2,"at":0,"event":{"type":"x"}}'), /^line 3: 'to'/],
      [withLine(2, '{"seq":2,"at":0,"to":"a"}'), /^line 3: 'event'/],
      [
        withLine(2, '{"seq":2,"at":0,"to":"a","timer":-1,"event":{"type":"x"}}'),
        /^line 3: 'timer'/,
      ],
      [
        withLine(2, '{"seq":2,"at":0,"to":"a","within":[1],"event":{"type":"x"}}'),
        /^line 3: 'within'/,
      ],
      [withLine(2, '{"seq":2,"at":0,"to":"a","from":1,"event":{"type":"x"}}'), /^line 3: 'from'/],
      [
        withLine(2, '{"seq":2,"at":0,"to":"a","event":{"type":"x"},"digest":{"a":1}}'),
        /^line 3: 'digest'/,
      ],
      [
        withLine(
          2,
          '{"seq":2,"at":0,"to":"a","event":{"type":"x"},"types":{"values":{"q":["nope"]},"v":1}}',
        ),
        /^line 3: its types/,
      ],
    ]
    for (const [bad, message] of cases) expect(problem(() => EventLog.parse(bad))).toMatch(message)
  })

  test('upcasts an older version and refuses a newer one by name', () => {
    const formats = {
      2: {
        header: (header: Record<string, unknown>) => ({ ...header, log: 3 }),
        entry: ({ to, ...entry }: Record<string, unknown>) => ({ ...entry, to: `new/${to}` }),
      },
    }
    const log = EventLog.parse(text(), { version: 3, formats })
    expect(log.header.log).toBe(3)
    expect(log.entries[0]?.to).toBe('new/sink')
    expect(problem(() => EventLog.parse(text(), { version: 3 }))).toMatch(
      /version 2 .*cannot be read/,
    )
    const newer = text().replace('"log":2', '"log":3')
    expect(problem(() => EventLog.parse(newer))).toMatch(/^line 1: .*version 3.*newer build/)
  })

  test('takes a header that says how many digits hashes have, from 1 to 5', () => {
    const withDigits = (digits: unknown) =>
      text().replace('"log":2', `"log":2,"digits":${JSON.stringify(digits)}`)
    expect(EventLog.parse(withDigits(2)).header.digits).toBe(2)
    for (const digits of [0, 6, 1.5, '2']) {
      expect(problem(() => EventLog.parse(withDigits(digits)))).toMatch(
        /^line 1: header: 'digits' must be a number from 1 to 5/,
      )
    }
  })

  test('reads a stream cut anywhere like the whole text', async () => {
    const whole = logOf({ text: 'Zoë 🎈' }, { at: new Date(3) }).toNDJSON()
    const bytes = new TextEncoder().encode(whole)
    const expected = EventLog.parse(whole)
    for (const size of [1, 7, 64, 10_000]) {
      const log = await EventLog.read(chunks(bytes, size))
      expect(log.entries).toEqual(expected.entries)
      expect(log.toNDJSON()).toBe(whole)
    }
  })

  test('reads 100 MB as a stream without holding it', async () => {
    const [header, line] = logOf({ filler: 'x'.repeat(1_000) })
      .toNDJSON()
      .split('\n')
    const entries = 100_000
    async function* long() {
      yield `${header}\n`
      for (let seq = 1; seq <= entries; seq++) {
        yield `${(line as string).replace('"seq":1', `"seq":${seq}`)}\n`
      }
    }
    const reading = await readLog(long())
    const before = heldBytes()
    let read = 0
    let held = 0
    for await (const entry of reading.entries) {
      read = entry.seq
      if (read % 25_000 === 0) held = Math.max(held, heldBytes() - before)
    }
    expect(read).toBe(entries)
    expect(held).toBeLessThan(20 * 2 ** 20)
  })

  test('says when a file is not text', async () => {
    const error = await EventLog.read(chunks(new Uint8Array([0x1f, 0x8b, 0xff, 0xfe]), 4)).catch(
      String,
    )
    expect(error).toMatch(/line 1: not UTF-8; is the file compressed/)
  })
})
