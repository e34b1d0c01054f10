import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { intakeLimits } from '../../machines/support/report/intake.shapes.ts'
import { fakeIntake } from './intake.fixtures.ts'
import { fakeBrowserOfLogs } from './journal.fixtures.ts'
import { openReportingPage } from './reports.fixtures.ts'

test('what there is to report is of more than the store takes the newest', async () => {
  const browser = fakeBrowserOfLogs()
  const intake = fakeIntake()
  for (const id of ['oldest', 'older', 'newest']) {
    const page = await openReportingPage(intake, { browser, id })
    await page.live(150, 40_000)
    browser.clock.step(1_000)
  }
  const page = await openReportingPage(intake, { browser, id: 'now' })
  await page.live(2)
  const { logs } = await page.reports.loadReportable({ crash: null })
  expect(logs.map(({ id }) => id)).toEqual(['older', 'newest', 'now'])
  const draft = { ...(await page.draft()), logs }
  const held = await page.reports.readReport(await page.reports.holdReport(draft))
  const chunks = held?.announced.logs.reduce((sum, log) => sum + log.chunks, 0)
  expect(chunks).toBeGreaterThan(intakeLimits.chunks / 2)
  expect(chunks).toBeLessThanOrEqual(intakeLimits.chunks)
})
