import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { setFold } from '../machines/core/clock.ts'
import { selectShownPage } from '../machines/shell/navigation/navigation.selectors.ts'
import { freePort } from '../scripts/lib/ports.mjs'
import { completeApp } from '../src/areas/all.ts'
import { EventLog, replay } from '../src/engine/index.ts'
import { readNewestLog } from './support/diskLog.ts'
import { chooseInMyArea, logIn, untilConnected } from './support/guest.ts'
import { launchOwnChromium, type OwnChromium } from './support/ownChromium.ts'
import { openConsole, storedLog } from './support/reportConsole.ts'
import { type ReportStore, startReportStore } from './support/reportStore.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

const said = 'It was gone all of a sudden'

let data: string
let profile: string
let server: Server
let store: ReportStore
let chromium: OwnChromium | undefined

test.beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'limelight-crashed-'))
  profile = await mkdtemp(join(tmpdir(), 'limelight-crashed-'))
  const port = await freePort(20_000 + (process.pid % 20_000))
  server = await startServer('--reports-url', `http://localhost:${port}/reports`)
  store = await startReportStore(data, { port, app: new URL(server.app).origin })
})

test.afterEach(async () => {
  await chromium?.kill()
  await Promise.all([store.stop(), server.stop()])
  await Promise.all([data, profile].map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Opens the app in a browser that goes on where the one before it ended. */
async function openApp() {
  chromium = await launchOwnChromium(profile)
  const page = await chromium.context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.app}en/`)
  return { page, kill: chromium.kill }
}

test('a browser is killed while a guest is on a page; the next start offers to report it, and support has the log up to there, which replays', {
  tag: '@night',
}, async ({ browser }) => {
  const killed = await openApp()
  const begunAt = await killed.page.evaluate(() => performance.timeOrigin)
  await logIn(killed.page, 'guest1')
  await untilConnected(killed.page)
  await chooseInMyArea(killed.page, 'Profile')
  await expect(killed.page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await expect
    .poll(() => readNewestLog(killed.page, begunAt))
    .toMatch(/router\.locationChanged.*\/profile/)
  const onDisk = (await readNewestLog(killed.page, begunAt)) ?? ''
  await killed.kill()

  const { page } = await openApp()
  const offer = page.getByRole('region', { name: 'A page that closed by itself' })
  await offer.getByRole('button', { name: 'Report it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report the page that closed' })
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill(said)
  await dialog.getByRole('checkbox').check({ force: true })
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Thank you. Support has your report')).toBeVisible()
  await page.reload()
  await page.waitForFunction(() =>
    JSON.stringify(window.limelight?.state()['app/report']?.value ?? '').includes('answered'),
  )
  await expect(offer).toHaveCount(0)

  const desk = await openConsole(browser, store, data)
  await desk.getByRole('link').filter({ hasText: said }).click()
  await expect(desk.getByText('This log leads to the same states on this build.')).toBeVisible()
  const stored = await storedLog(desk, EventLog.parse(onDisk).header.id)
  expect(stored.startsWith(onDisk)).toBe(true)
  const log = EventLog.parse(stored)
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  const navigation = replayed.actor.system.get('navigation')
  expect(selectShownPage(navigation?.getSnapshot() as never)).toBe('profile')
  await desk.context().close()
})
