import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { sessions } from '../../../../fixtures/core/sessions.fixtures.ts'
import { setFold } from '../../../../machines/core/clock.ts'
import { upcasters } from '../../../../machines/core/upcasters.ts'
import { completeApp } from '../../../areas/all.ts'
import { entryTo, recordSession, withChanged } from '../../../cli/cli.fixtures.ts'
import { EventLog, replay, stateOf } from '../../../engine/index.ts'
import type { ReportDetail, ReportPage } from '../../console.shapes.ts'
import { unpackWaypoints } from '../../waypoints.ts'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { type Log, logOf, Reporter } from '../intake/reporter.fixtures.ts'
import { newId, type TestStore, today } from '../store.fixtures.ts'
import { foldLog } from './fold.ts'
import { replayReport } from './replayReport.ts'

let recorded: string[]
beforeAll(async () => {
  recorded = (await recordSession({ entries: 5 }, true)).trimEnd().split('\n')
})

/** The recorded session as one of a page, some of it changed, in several chunks. */
function sessionLog(
  session: string,
  change: (lines: string[]) => string[] = (lines) => lines,
): Log {
  const id = newId()
  const [header = '', ...lines] = change(recorded)
  const own = JSON.stringify({ ...JSON.parse(header), id, session })
  const parts = [[own, ...lines.slice(0, 3)], lines.slice(3, 9), lines.slice(9)]
  return logOf(
    id,
    parts.map((part) => `${part.join('\n')}\n`),
  )
}

/** Another build's: there the guest was otherwise once the session was loaded. */
const differing = (lines: string[]) => {
  const at = lines.findIndex((line) => line.includes('"to":"app/guest/loadSession"'))
  return withChanged(lines, at + 1, (entry) => ({
    ...entry,
    digest: { ...(entry.digest as object), 'app/guest': { value: 'locked' } },
  })).split('\n')
}

async function workOff({ tables, queue, now }: TestStore, fold = foldLog): Promise<number> {
  return queue.workOff(10, (report) =>
    replayReport({ tables, fold, build: today, now: () => now }, report),
  )
}

test('a log that is whole replays without a divergence and tells the states that were reached', async () => {
  const folded = await foldLog(gzipSync(`${recorded.join('\n')}\n`))
  expect(folded).toMatchObject({ divergence: null, failure: null })
  for (const state of [
    'app:loadingConfig',
    'app:running.shell.running',
    'app/realtime:network.online',
  ])
    expect(folded.states).toContain(state)
  expect(new Set(folded.states).size).toBe(folded.states.length)
})

test('a log has waypoints on the way, from each of which it goes on as from the start', async () => {
  const text = sessions.find(({ flow }) => flow === 'live-walk')?.text ?? ''
  const { waypoints } = await foldLog(gzipSync(text), 20)
  const checkpoints = unpackWaypoints(gunzipSync(waypoints ?? '').toString())
  expect(checkpoints.length).toBeGreaterThan(2)
  const { header, entries } = EventLog.parse(text, { upcasters })
  const log = new EventLog(header, entries, { checkpoints })
  const options = { systemId: 'app', onFold: setFold }
  const whole = replay(completeApp, log, options)
  whole.run()
  for (const [index, { seq }] of checkpoints.entries()) {
    expect(seq - (checkpoints[index - 1]?.seq ?? 0)).toBeGreaterThanOrEqual(20)
    const rest = replay(completeApp, log, { ...options, from: seq })
    rest.run()
    expect(stateOf(rest.actor)).toEqual(stateOf(whole.actor))
  }
})

test('a long log has waypoints all along as well, further from one another', async () => {
  const text = sessions.find(({ flow }) => flow === 'live-walk')?.text ?? ''
  const seqsOf = async (most?: number) => {
    const { waypoints } = await foldLog(gzipSync(text), 10, most)
    return unpackWaypoints(gunzipSync(waypoints ?? '').toString()).map(({ seq }) => seq)
  }
  const [all, few] = [await seqsOf(), await seqsOf(4)]
  expect(all.length).toBeGreaterThan(8)
  expect(few.length).toBeGreaterThan(1)
  expect(few.length).toBeLessThanOrEqual(4)
  expect((all.at(-1) ?? 0) - (few.at(-1) ?? 0)).toBeLessThan((all.at(-1) ?? 0) / 2)
})

test('a log that begins at a checkpoint tells the states in which it begins', async () => {
  const at = recorded.findLastIndex((line) => line.startsWith('{"checkpoint"'))
  const folded = await foldLog(gzipSync([recorded[0], ...recorded.slice(at), ''].join('\n')))
  expect(folded).toMatchObject({ divergence: null, failure: null })
  expect(folded.states).toContain('app:running.shell.running')
})

test('names the errors that a log tells of', async () => {
  const at = entryTo(recorded, 'app/guest/loadSession')
  const failed = withChanged(recorded, at + 1, (entry) => ({
    ...entry,
    event: {
      type: 'xstate.error.actor.x',
      actorId: 'x',
      error: { name: 'RangeError', message: '', own: {} },
    },
    types: [[['event', 'error'], 'Error']],
  }))
  expect((await foldLog(gzipSync(`${failed}\n`))).errors).toEqual(['RangeError'])
})

test.each([
  ['no gzip', Buffer.from('oops'), 'incorrect header check'],
  ['cut off', gzipSync(`{"log":2`.repeat(99)).subarray(0, 20), 'unexpected end of file'],
  ['another log', gzipSync('{"log":99}\n'), 'version 99 of the format'],
  ['empty', gzipSync(''), 'the log is empty'],
])('a log that is %s has failed, and it says why', async (_, bytes, why) => {
  expect(await foldLog(bytes)).toMatchObject({
    failure: expect.stringContaining(why),
    divergence: null,
  })
})

test('a log that is too long once it is unpacked is not folded', async () => {
  const long = gzipSync(`${recorded[0]}\n${'x'.repeat(129 * 2 ** 20)}`)
  expect((await foldLog(long)).failure).toContain('bytes unpacked')
})

onEachDatabase((storeOf) => {
  test('a report is indexed once it is whole: same, with its states', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const id = await page.send([sessionLog(page.session), sessionLog(page.session)])
    expect(await agent.get(`reports/${id}`)).toMatchObject({ replay: null })
    expect(await workOff(store)).toBe(1)
    expect(await agent.get(`reports/${id}`)).toMatchObject({
      replay: { build: today, state: 'same', divergence: null, failure: null },
      group: null,
    })
    const found = await agent.get<ReportPage>('reports?state=app:running.shell.running')
    expect(found.reports.map((report) => report.id)).toEqual([id])
    expect(await agent.get('reports?state=app:elsewhere')).toMatchObject({ count: 0 })
    expect(await workOff(store)).toBe(0)
  })

  test('the waypoints of a log are read by who is signed in, those of this build alone', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const log = sessionLog(page.session)
    const id = await page.send([log])
    const path = `reports/${id}/logs/${log.announced.id}/waypoints`
    const made = new Uint8Array(gzipSync('waypoints'))
    const fold = async (bytes: Uint8Array) => ({ ...(await foldLog(bytes)), waypoints: made })
    expect((await agent.ask('GET', path)).status).toBe(204)
    await workOff(store, fold)
    const answer = await agent.ask('GET', path)
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(made)
    const admin = await store.signIn('admin')
    expect(await admin.get(`audit?report=${id}`)).toMatchObject({
      entries: [{ action: 'logRead', detail: `${log.announced.id}, waypoints`, user: 'agent' }],
    })
    expect((await store.ask(`/support/api/${path}`)).status).toBe(401)
    expect((await agent.ask('GET', path.replace(id, newId()))).status).toBe(204)
    await replayReport({ tables: store.tables, fold, build: 'another', now: () => store.now }, id)
    expect((await agent.ask('GET', path)).status).toBe(204)
  })

  test('reports that begin to differ in the same way are one group, whatever error was announced', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const ids = []
    for (const error of [null, { name: 'TypeError', where: 'app' }]) {
      const page = new Reporter(store)
      ids.push(await page.send([sessionLog(page.session, differing)], { error }))
    }
    await workOff(store)
    const details = await Promise.all(ids.map((id) => agent.get<ReportDetail>(`reports/${id}`)))
    for (const { replay, logs } of details)
      expect(replay).toMatchObject({
        state: 'differs',
        divergence: {
          log: logs[0]?.id,
          actor: 'app/guest',
          kind: 'changed',
          detail: 'value',
          expected: 'locked',
        },
      })
    expect(await agent.get('groups')).toMatchObject({
      groups: [{ by: 'divergence', title: 'app/guest: value changed', reports: 2 }],
    })
    const { groups } = await agent.get<{ groups: { key: string }[] }>('groups')
    expect(await agent.get(`reports?group=${groups[0]?.key}`)).toMatchObject({ count: 2 })
    expect(await agent.get('reports?error=TypeError')).toMatchObject({ count: 1 })
  })

  test('what cannot be folded is failed, with why', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const withoutInput = ([header = '', ...lines]: string[]) => [
      JSON.stringify({ ...JSON.parse(header), input: null }),
      ...lines,
    ]
    const id = await page.send([sessionLog(page.session, withoutInput)])
    const without = await page.send([])
    await workOff(store)
    expect(await agent.get(`reports/${id}`)).toMatchObject({
      replay: {
        state: 'failed',
        failure: expect.stringMatching(
          /^log [\w-]+: the app does not start with its input: TypeError/,
        ),
      },
    })
    expect(await agent.get(`reports/${without}`)).toMatchObject({
      replay: { state: 'failed', failure: 'the report has no log' },
    })
  })

  test('a replay on today’s build is queued, and then done again', async () => {
    const store = storeOf()
    const agent = await store.signIn()
    const page = new Reporter(store)
    const id = await page.send([sessionLog(page.session)])
    await workOff(store)
    expect((await agent.ask('POST', `reports/${id}/replays`)).status).toBe(202)
    expect(await agent.get(`reports/${id}`)).toMatchObject({ replay: { state: 'queued' } })
    expect(await workOff(store)).toBe(1)
    expect(await agent.get(`reports/${id}`)).toMatchObject({ replay: { state: 'same' } })
  })

  test('a report that is erased while it is replayed stays erased', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    const page = new Reporter(store)
    const id = await page.send([sessionLog(page.session)])
    await workOff(store, async (bytes) => {
      await admin.ask('DELETE', `reports/${id}`)
      return foldLog(bytes)
    })
    const everything = await store.everything()
    expect(
      everything.filter(({ table, text }) => text.includes(id) && table !== 'public.audit'),
    ).toEqual([])
  })

  test('work that fails is tried again', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const id = await page.send([sessionLog(page.session)])
    await store.queue.workOff(10, async () => Promise.reject(new Error('the database is away')))
    await store.database.executeSql(
      `update pgboss.job set start_after = now() - interval '1 minute'`,
    )
    const again = vi.fn(async () => {})
    await store.queue.workOff(10, again)
    expect(again).toHaveBeenCalledExactlyOnceWith(id)
  })
})
