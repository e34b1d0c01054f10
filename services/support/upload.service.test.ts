import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, inject, test } from 'vitest'
import { fakeIntake, type IntakeFault } from './intake.fixtures.ts'
import { openReportingPage } from './reports.fixtures.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** A report that is held, with so many entries: of some are made more chunks than one. */
async function held(entries = 45) {
  const intake = fakeIntake()
  const page = await openReportingPage(intake)
  await page.live(entries, 3_000)
  const id = await page.reports.holdReport(await page.draft())
  const all = (await page.reports.readReport(id))?.announced.logs[0]?.chunks ?? 0
  return { ...page, intake, id, all, send: () => page.upload(id) }
}

test('announces the report, sends each chunk once and asks whether it is whole', async () => {
  const { all, id, intake, reports, send } = await held(120)
  expect(all).toBeGreaterThan(4)
  const reported = await send()
  expect(intake.requests.map(({ method }) => method)).toEqual([
    'POST',
    'GET',
    ...Array.from({ length: all }, () => 'PUT'),
    'GET',
  ])
  expect(intake.requests.every(({ method, keepalive }) => keepalive === (method !== 'GET'))).toBe(
    true,
  )
  const shares = reported.flatMap((event) => ('share' in event ? [event.share] : []))
  expect(shares).toHaveLength(all)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(reported.at(-1)).toEqual({ type: 'reportUpload.received' })
  expect(await reports.readReport(id)).toBeNull()
})

test.each<[string, IntakeFault, number]>([
  ['does not answer', 'unreachable', 0],
  ['is overloaded', { status: 503, retryAfter: '7' }, 7_000],
  ['asks for patience', { status: 429, code: 'too-fast', retryAfter: '30' }, 30_000],
  ['names a date', { status: 503, retryAfter: 'Thu, 01 Jan 2026 00:02:00 GMT' }, 120_000],
  ['says nonsense', { status: 503, retryAfter: 'soon' }, 0],
  ['answers with a page', { status: 404 }, 0],
  ['has forgotten the report', { status: 404, code: 'not-found' }, 0],
])('a store that %s is asked again later, and nothing is lost', async (_, fault, retryAfter) => {
  const { all, id, intake, reports, send } = await held()
  intake.meet(null, null, null, fault)
  expect((await send()).at(-1)).toEqual({
    type: 'reportUpload.failed',
    isOffline: false,
    retryAfter,
    heldFor: 0,
  })
  expect(await reports.loadHeldReports()).toEqual([id])
  expect((await send()).at(-1)).toEqual({ type: 'reportUpload.received' })
  expect(intake.storedChunks()).toBe(all)
})

test.each([
  'not-redacted',
  'too-large',
  'unknown-version',
  'malformed',
  'taken',
  'not-allowed',
  'too-many',
] as const)('a report that is refused with %s is told so and held no longer', async (code) => {
  const { intake, reports, send } = await held()
  intake.meet(null, null, { status: 422, code })
  expect((await send()).at(-1)).toEqual({ type: 'reportUpload.refused', code })
  expect(await reports.loadHeldReports()).toEqual([])
})

test('without a network it says so', async () => {
  const { intake, network, send } = await held()
  network.isOnline = false
  intake.meet('unreachable')
  expect((await send()).at(-1)).toEqual({
    type: 'reportUpload.failed',
    isOffline: true,
    retryAfter: 0,
    heldFor: 0,
  })
})

test('tells how long ago the guest sent a report that fails, also on a later page', async () => {
  const { browser, environment, id, intake, reports } = await held()
  browser.clock.step(26 * 60 * 60_000)
  intake.meet('unreachable')
  const later = await openReportingPage(intake, { id: 'log-2', browser })
  expect(later.environment).not.toBe(environment)
  expect((await later.upload(id)).at(-1)).toMatchObject({ heldFor: 26 * 60 * 60_000 })
  expect(await reports.loadHeldReports()).toEqual([id])
})

test('a store that answers nothing in 30 s is asked again later', async () => {
  const { browser, environment, id, reports, upload } = await held()
  environment.fetch = (_, { signal }) =>
    new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const sent = upload(id)
  await new Promise((done) => void setTimeout(done, 20))
  browser.clock.step(30_000)
  expect((await sent).at(-1)?.type).toBe('reportUpload.failed')
  expect(await reports.loadHeldReports()).toEqual([id])
})

test('each request has the report’s key and nothing else of the guest, and is kept by nobody', async () => {
  const { environment, id, upload } = await held()
  const { fetch } = environment
  const asked: RequestInit[] = []
  environment.fetch = (url, options) => {
    asked.push(options)
    return fetch(url, options)
  }
  expect((await upload(id)).at(-1)).toEqual({ type: 'reportUpload.received' })
  expect(asked.length).toBeGreaterThan(4)
  for (const { headers, credentials, referrerPolicy, cache } of asked) {
    expect(new Headers(headers).get('Authorization')).toMatch(/^Bearer [\w-]{43}$/)
    expect({ credentials, referrerPolicy, cache }).toEqual({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
  }
})

test('what another tab has sent meanwhile is received', async () => {
  const { id, intake, reports, upload } = await held()
  await reports.forgetReport(id)
  expect((await upload(id)).at(-1)).toEqual({ type: 'reportUpload.received' })
  expect(intake.requests).toEqual([])
})

test('whatever goes wrong on the way, the store has the report whole and once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom<IntakeFault | null>(null, null, 'answerLost', 'unreachable', {
          status: 503,
        }),
        { maxLength: 30 },
      ),
      async (faults) => {
        globalThis.indexedDB = new IDBFactory()
        const { all, intake, id, reports, send } = await held(120)
        intake.meet(...faults)
        for (let attempt = 0; attempt <= faults.length; attempt++) {
          if ((await send()).at(-1)?.type === 'reportUpload.received') break
        }
        expect(intake.storedChunks()).toBe(all)
        expect([...intake.reports.keys()]).toEqual([id])
        expect(await reports.loadHeldReports()).toEqual([])
      },
    ),
    { numRuns: inject('isNight') ? 10 : 4 },
  )
})
