import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gzip } from './gzip.ts'
import { chunkOf, partsOf, textOfChunk, typeOfChunk } from './logChunk.ts'
import type { Streams } from './packedColumns.ts'
import { unpackLines } from './unpackLines.ts'

const name = fc.oneof(
  fc.constantFrom('app', 'app/list', 'app/conversation-1', 'app/conversation-2', '__proto__', '.a'),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const hash = fc.constantFrom('7', '0a', "''", '=0', '-', '?', 'zz', 'k3', 'abcde')
const part = fc.oneof(
  hash,
  fc.constant('{"page":"settled"}'),
  fc.array(fc.oneof(fc.constantFrom('emit told', 'emit told 0a', 'tell 1 x 9'), hash)),
  fc.jsonValue(),
)
const digest = fc.dictionary(name, fc.dictionary(name, part))
const event = fc.oneof(
  fc.jsonValue(),
  fc.record({
    type: fc.constantFrom('pushed', 'after 200 ms'),
    id: fc.constantFrom('guest1-channel2-message007', 'guest1-channel12-message8', 'x'),
    at: fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true })),
    items: fc.array(fc.record({ url: fc.webUrl(), isNew: fc.option(fc.boolean()) })),
  }),
)
const entry = fc.record(
  { seq: fc.nat(), at: fc.nat(), to: name, event, digest: fc.oneof(digest, fc.jsonValue()) },
  { requiredKeys: ['seq', 'event'] },
)
const line = fc.oneof(
  { weight: 8, arbitrary: entry.map((value) => JSON.stringify(value)) },
  fc.constantFrom('', ' ', '{"b":1, "a":2}', '{"2":1,"1":2}', '1e3', '{"torn', '"text"', '-0', '!'),
)

/** Five lines as they have been stored since there are chunks of this kind. */
const storedChunk =
  'TExDMQAAAAUAAAAgAAAAHQAAABEAAAD2AAAAIcvJycjIKMlBA5mZJTk5JTkQ8UwQAeKX5ORkZEBVZAAAU1RUUVTkwgSKyhAMJpER' +
  'VA7OU1RUVFZRBTOgwgAz1DHkMjTSMTQwMOAy1zEEAF2Oy07DQAxF5eX4K4a76iJJk0FFomLDD7BiRbOZEjcdafKgnvBQxL+jBBAS' +
  '8rVsX0v2mRGHFhlCgwwqqmHokeE4hbg6yV+SNPdp3UoDM0PlBRn8YqUBGeRV+mVoQiuaYK4w1zjW2FeZreFr7N3n4oIdU06LHon2' +
  'qwoiemJXuhsuufrJ/1GxH8dtDJp4RvoY5Zd3ZQj6IG9LTdIpeJz0LI3xpyQXS7ZTbifRRPnz2fe9RMo7UfWtEBFX7L4/FDuTX3M/' +
  'xWhOPqrwwZlDyTOmSwRvvdke+e4PAwam4I0zm2rtNyxdSDYNsTFJYrRk3+1y/pYLdmX5BTPNyU/XNeQyLOYyTOIyLUvMKU1NSU1N' +
  'KeYyMkg0SAKRAA=='
const storedLines = [
  '{"log":2,"id":"log-1","session":"s","build":"b","startedAt":"2026-01-01T00:00:00.000Z","seed":1}',
  '{"seq":1,"at":12,"to":"app/list","event":{"type":"pushed","id":"guest1-channel2-message007","at":1.5,"isNew":null,"items":[{"url":"/a"},{"url":"/b"}]},"digest":{"app/list":{"value":"0a","deeds":["emit told","tell 1 x 9"]}}}',
  '{"seq":2,"at":1012,"to":"app/list","event":{"type":"after 200 ms","id":"guest1-channel2-message008","at":-3,"isNew":false,"items":[]},"digest":{"app/list":{"value":"0b","deeds":["emit told 0a"]}}}',
  '{"b":1, "a":2}',
  '',
]

describe('lines in columns', () => {
  test('that an earlier build stored are read as they were', async () => {
    const chunk = Uint8Array.from(atob(storedChunk), (letter) => letter.charCodeAt(0))
    expect(await textOfChunk(chunk)).toBe(storedLines.map((text) => `${text}\n`).join(''))
  })

  test('begin with four letters by which other builds know them', async () => {
    const chunk = await chunkOf(['{"seq":1,"event":{}}\n'])
    expect(new TextDecoder().decode(chunk.slice(0, 4))).toBe('LLC1')
  })

  test('are the very lines again, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (each) => {
        const lines = each.map((text) => `${text}\n`)
        expect(await textOfChunk(await chunkOf(lines))).toBe(lines.join(''))
      }),
      { numRuns: 300 },
    )
  })

  test('of more kinds than symbols have signs are the very lines again', async () => {
    const kinds = Array.from(
      { length: 9_000 },
      (_, kind) => `{"kind":"k-${'x'.repeat(kind % 7)}${kind}"}\n`,
    )
    const lines = [...kinds, ...kinds.toReversed()]
    expect(await textOfChunk(await chunkOf(lines))).toBe(lines.join(''))
  })

  test('are much less than compressed alone, as entries are alike', async () => {
    const lines = Array.from(
      { length: 500 },
      (_, seq) =>
        `${JSON.stringify({
          seq,
          at: seq * 500 + ((seq * 7) % 13),
          to: 'app/realtime',
          event: {
            type: 'socket.pushReceived',
            push: { type: 'actorOnline', actorId: `actor${(seq * 31) % 47}` },
          },
          digest: { 'app/channels': { '.channels': ((seq * 7919) % 1296).toString(36) } },
        })}\n`,
    )
    const alone = await gzip(lines.join(''))
    expect((await chunkOf(lines)).length * 3).toBeLessThan(alone.length)
  })
})

test('a chunk says what it is', async () => {
  expect(typeOfChunk(await chunkOf(['{}\n']))).toBe('application/octet-stream')
  expect(typeOfChunk(await gzip('{}\n'))).toBe('application/gzip')
})

test('a chunk that is a gzip member of lines, as older pages have them, is read', async () => {
  expect(await textOfChunk(await gzip('{"seq":1}\n'))).toBe('{"seq":1}\n')
  expect(partsOf(await gzip('{"seq":1}\n'))).toBeNull()
})

test('a chunk that is cut off, or goes on, is refused', async () => {
  const chunk = await chunkOf(['{"seq":1}\n'])
  for (const length of [5, 20, chunk.length - 1])
    expect(() => partsOf(chunk.slice(0, length))).toThrow('the chunk is')
  expect(() => partsOf(new Uint8Array([...chunk, 0]))).toThrow('not as long as it says')
})

describe('columns that were not packed', () => {
  const columns = (parts: Partial<Streams>): Streams => ({
    modes: '',
    symbols: '',
    numbers: '',
    texts: '',
    hashes: '',
    ...parts,
  })

  test.each([
    ['nothing', columns({})],
    ['an unknown mode', columns({ modes: '?' })],
    ['a number that is not there', columns({ modes: 'i', numbers: '' })],
    ['an object that never came', columns({ modes: 'l', texts: '@3' })],
    ['a value that never came', columns({ modes: 'l', symbols: '$', texts: '1' })],
    ['keys that are none', columns({ modes: 'l', texts: '{"a' })],
    ['a text that is not there', columns({ modes: 't' })],
  ])('are refused: %s', (_, streams) => {
    expect(() => unpackLines(streams, 2, 1_000)).toThrow()
  })

  test.each([
    ['a list without end', columns({ modes: 'll', symbols: '\n!####', texts: '[9999999999\n1' })],
    ['texts of texts', columns({ modes: 'lt', symbols: '\n', texts: '<' })],
    [
      'lists of lists that came before',
      columns({
        modes: 'l'.repeat(2),
        symbols: '\n',
        texts: `[1\t[2\n1\t@0\t@0`,
      }),
    ],
  ])('are given up: %s', (_, streams) => {
    expect(() => unpackLines(streams, 40, 1_000)).toThrow()
  })

  test('are given up before what came once is put together again and again', () => {
    const streams = columns({
      modes: 'lltl',
      symbols: `\n!!${'$'.repeat(2_998)}\n\n`,
      texts: `[3000\n{"a"\t@0\n${'x'.repeat(400_000)}`,
    })
    expect(() => unpackLines(streams, 1, 1_000_000)).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    )
  })

  test('are given up once they are longer than they may be', () => {
    const streams = columns({ modes: 'l', symbols: `!${'#'.repeat(99)}`, texts: '123456789' })
    expect(unpackLines(streams, 100, 1_000)).toHaveLength(100)
    expect(() => unpackLines(streams, 100, 999)).toThrow(RangeError)
  })
})
