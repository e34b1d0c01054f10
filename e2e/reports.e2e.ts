import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { inRoot } from '../scripts/lib/paths.mjs'
import { freePort } from '../scripts/lib/ports.mjs'
import { EventLog, placeholder } from '../src/engine/index.ts'
import { expectAccessible } from './support/accessibility.ts'
import { buildChangedStore } from './support/changedBuild.ts'
import { complaintsOf, violationsOf } from './support/complaints.ts'
import { controlOf } from './support/control.ts'
import { chooseInMyArea, logIn, untilConnected } from './support/guest.ts'
import { openConsole, storedLog } from './support/reportConsole.ts'
import { type ReportStore, runReports, startReportStore } from './support/reportStore.ts'
import { type Server, startServer } from './support/server.ts'
import { expectSameReplay, readSession } from './support/session.ts'
import { test } from './support/test.ts'

const said = 'The <b>button</b> did nothing'

/** A change of the app after which it shows another submenu than the guest's build did. */
const change = {
  file: 'machines/shell/menus/menus.machine.ts',
  from: 'enqueue.assign({ menu, submenu: null })',
  to: "enqueue.assign({ menu, submenu: 'tv' })",
}

let data: string
let changed: string
let port: number
let server: Server
let store: ReportStore

test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'limelight-reports-'))
  changed = join('node_modules', `.changed-${process.pid}`)
  port = await freePort(20_000 + (process.pid % 20_000))
  server = await startServer('--reports-url', `http://localhost:${port}/reports`)
  store = await startReportStore(data, { port, app: new URL(server.app).origin })
})

test.afterEach(async () => {
  await Promise.all([store.stop(), server.stop()])
  await rm(data, { recursive: true, force: true })
  await rm(inRoot(changed), { recursive: true, force: true })
})

for (const isBuiltAnew of [false, true]) {
  test(`a guest reports a problem; support finds it, replays it to the same state and picture,${isBuiltAnew ? ' sees where a changed build parts from it,' : ''} and erases it`, {
    tag: isBuiltAnew ? '@night' : [],
  }, async ({ page, browser }) => {
    const complaints = complaintsOf(page)
    await page.goto(`${server.app}en/`)
    await logIn(page, 'guest1')
    await untilConnected(page)
    await chooseInMyArea(page, 'Profile')
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Screen name' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Where you are' })).toBeVisible()
    const seen = await pictureOf(page)
    await page.getByRole('button', { name: 'Report a problem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report a problem' })
    await dialog.getByRole('textbox', { name: 'What happened?' }).fill(said)
    await dialog.getByRole('button', { name: 'Look at the log' }).click()
    await expect(dialog.getByText('A page was opened').first()).toBeVisible()
    await dialog.getByRole('checkbox').check({ force: true })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByText('Thank you. Support has your report')).toBeVisible()
    const session = await readSession(page, 'a-report')
    expectSameReplay(session)
    expect(complaints).toEqual([])
    expect(await violationsOf(controlOf(server))).toEqual([])

    const desk = await openConsole(browser, store, data)
    const row = desk.getByRole('link').filter({ hasText: said })
    await expect(row).toContainText('profile')
    await row.click()
    await expect(desk.getByText(said).first()).toBeVisible()
    await expect(desk.getByText('This log leads to the same states on this build.')).toBeVisible()
    await expectAccessible(desk, 'iframe')

    const stored = await storedLog(desk)
    expect(session.text.startsWith(stored.trimEnd())).toBe(true)
    const { entries } = EventLog.parse(stored)
    const pressed = entries.find(({ event }) => event.type === 'report.openRequested')
    await goTo(desk, (pressed?.seq ?? 0) - 1)
    await expect.poll(() => pictureOf(desk.frameLocator('iframe'))).toBe(seen)

    if (isBuiltAnew) {
      await store.stop()
      const build = await buildChangedStore(changed, change)
      store = await startReportStore(data, { port, app: new URL(server.app).origin, build })
      await desk.reload()
      await expect(desk.getByText(/This log and this build part at entry \d+\./)).toBeVisible()
      const opened = entries.findIndex(({ event }) => event.type === 'menus.toggleRequested')
      const { seq } = entries.slice(opened).find(({ digest }) => digest !== undefined) ?? {}
      await expect(desk.getByText(`part at entry ${seq}.`)).toBeVisible()
    }

    await desk.getByRole('button', { name: 'Share and more' }).click()
    await desk.getByRole('menuitem', { name: 'Erase this report …' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
    await expect(desk.getByText(said)).toHaveCount(0)
    const listed = await runReports(data, ['list', '--json'])
    expect(listed.code).toBe(0)
    expect(listed.output).not.toContain(said)
    await desk.context().close()
  })
}

/** What a page shows, each text that is the guest's by its shape, as it stands in a log. */
async function pictureOf(place: Pick<Page, 'getByRole'>): Promise<string> {
  return placeholder(await place.getByRole('main').ariaSnapshot())
}

/** Goes to an entry as a link to it does. */
async function goTo(desk: Page, seq: number): Promise<void> {
  await desk.evaluate((to) => {
    const parts = new URLSearchParams(location.hash.slice(1))
    parts.set('seq', String(to))
    location.hash = String(parts)
  }, seq)
}
