import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chunkOf } from '../../../../services/support/logChunk.ts'
import { linesOf } from '../../../../services/support/logLines.ts'
import type { ArrivingPage, ReportDetail, ReportPage } from '../../console.shapes.ts'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { Reporter, smallLog } from '../intake/reporter.fixtures.ts'
import { newId, startedAt, type TestStore } from '../store.fixtures.ts'
import { stateHash } from './search.ts'

const minute = 60_000

/** Reports a minute apart, the first at the start. @returns their ids */
async function sendAll(store: TestStore, reports: readonly object[]): Promise<string[]> {
  const ids = []
  for (const more of reports) {
    const page = new Reporter(store)
    ids.push(await page.send([smallLog(page.session)], more))
    store.now += minute
  }
  return ids
}

onEachDatabase((storeOf) => {
  test('tells everything about a report', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const logs = [smallLog(page.session, [2, 1]), smallLog(page.session)]
    const id = await page.send(logs, {
      kind: 'crash',
      contact: 'ida@example.net',
      guest: 'guest1',
      error: { name: 'TypeError', where: 'app/guest' },
    })
    const sibling = await page.send([])
    expect(await agent.get(`reports/${id}`)).toEqual({
      id,
      session: page.session,
      kind: 'crash',
      status: 'new',
      assignee: null,
      receivedAt: new Date(startedAt).toISOString(),
      build: 'b1',
      route: 'start',
      language: 'de',
      browser: 'Chromium 156',
      viewport: { width: 390, height: 844 },
      guest: 'guest1',
      text: 'It does not work',
      contact: 'ida@example.net',
      error: { name: 'TypeError', where: 'app/guest' },
      duration: minute,
      entries: 5,
      bytes: logs.reduce((sum, { announced }) => sum + announced.bytes, 0),
      replay: null,
      group: expect.stringMatching(/^error-[0-9a-f]{16}$/),
      logs: logs
        .map(({ announced: { chunks: _, ...log } }) => log)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      notes: [],
      keptUntil: new Date(startedAt + 30 * 86_400_000).toISOString(),
      siblings: [sibling],
    } satisfies ReportDetail)
  })

  test('gives a log as one gzip member, whatever its chunks were', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const log = smallLog(page.session, [2, 3, 1])
    const lines = log.chunks.map((chunk) => gunzipSync(chunk).toString())
    log.chunks[1] = await chunkOf(linesOf(lines[1] ?? ''))
    log.announced.bytes = log.chunks.reduce((sum, { length }) => sum + length, 0)
    const id = await page.send([log])
    const answer = await agent.ask('GET', `reports/${id}/logs/${log.announced.id}`)
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('content-encoding')).toBeNull()
    const packed = new Blob([await answer.arrayBuffer()]).stream()
    // which, unlike Node's own, refuses whatever comes after the first member
    const text = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).text()
    expect(text).toBe(lines.join(''))
    for (const path of [
      `reports/${id}/logs/${newId()}`,
      `reports/${newId()}/logs/${log.announced.id}`,
    ])
      expect((await agent.ask('GET', path)).status).toBe(404)
  })

  test('shows no report that is not whole', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const report = page.report([smallLog(page.session)])
    await page.announce(report)
    expect(await agent.get('reports')).toMatchObject({ reports: [], count: 0 })
    expect((await agent.ask('GET', `reports/${report.id}`)).status).toBe(404)
    expect((await agent.ask('PATCH', `reports/${report.id}`, { status: 'open' })).status).toBe(404)
  })

  test('lists apart what is not whole: how much came, when last, and why it was refused', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const log = smallLog(page.session, [2, 3, 1])
    const report = page.report([log], { kind: 'crash', guest: 'guest1' })
    await page.announce(report)
    store.now += minute
    const put = (n: number) =>
      page.put(report.id, log.announced.id, n, log.chunks[n] ?? expect.unreachable())
    expect((await put(1)).status).toBe(204)
    const arriving = await agent.get<ArrivingPage>('arriving')
    expect(arriving).toEqual({
      count: 1,
      reports: [
        {
          id: report.id,
          kind: 'crash',
          build: 'b1',
          browser: 'Chromium 156',
          guest: 'guest1',
          announcedAt: new Date(startedAt).toISOString(),
          lastAt: new Date(startedAt + minute).toISOString(),
          chunks: { there: 1, all: 3 },
          bytes: { there: log.chunks[1]?.length ?? 0, all: log.announced.bytes },
          refused: 0,
          refusal: null,
          keptUntil: new Date(startedAt + 30 * 86_400_000).toISOString(),
        },
      ],
    } satisfies ArrivingPage)
    const refused = page.report([smallLog(page.session)])
    await page.announce(refused)
    await sql`update reports set state = 'refused', refused = 50, refusal_code = 'too-many',
      refusal_message = '50 of its chunks were refused' where id = ${refused.id}`.execute(
      store.tables,
    )
    expect(await agent.get('arriving')).toMatchObject({
      count: 2,
      reports: [
        { id: refused.id, lastAt: null, refused: 50, refusal: '50 of its chunks were refused' },
        { id: report.id },
      ],
    })
    for (const n of [0, 2]) expect((await put(n)).status).toBe(204)
    expect(await agent.get('arriving')).toMatchObject({ count: 1, reports: [{ id: refused.id }] })
    expect(await agent.get('reports')).toMatchObject({ count: 1 })
    expect((await store.ask('/support/api/arriving')).status).toBe(401)
  })

  test('filters, each alone and all together', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const ids = await sendAll(store, [
      { build: 'b2', route: 'messenger', browser: 'Firefox 150', guest: 'guest7' },
      {
        kind: 'crash',
        error: { name: 'TypeError', where: 'app/guest' },
        text: 'Überall Fehler, häßlich',
      },
      { contact: 'ida.mueller@example.net' },
    ])
    const [first, second, third] = ids
    await agent.ask('PATCH', `reports/${first}`, { status: 'open', assignee: 'agent' })
    await agent.ask('POST', `reports/${third}/notes`, { text: 'Rang her up about the voucher' })
    await sql`update reports set states = array[1, ${stateHash('app/realtime:connected')}::int] where id = ${second}`.execute(
      store.tables,
    )
    const group = (await agent.get<ReportDetail>(`reports/${second}`)).group
    const found = async (query: string) => {
      const { reports, count } = await agent.get<ReportPage>(`reports?${query}`)
      expect(count).toBe(reports.length)
      return reports.map(({ id }) => id)
    }
    const at = (minutes: number) => new Date(startedAt + minutes * minute).toISOString()
    for (const [query, expected] of [
      ['', [third, second, first]],
      ['sort=oldest', [first, second, third]],
      ['status=open', [first]],
      ['status=new', [third, second]],
      ['kind=crash', [second]],
      ['assignee=agent', [first]],
      ['assignee=none', [third, second]],
      ['assignee=max', []],
      ['build=b2', [first]],
      ['route=messenger', [first]],
      ['browser=Firefox%20150', [first]],
      ['error=TypeError', [second]],
      ['state=app/realtime:connected', [second]],
      ['state=app/realtime:closed', []],
      [`group=${group}`, [second]],
      [`from=${at(1)}`, [third, second]],
      [`until=${at(1)}`, [first]],
      [`from=${at(1)}&until=${at(2)}&kind=crash&status=new&text=fehler`, [second]],
      ['text=ÜBERALL', [second]],
      ['text=feh', [second]],
      ['text=ida.mueller@example.net', [third]],
      ['text=voucher', [third]],
      ['text=guest7', [first]],
      ['text=typeerror%20app/guest', [second]],
      ['text=messenger', [first]],
      ['text=fehler%20voucher', []],
      ["text='%20%26%20!%20:*%20(", [third, second, first]],
      ["text=x')%3B%20drop%20table%20reports%3B--", []],
    ] as const)
      expect([query, await found(query)]).toEqual([query, expected])
  })

  test.each([
    'status=other',
    'kind=x',
    'sort=best',
    'from=soon',
    'colour=red',
    'after=x',
    'after=W10',
  ])('refuses the query %s', async (query) => {
    const agent = await storeOf().signIn()
    expect((await agent.ask('GET', `reports?${query}`)).status).toBe(400)
  })

  test.each(['newest', 'oldest', 'longest', 'largest'])(
    'gives all page by page, the %s first',
    async (sort) => {
      const store = storeOf()
      const agent = await store.signIn()
      const page = new Reporter(store)
      await page.send()
      // as many as two pages and a half, some of them alike
      await sql`insert into reports select (r).* from (
      select jsonb_populate_record(reports, jsonb_build_object(
        'id', gen_random_uuid(), 'duration', n / 3, 'bytes', n / 3, 'received_at',
        reports.received_at - make_interval(secs => n / 3))) as r
      from reports, generate_series(1, 124) as n) as made`.execute(store.tables)
      const all: ReportPage['reports'] = []
      const pages: number[] = []
      let after = ''
      do {
        const found: ReportPage = await agent.get(`reports?sort=${sort}&after=${after}`)
        expect(found.count).toBe(125)
        pages.push(found.reports.length)
        all.push(...found.reports)
        after = found.next ?? ''
      } while (after !== '')
      expect(pages).toEqual([50, 50, 25])
      expect(new Set(all.map(({ id }) => id)).size).toBe(125)
      const key = (report: (typeof all)[number]) =>
        sort === 'longest'
          ? -report.duration
          : sort === 'largest'
            ? -report.bytes
            : Date.parse(report.receivedAt) * (sort === 'newest' ? -1 : 1)
      expect(all.map(key)).toEqual(all.map(key).toSorted((a, b) => a - b))
    },
  )

  test('changes status and assignee, and takes notes', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const admin = await store.signIn('admin')
    const [id] = await sendAll(store, [{}])
    const changed = await agent.ask('PATCH', `reports/${id}`, {
      status: 'solved',
      assignee: 'admin',
    })
    expect(await changed.json()).toMatchObject({ status: 'solved', assignee: 'admin' })
    const freed = await agent.ask('PATCH', `reports/${id}`, { assignee: null })
    expect(await freed.json()).toMatchObject({ status: 'solved', assignee: null })
    const noted = await admin.ask('POST', `reports/${id}/notes`, { text: ' <b>Seen</b> ' })
    expect(await noted.json()).toMatchObject({
      notes: [{ author: 'admin', at: new Date(store.now).toISOString(), text: '<b>Seen</b>' }],
    })
    for (const bad of [{}, { status: 'other' }, { assignee: 'nobody' }, { assignee: 7 }, []])
      expect((await agent.ask('PATCH', `reports/${id}`, bad)).status).toBe(400)
    for (const text of ['', '  ', 'x'.repeat(4_001), 7])
      expect((await agent.ask('POST', `reports/${id}/notes`, { text })).status).toBe(400)
    const { entries } = await admin.get<{ entries: { action: string; detail: string }[] }>(
      `audit?report=${id}`,
    )
    expect(entries.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'noteAdded ',
      'reportChanged assignee nobody',
      'reportChanged status solved, assignee admin',
    ])
  })

  test('lists groups of duplicates, the largest first', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const [typeError, rangeError] = [
      { error: { name: 'TypeError', where: 'app/guest' } },
      { error: { name: 'RangeError', where: '' } },
    ]
    const ids = await sendAll(store, [rangeError, typeError, {}, typeError])
    expect(await agent.get('groups')).toEqual({
      groups: [
        {
          key: expect.stringMatching(/^error-/),
          title: 'TypeError in app/guest',
          by: 'error',
          reports: 2,
          firstAt: new Date(startedAt + minute).toISOString(),
          lastAt: new Date(startedAt + 3 * minute).toISOString(),
        },
        expect.objectContaining({ title: 'RangeError', reports: 1 }),
      ],
    })
    await agent.ask('PATCH', `reports/${ids[0]}`, { status: 'solved' })
    expect(await agent.get('groups?status=solved')).toMatchObject({
      groups: [{ title: 'RangeError' }],
    })
    expect((await agent.ask('GET', 'groups?status=x')).status).toBe(400)
  })

  test('another’s report id leads nowhere', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    for (const id of [newId(), 'x', "'", '..%2Fusers', '%00'])
      for (const [method, path] of [
        ['GET', `reports/${id}`],
        ['DELETE', `reports/${id}`],
        ['POST', `reports/${id}/replays`],
      ] as const)
        expect([id, (await admin.ask(method, path)).status]).toEqual([id, 404])
  })
})
