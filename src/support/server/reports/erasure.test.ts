import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { entryLine, headerLine, logOf, Reporter } from '../intake/reporter.fixtures.ts'
import { newId, type TestStore } from '../store.fixtures.ts'
import type { Folded } from '../work/fold.ts'
import { replayReport } from '../work/replayReport.ts'
import { groupOfDivergence } from './groups.ts'

const day = 86_400_000
const canary = 'canarybird'
const guest = 'guest4711'

/** A report that has something of the guest everywhere. @returns what may not be found once it is gone */
async function sendCanary(store: TestStore, more: object = {}) {
  const page = new Reporter(store)
  const id = newId()
  const text = headerLine(id, page.session, { build: canary }) + entryLine(1)
  const log = logOf(id, [text])
  const report = await page.send([log], {
    text: canary,
    contact: canary,
    guest,
    route: canary,
    error: { name: canary, where: canary },
    ...more,
  })
  const agent = await store.signIn('agent', `agent${report.slice(0, 8)}`)
  await agent.ask('POST', `reports/${report}/notes`, { text: `called about ${canary}` })
  await agent.get(`reports/${report}`)
  await agent.get(`reports?text=${canary}`)
  const divergence = {
    seq: 1,
    actor: canary,
    kind: 'changed',
    detail: canary,
    expected: canary,
    found: canary,
  } as const
  const folded: Folded = {
    states: [`app:${canary}`],
    errors: [canary],
    divergence,
    failure: canary,
    waypoints: Buffer.from(canary),
  }
  const { tables } = store
  await replayReport(
    { tables, fold: async () => folded, build: 'today00build', now: () => store.now },
    report,
  )
  await store.queue.replay([report])
  expect(groupOfDivergence({ log: id, ...divergence }).title).toContain(canary)
  return {
    page,
    report,
    log: log.announced.id,
    bytes: Buffer.from(log.chunks[0] as Buffer).toString('hex'),
  }
}

/** Names of tables in whose rows something stands. */
async function findIn(store: TestStore, texts: readonly string[]): Promise<string[]> {
  const found = (await store.everything()).filter(({ text }) =>
    texts.some((each) => text.toLowerCase().includes(each.toLowerCase())),
  )
  return [...new Set(found.map(({ table }) => table))].toSorted()
}

const everywhere = [
  'public.chunks',
  'public.logs',
  'public.notes',
  'public.replays',
  'public.reports',
  'public.sessions',
  'public.waypoints',
]

onEachDatabase((storeOf) => {
  /** What stands of a report; the audit log keeps its id, which says nothing about anybody. */
  async function leftOf(
    store: TestStore,
    { page, report, log, bytes }: Awaited<ReturnType<typeof sendCanary>>,
  ) {
    const personal = await findIn(store, [canary, guest, page.session, bytes])
    const ids = await findIn(store, [report, log])
    return [
      ...new Set([...personal, ...ids.filter((table) => table !== 'public.audit')]),
    ].toSorted()
  }

  test('the scan finds a report in every table that has something of it', async () => {
    const store = storeOf()
    const sent = await sendCanary(store)
    expect(await leftOf(store, sent)).toEqual(['pgboss.job', ...everywhere])
  })

  test('an admin erases a report, and nothing is left of it', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    const sent = await sendCanary(store)
    expect((await admin.ask('DELETE', `reports/${sent.report}`)).status).toBe(204)
    expect(await leftOf(store, sent)).toEqual([])
    expect((await admin.ask('GET', `reports/${sent.report}`)).status).toBe(404)
    expect((await admin.ask('DELETE', `reports/${sent.report}`)).status).toBe(404)
    const { entries } = await admin.get<{ entries: { action: string }[] }>(
      `audit?report=${sent.report}`,
    )
    expect(entries.map(({ action }) => action)).toEqual(['reportErased', 'reportRead', 'noteAdded'])
  })

  test('an admin erases a guest, and nothing is left of them, also of what is not whole', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    const sent = [await sendCanary(store), await sendCanary(store)]
    const [{ page } = sent[0] as never as { page: Reporter }] = sent
    await page.send([], { text: `${canary} before the login`, guest: null })
    await page.announce(page.report([logOf(newId(), ['x'])], { text: canary, guest }))
    const others = new Reporter(store)
    const other = await others.send([], { guest: 'guest4712' })
    const answer = await admin.ask('POST', 'erasures', { guest })
    expect(await answer.json()).toEqual({ reports: 4 })
    for (const each of sent) expect(await leftOf(store, each)).toEqual([])
    expect((await admin.ask('GET', `reports/${other}`)).status).toBe(200)
    expect(await (await admin.ask('POST', 'erasures', { guest })).json()).toEqual({ reports: 0 })
    expect((await admin.ask('POST', 'erasures', { guest: '' })).status).toBe(400)
  })

  test('leaves nothing of a report that was kept for thirty days, and all of a younger one', async () => {
    const store = storeOf()
    const old = await sendCanary(store)
    store.now += day
    const young = await new Reporter(store).send()
    store.now += 29 * day - 1
    expect(await store.reports.retain()).toBe(0)
    store.now += 1
    expect(await store.reports.retain()).toBe(1)
    expect(await leftOf(store, old)).toEqual([])
    expect(await store.tables.selectFrom('reports').select('id').execute()).toEqual([{ id: young }])
  })

  test('erases old reports in several parts, and those too that never became whole', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    await page.announce(page.report([logOf(newId(), ['x'])]))
    await sql`insert into reports select (r).* from (
      select jsonb_populate_record(reports, jsonb_build_object('id', gen_random_uuid())) as r
      from reports, generate_series(1, 450)) as made`.execute(store.tables)
    store.now += 30 * day
    expect(await store.reports.retain()).toBe(451)
    expect(await store.tables.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  test('an erased report that is announced again is another one', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    const page = new Reporter(store)
    const report = page.report()
    await page.announce(report)
    await admin.ask('DELETE', `reports/${report.id}`)
    expect((await page.announce(report)).status).toBe(201)
  })
})
