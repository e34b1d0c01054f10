import { randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { intakeLimits } from '../../../../machines/support/report/intake.shapes.ts'
import { chunkOf } from '../../../../services/support/logChunk.ts'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { entryLine, headerLine, logOf, Reporter, refusal, smallLog } from './reporter.fixtures.ts'

onEachDatabase((storeOf) => {
  test('takes a chunk that comes twice once, and refuses other bytes in its place', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session, [2, 1])
    const report = page.report([log])
    await page.announce(report)
    const { id } = log.announced
    for (let time = 0; time < 2; time++)
      expect((await page.put(report.id, id, 0, log.chunks[0] as Buffer)).status).toBe(204)
    const other = gzipSync(headerLine(id, page.session) + entryLine(1))
    expect(await refusal(await page.put(report.id, id, 0, other))).toMatchObject({ code: 'taken' })
    expect(await store.tables.selectFrom('chunks').select('n').execute()).toEqual([{ n: 0 }])
  })

  test('takes lines in columns, but none that go on without end or are more than a chunk may have', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session, [2, 2])
    const report = page.report([log])
    await page.announce(report)
    const { id } = log.announced
    const type = { 'Content-Type': 'application/octet-stream' }
    const chunk = await chunkOf([`${entryLine(3)}`, `${entryLine(4)}`])
    const torn = chunk.slice(0, -1)
    expect(await refusal(await page.put(report.id, id, 1, torn, type))).toMatchObject({
      code: 'malformed',
      message: 'the chunk is neither one whole gzip member nor lines in columns',
    })
    // the same line again and again: a few bytes
    const long = `{"text":"${'x'.repeat(2_000)}"}\n`
    const endless = await chunkOf(Array.from({ length: 3_000 }, () => long))
    expect(endless.length).toBeLessThan(1_000)
    expect(await refusal(await page.put(report.id, id, 1, endless, type))).toMatchObject({
      code: 'too-large',
    })
    expect((await page.put(report.id, id, 1, chunk, type)).status).toBe(204)
    const received = await (await page.ask(`/${report.id}`)).json()
    expect(received).toMatchObject({ state: 'uploading', missing: { [id]: [0] } })
  })

  test('goes on waiting for a good chunk after a bad one', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session)
    const report = page.report([log])
    await page.announce(report)
    const [chunk = new Uint8Array()] = log.chunks
    const { id } = log.announced
    const truncated = chunk.subarray(0, chunk.length - 9)
    expect(await refusal(await page.put(report.id, id, 0, truncated))).toMatchObject({
      status: 400,
      code: 'malformed',
      message: 'the chunk is neither one whole gzip member nor lines in columns',
    })
    const lost = { 'Content-Digest': `sha-256=:${randomBytes(32).toString('base64')}:` }
    expect(await refusal(await page.put(report.id, id, 0, chunk, lost))).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('Content-Digest'),
    })
    expect((await page.put(report.id, id, 0, chunk)).status).toBe(204)
    expect(await (await page.ask(`/${report.id}`)).json()).toMatchObject({ state: 'received' })
  })

  const header = headerLine

  test.each<[string, (id: string, session: string) => string, string, string]>([
    [
      'a line that is cut off',
      (id, s) => header(id, s) + entryLine(1).trimEnd(),
      'malformed',
      'ends within a line',
    ],
    [
      'no JSON',
      (id, s) => `${header(id, s)}{"seq":1,\n`,
      'malformed',
      'line 2 of the chunk: not JSON',
    ],
    [
      'an empty line',
      (id, s) => `${header(id, s)}\n`,
      'malformed',
      'line 2 of the chunk: empty line',
    ],
    [
      'numbers that do not go on',
      (id, s) => header(id, s) + entryLine(1) + entryLine(3),
      'malformed',
      "'seq' must be 2",
    ],
    [
      'an entry without an event',
      (id, s) => `${header(id, s)}{"seq":1,"at":0,"to":"app"}\n`,
      'malformed',
      "'event'",
    ],
    [
      'a torn checkpoint',
      (id, s) => `${header(id, s)}{"checkpoint":0,"at":\n`,
      'malformed',
      'line 2 of the chunk: not JSON',
    ],
    ['no header', () => entryLine(1), 'malformed', 'must be the header'],
    ["another log's header", (_, s) => header(randomUUID(), s), 'malformed', "'id' is not that"],
    [
      "another session's header",
      (id) => header(id, randomUUID()),
      'malformed',
      "'session' is not that",
    ],
    [
      'a newer format',
      (id, s) => header(id, s, { log: 4 }),
      'unknown-version',
      'version 4 of the format',
    ],
    [
      'an older format',
      (id, s) => header(id, s, { log: 1 }),
      'unknown-version',
      'version 1 of the format',
    ],
    [
      'newer events',
      (id, s) => header(id, s, { events: 9_999 }),
      'unknown-version',
      'version 9999 of the events',
    ],
    [
      'texts as they are',
      (id, s) => header(id, s, { texts: 'exact' }),
      'not-redacted',
      "'texts' must be shape",
    ],
    [
      'a secret',
      (id, s) => header(id, s) + entryLine(1, 'Ida Müller'),
      'not-redacted',
      'line 2 of the chunk: event.text is not redacted',
    ],
    [
      'values nested a million deep',
      (id, s) => `${header(id, s)}{"seq":1,"at":0,"to":"a","event":${'['.repeat(1e6)}\n`,
      'malformed',
      'nested deeper',
    ],
    ['a zip bomb', (id, s) => header(id, s) + '\n'.repeat(30e6), 'too-large', 'bytes unpacked'],
    ['a million tiny entries', (id, s) => header(id, s) + '{}\n'.repeat(1e6), 'too-large', 'lines'],
    ['20,001 lines', (id, s) => header(id, s) + '{}\n'.repeat(20_000), 'too-large', '20000 lines'],
    [
      'values nested 401 deep',
      (id, s) =>
        `${header(id, s)}{"seq":1,"at":0,"to":"a","event":${'['.repeat(400)}${']'.repeat(400)}}\n`,
      'malformed',
      'nested deeper than 400',
    ],
  ])('refuses a chunk with %s', async (_, textOf, code, message) => {
    const store = storeOf()
    const page = new Reporter(store)
    const id = randomUUID()
    const text = textOf(id, page.session)
    const log = logOf(id, [text])
    const report = page.report([log], { logs: [{ ...log.announced, entries: 10 }] })
    expect((await page.announce(report)).status).toBe(201)
    const answer = await refusal(await page.put(report.id, id, 0, log.chunks[0] as Buffer))
    expect(answer).toMatchObject({ code, message: expect.stringContaining(message) })
    expect(answer.message).not.toMatch(/Müller/)
    expect(await store.tables.selectFrom('chunks').select('n').execute()).toEqual([])
    expect(await (await page.ask(`/${report.id}`)).json()).toMatchObject({ state: 'uploading' })
  })

  test('refuses a chunk that does not go on from those beside it', async () => {
    const page = new Reporter(storeOf())
    const id = randomUUID()
    const log = logOf(id, [headerLine(id, page.session) + entryLine(1), entryLine(3), entryLine(3)])
    const report = page.report([log])
    await page.announce(report)
    const put = (n: number) => page.put(report.id, id, n, log.chunks[n] as Buffer)
    expect((await put(0)).status).toBe(204)
    expect(await refusal(await put(1))).toMatchObject({
      code: 'malformed',
      message: 'the chunk goes on after entry 2, the one before ends with 1',
    })
    expect((await put(2)).status).toBe(204)
    const good = gzipSync(entryLine(2))
    expect((await page.put(report.id, id, 1, good)).status).toBe(204)
  })

  test('refuses more than was announced', async () => {
    const page = new Reporter(storeOf())
    const log = smallLog(page.session, [2, 2])
    const announce = async (less: object) => {
      const report = page.report([], { logs: [{ ...log.announced, ...less }] })
      await page.announce(report)
      await page.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)
      return refusal(await page.put(report.id, log.announced.id, 1, log.chunks[1] as Buffer))
    }
    expect(await announce({ entries: 3 })).toMatchObject({
      message: 'the log has more entries than the 3 announced',
    })
    expect(await announce({ bytes: log.announced.bytes - 1 })).toMatchObject({ code: 'malformed' })
    expect(await announce({ chunks: 1 })).toMatchObject({
      message: 'chunk 1: the log was announced with 1',
    })
    const unknown = page.report([log])
    await page.announce(unknown)
    expect(
      await refusal(await page.put(unknown.id, randomUUID(), 0, log.chunks[0] as Buffer)),
    ).toMatchObject({
      code: 'malformed',
    })
  })

  test('refuses a body beyond the limit without reading it to its end', async () => {
    const page = new Reporter(storeOf())
    const log = smallLog(page.session)
    const report = page.report([log])
    await page.announce(report)
    const large = randomBytes(intakeLimits.chunkBytes + 1)
    expect(await refusal(await page.put(report.id, log.announced.id, 0, large))).toMatchObject({
      status: 413,
      code: 'too-large',
    })
    expect(
      await refusal(await page.announce({ ...report, text: 'x'.repeat(70_000) })),
    ).toMatchObject({
      status: 413,
    })
  })

  test('refuses the report once too many of its chunks were', async () => {
    const store = storeOf({
      rates: { key: { burst: 1e3, perSecond: 1 }, address: { burst: 1e3, perSecond: 1 } },
    })
    const page = new Reporter(store)
    const log = smallLog(page.session, [1, 1])
    const report = page.report([log])
    await page.announce(report)
    await page.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)
    for (let n = 0; n < intakeLimits.refusedChunks; n++)
      await page.put(report.id, log.announced.id, 1, Buffer.from('oops'))
    expect(await (await page.ask(`/${report.id}`)).json()).toMatchObject({
      state: 'refused',
      refusal: { code: 'too-many' },
    })
    expect(await store.tables.selectFrom('chunks').select('n').execute()).toEqual([])
    expect((await page.put(report.id, log.announced.id, 1, log.chunks[1] as Buffer)).status).toBe(
      403,
    )
  })
})
