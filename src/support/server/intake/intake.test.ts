import { expect, test } from 'vitest'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { Reporter, refusal, smallLog } from './reporter.fixtures.ts'
import { createIntake } from './store.ts'

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
