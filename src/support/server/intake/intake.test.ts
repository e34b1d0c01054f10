import { randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { intakeLimits } from '../../../../machines/support/report/intake.shapes.ts'
import { chunkOf } from '../../../../services/support/logChunk.ts'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { appOrigin } from '../store.fixtures.ts'
import { entryLine, headerLine, logOf, Reporter, smallLog } from './reporter.fixtures.ts'
import { createIntake } from './store.ts'

const refusal = async (answer: Response) => {
  const { code, message } = (await answer.json()) as Record<string, string>
  return { status: answer.status, code, message }
}

onEachDatabase((storeOf) => {
  test('takes a report, whose chunks come in any order, and tells what is missing', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session, [3, 2, 1])
    const report = page.report([log])
    const announced = await page.announce(report)
    expect(announced.status).toBe(201)
    const { id } = log.announced
    expect(await announced.json()).toEqual({
      id: report.id,
      state: 'uploading',
      missing: { [id]: [0, 1, 2] },
    })
    const received = async () => (await page.ask(`/${report.id}`)).json()
    for (const [n, left] of [
      [2, [0, 1]],
      [0, [1]],
    ] as const) {
      expect((await page.put(report.id, id, n, log.chunks[n] as Buffer)).status).toBe(204)
      expect(await received()).toMatchObject({ state: 'uploading', missing: { [id]: left } })
    }
    expect((await page.put(report.id, id, 1, log.chunks[1] as Buffer)).status).toBe(204)
    expect(await received()).toEqual({ id: report.id, state: 'received', missing: {} })
  })

  test('queues the indexing of a report once it is whole, and not before', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session, [1, 1])
    const report = page.report([log])
    await page.announce(report)
    await page.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)
    const worked: string[] = []
    const workOff = () => store.queue.workOff(10, async (id) => void worked.push(id))
    expect(await workOff()).toBe(0)
    await page.put(report.id, log.announced.id, 1, log.chunks[1] as Buffer)
    await page.put(report.id, log.announced.id, 1, log.chunks[1] as Buffer)
    expect(await workOff()).toBe(1)
    expect(worked).toEqual([report.id])
  })

  test('what nobody waits for rests while many reports come in at once', async () => {
    const { database, now } = storeOf()
    const intake = createIntake(
      database,
      () => now,
      async () => {},
    )
    const order: string[] = []
    await intake.atEase()
    const pages = Array.from({ length: 12 }, () => new Reporter(storeOf()))
    const taken = Promise.all(
      pages.map((page) => intake.announce(page.report([smallLog(page.session)]), page.key)),
    ).then(() => order.push('taken'))
    await Promise.all([intake.atEase().then(() => order.push('at ease')), taken])
    expect(order).toEqual(['taken', 'at ease'])
  })

  test('takes a report without a log at once', async () => {
    const page = new Reporter(storeOf())
    expect(await (await page.announce(page.report())).json()).toMatchObject({ state: 'received' })
  })

  test('has one report of what is announced twice, and refuses other words under its id', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const report = page.report([smallLog(page.session)])
    expect((await page.announce(report)).status).toBe(201)
    expect((await page.announce(report)).status).toBe(200)
    expect(await refusal(await page.announce({ ...report, text: 'other' }))).toMatchObject({
      status: 409,
      code: 'taken',
    })
    expect(await store.tables.selectFrom('reports').select('text').execute()).toEqual([
      { text: report.text },
    ])
  })

  test('takes what comes at the same time together, and answers each by itself', async () => {
    const store = storeOf()
    const pages = Array.from({ length: 30 }, () => new Reporter(store))
    const sent = await Promise.all(pages.map((page) => page.send()))
    expect(new Set(sent).size).toBe(pages.length)
    const first = pages[0] as Reporter
    const stranger = new Reporter(store)
    stranger.session = first.session
    const other = new Reporter(store)
    const taken = { ...other.report(), id: sent[1] as string }
    const statuses = await Promise.all([
      first.announce(first.report()),
      stranger.announce(stranger.report()),
      other.announce(taken),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([201, 403, 409])
    const { rows } = await store.database.executeSql(`select
      (select count(*)::int from reports where state = 'received') as reports,
      (select count(*)::int from chunks) as chunks,
      (select count(*)::int from sessions) as sessions`)
    const all = pages.length
    expect(rows).toEqual([{ reports: all + 1, chunks: all, sessions: all }])
  })

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

  test.each<[string, object, string, string]>([
    ['no consent', { consent: false }, 'malformed', 'consent'],
    ['no UUID', { id: "1' or 1=1" }, 'malformed', 'id is no UUID'],
    ['another kind', { kind: 'other' }, 'malformed', 'kind'],
    [
      'a text that is too long',
      { text: 'x'.repeat(4_001) },
      'too-large',
      'text has more than 4000 characters',
    ],
    [
      'a negative viewport',
      { viewport: { width: -1, height: 1 } },
      'malformed',
      'viewport.width is below 0',
    ],
    [
      'a time that is none',
      { logs: [{ ...smallLog('').announced, startedAt: 'soon' }] },
      'malformed',
      'logs.0.startedAt',
    ],
    [
      'an id of a log that is a path',
      { logs: [{ ...smallLog('').announced, id: '../x' }] },
      'malformed',
      'logs.0.id',
    ],
    [
      'too many logs',
      { logs: Array.from({ length: 17 }, () => smallLog('').announced) },
      'too-many',
      'leave out the oldest',
    ],
    [
      'a million entries',
      { logs: [{ ...smallLog('').announced, entries: 1_000_000 }] },
      'too-large',
      'entries',
    ],
    [
      'too many chunks in all',
      { logs: [300, 300].map((chunks) => ({ ...smallLog('').announced, chunks })) },
      'too-large',
      '600 chunks',
    ],
  ])('refuses a report with %s', async (_, more, code, message) => {
    const store = storeOf()
    const page = new Reporter(store)
    expect(await refusal(await page.announce(page.report([], more as never)))).toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
    expect(await store.tables.selectFrom('reports').select('id').execute()).toEqual([])
  })

  test('refuses what is no JSON, no report and no JSON by its type', async () => {
    const page = new Reporter(storeOf())
    const post = (body: string, type = 'application/json') =>
      page.ask('', { method: 'POST', headers: { 'Content-Type': type }, body })
    for (const body of ['', '{', '[]', 'null', '7', '{}'])
      expect(await refusal(await post(body))).toMatchObject({ status: 400, code: 'malformed' })
    expect(await refusal(await post('{}', 'text/plain'))).toMatchObject({ code: 'malformed' })
  })

  test('lets nobody into a session or a report who has another key', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session, [1, 1])
    const report = page.report([log])
    await page.announce(report)
    const forger = new Reporter(store)
    const forged = forger.report([], { session: page.session })
    expect(await refusal(await forger.announce(forged))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
    expect(await refusal(await forger.announce(report))).toMatchObject({ status: 403 })
    expect(await refusal(await forger.ask(`/${report.id}`))).toMatchObject({ status: 404 })
    const put = await forger.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)
    expect(await refusal(put)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await refusal(await page.ask(`/${randomUUID()}`))).toMatchObject({ status: 404 })
    expect((await page.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)).status).toBe(
      204,
    )
  })

  test('refuses a key that is none, and keeps no key', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    for (const Authorization of ['', 'Bearer', 'Bearer short', `Basic ${page.key}`])
      expect(
        await refusal(await page.ask(`/${randomUUID()}`, { headers: { Authorization } })),
      ).toMatchObject({
        code: 'not-allowed',
      })
    await page.send()
    const everything = await store.everything()
    expect(everything.filter(({ text }) => text.includes(page.key))).toEqual([])
  })

  test('refuses more reports of a session than it keeps', async () => {
    const store = storeOf({
      rates: { key: { burst: 1e3, perSecond: 1 }, address: { burst: 1e3, perSecond: 1 } },
    })
    const page = new Reporter(store)
    const first = page.report()
    await page.announce(first)
    for (let n = 1; n < intakeLimits.reportsOfSession; n++) await page.announce(page.report())
    const last = page.report()
    expect(await refusal(await page.announce(last))).toMatchObject({ code: 'too-many' })
    expect((await page.announce(first)).status).toBe(200)
  })

  test('is asked no faster than it says, by key and by address', async () => {
    const rates = { key: { burst: 3, perSecond: 0.5 }, address: { burst: 5, perSecond: 1 } }
    const store = storeOf({ rates })
    const page = new Reporter(store)
    const other = new Reporter(store)
    const tries = async (who: Reporter, times: number) => {
      const answers = []
      for (let n = 0; n < times; n++) answers.push(await who.ask(`/${randomUUID()}`))
      return answers
    }
    const [, , , refused] = await tries(page, 4)
    expect(refused?.status).toBe(429)
    expect(refused?.headers.get('retry-after')).toBe('2')
    // the address has one left
    expect((await tries(other, 2)).map(({ status }) => status)).toEqual([404, 429])
    store.now += 2_000
    expect((await tries(page, 2)).map(({ status }) => status)).toEqual([404, 429])
  })

  test('is open to pages of the app alone', async () => {
    const page = new Reporter(storeOf())
    const preflight = (Origin: string) =>
      page.ask('', {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'POST' },
      })
    const answer = await preflight(appOrigin)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(appOrigin)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,Content-Digest',
    )
    for (const origin of [
      'https://evil.example',
      'https://app.example.evil.example',
      'null',
      'http://app.example',
    ]) {
      const refused = await preflight(origin)
      expect(refused.status).toBe(403)
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('keeps script and markup as the text that it is', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const markup = `<script>alert(1)</script>"><img src=x onerror=alert(1)>'; drop table reports; --\0`
    const texts = Object.fromEntries(
      ['text', 'contact', 'guest', 'build', 'language', 'route', 'browser'].map((key) => [
        key,
        markup,
      ]),
    )
    const id = await page.send([], { ...texts, error: { name: markup, where: markup } })
    const agent = await store.signIn()
    const answer = await agent.ask('GET', `reports/${id}`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const kept = markup.replace('\0', '\uFFFD')
    const expected = Object.fromEntries(Object.keys(texts).map((key) => [key, kept]))
    expect(await answer.json()).toMatchObject({ ...expected, error: { name: kept, where: kept } })
  })
})
