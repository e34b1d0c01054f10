import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeIntake } from './intake.fixtures.ts'
import { fakeBrowserOfLogs } from './journal.fixtures.ts'
import { textOfChunk } from './logChunk.ts'
import { openReportingPage } from './reports.fixtures.ts'
import { linesOfLogs } from './storedLogs.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const hour = 60 * 60_000
const second = 1_000

describe('what there is to report', () => {
  test('is every log of the session, in order, up to now', async () => {
    const browser = fakeBrowserOfLogs()
    const intake = fakeIntake()
    const before = await openReportingPage(intake, { browser, id: 'before' })
    await before.live(5)
    browser.clock.step(1_000)
    const other = await openReportingPage(intake, { browser, id: 'other', session: 'session-2' })
    await other.live(5)
    const page = await openReportingPage(intake, { browser, id: 'now' })
    await page.live(7)
    const { logs, ...rest } = await page.reports.loadReportable({ crash: null })
    expect(rest).toEqual({ session: 'session-1', isStored: true })
    expect(logs.map(({ id, entries, until, duration }) => [id, entries, until, duration])).toEqual([
      ['before', 5, 5, 50],
      ['now', 7, 7, 70],
    ])
    expect(logs[0]?.bytes).toBeGreaterThan(50)
    const read = await linesOfLogs(page.environment, page.own, logs)
    expect(read).toEqual([before.lines, page.lines])
    const cut = logs.map((log) => ({ ...log, until: 2 }))
    expect(
      (await linesOfLogs(page.environment, page.own, cut)).map(({ length }) => length),
    ).toEqual([3, 3])
  })

  test('has no log in which nothing happened', async () => {
    const browser = fakeBrowserOfLogs()
    const intake = fakeIntake()
    const idle = await openReportingPage(intake, { browser, id: 'idle' })
    await idle.journal.settled()
    const page = await openReportingPage(intake, { browser, id: 'now' })
    await page.live(1)
    const { logs } = await page.reports.loadReportable({ crash: null })
    expect(logs.map(({ id }) => id)).toEqual(['now'])
  })

  test('is what memory holds where the browser stores nothing', async () => {
    const disk = { writesLeft: 0, failsWith: 'InvalidStateError' }
    const page = await openReportingPage(fakeIntake(), { disk })
    await page.live(9)
    const { logs, isStored } = await page.reports.loadReportable({ crash: null })
    expect(isStored).toBe(false)
    expect(logs).toMatchObject([{ id: 'log-1', entries: 9, until: 9 }])
    expect(await linesOfLogs(page.environment, page.own, logs)).toEqual([page.lines])
    const id = await page.reports.holdReport(await page.draft())
    expect(await page.reports.loadHeldReports()).toEqual([id])
    expect((await page.upload(id)).at(-1)).toEqual({ type: 'reportUpload.received' })
    expect(await page.reports.loadHeldReports()).toEqual([])
  })
})

describe('a report', () => {
  test('has nothing that came after the press', async () => {
    const intake = fakeIntake()
    const page = await openReportingPage(intake)
    await page.live(20)
    const draft = await page.draft()
    await page.live(20)
    const id = await page.reports.holdReport(draft)
    await page.upload(id)
    const chunks = [...(intake.reports.get(id)?.chunks.get('log-1')?.values() ?? [])]
    const texts = await Promise.all(
      chunks.map((bytes) => textOfChunk(bytes as Uint8Array<ArrayBuffer>)),
    )
    expect(texts.join('')).toBe(page.lines.slice(0, 21).join(''))
    expect(intake.reports.get(id)?.announced).toEqual({
      id,
      session: 'session-1',
      kind: 'asked',
      text: 'It froze',
      contact: '',
      consent: true,
      guest: null,
      build: 'b',
      language: 'en',
      route: 'home',
      browser: 'Chromium 140',
      viewport: { width: 390, height: 844 },
      error: null,
      logs: [
        {
          id: 'log-1',
          startedAt: expect.any(String),
          duration: 200,
          entries: 20,
          chunks: chunks.length,
          bytes: chunks.reduce((sum, { length }) => sum + length, 0),
        },
      ],
    })
  })

  test('stays in memory when the disk was full once it was to be held', async () => {
    const disk = { writesLeft: Number.POSITIVE_INFINITY, failsWith: 'QuotaExceededError' }
    const intake = fakeIntake()
    const page = await openReportingPage(intake, { disk })
    await page.live(9)
    const draft = await page.draft()
    disk.writesLeft = 0
    const id = await page.reports.holdReport(draft)
    expect(await page.reports.loadHeldReports()).toEqual([id])
    expect((await page.upload(id)).at(-1)).toEqual({ type: 'reportUpload.received' })
    expect(intake.reports.get(id)?.announced.logs).toMatchObject([{ id: 'log-1', entries: 9 }])
  })

  test('keeps its chunks though the log goes', async () => {
    const intake = fakeIntake()
    const page = await openReportingPage(intake)
    await page.live(20)
    const id = await page.reports.holdReport(await page.draft())
    page.browser.clock.step(1_000)
    const next = await openReportingPage(intake, { browser: page.browser, id: 'log-2' })
    expect(await next.reports.loadHeldReports()).toEqual([id])
    expect((await next.upload(id)).at(-1)).toEqual({ type: 'reportUpload.received' })
  })

  test('of a session is sent by one key, also from another page, which no report has in its words', async () => {
    const intake = fakeIntake()
    const browser = fakeBrowserOfLogs()
    const one = await openReportingPage(intake, { browser })
    await one.live(2)
    const first = await one.reports.holdReport(await one.draft())
    const other = await openReportingPage(intake, { browser, id: 'log-2' })
    await other.live(2)
    const second = await other.reports.holdReport(await other.draft())
    await one.upload(first)
    await other.upload(second)
    const [a, b] = [intake.reports.get(first), intake.reports.get(second)]
    expect(a?.key).toMatch(/^[\w-]{43}$/)
    expect(b?.key).toBe(a?.key)
    expect(JSON.stringify([a?.announced, b?.announced])).not.toContain(a?.key)
  })
})

describe('a page that crashed', () => {
  /** A page that died before, and one that is there now. */
  async function pageAfter(end: 'die' | 'leave' | 'leaveAtOnce' | 'hide' | 'live') {
    const browser = fakeBrowserOfLogs()
    const page = await openReportingPage(fakeIntake(), { browser, id: 'before', session: 's' })
    await page.live(3)
    if (end === 'hide') {
      page.state.visible = false
      page.change('visibilitychange')
    }
    if (end.startsWith('leave')) page.change('pagehide')
    if (end === 'leaveAtOnce') page.die()
    if (end !== 'leaveAtOnce') await page.journal.settled()
    if (end !== 'live') page.die()
    const now = await openReportingPage(fakeIntake(), { browser, id: 'now' })
    await now.live(1)
    return { browser, now, found: () => now.reports.findCrash() }
  }

  test.each([
    ['was killed while it was looked at', 'die', { log: 'before', session: 's' }],
    ['was left', 'leave', null],
    ['was left before the disk heard of it', 'leaveAtOnce', null],
    ['was killed in the background', 'hide', null],
    ['is still there', 'live', null],
  ] as const)('that %s', async (_, end, expected) => {
    const { found } = await pageAfter(end)
    expect(await found()).toEqual(expected)
  })

  test('is asked about again a day after "not now", and never after an answer', async () => {
    const { browser, found, now } = await pageAfter('die')
    await now.reports.noteAnswer({ log: 'before', isFinal: false })
    expect(await found()).toBeNull()
    browser.clock.step(24 * hour - second)
    expect(await found()).toBeNull()
    browser.clock.step(second)
    expect(await found()).toEqual({ log: 'before', session: 's' })
    await now.reports.noteAnswer({ log: 'before', isFinal: true })
    expect(await found()).toBeNull()
  })

  test('is not asked about any more once it is reported, or long ago', async () => {
    const { found, now } = await pageAfter('die')
    const crash = await found()
    const { logs, session } = await now.reports.loadReportable({ crash })
    await now.reports.holdReport(await now.draft({ kind: 'crash', logs, session }))
    expect(await found()).toBeNull()
    const old = await pageAfter('die')
    old.browser.clock.step(3 * 24 * hour - 10 * second)
    expect(await old.found()).toEqual(crash)
    old.browser.clock.step(10 * second)
    expect(await old.found()).toBeNull()
  })

  test('is told by its silence where there are no locks', async () => {
    const { browser, found, now } = await pageAfter('die')
    now.state.hasLocks = false
    expect(await found()).toBeNull()
    browser.clock.step(3 * 60_000 - 10 * second)
    expect(await found()).toBeNull()
    browser.clock.step(11 * second)
    expect(await found()).toEqual({ log: 'before', session: 's' })
  })
})
