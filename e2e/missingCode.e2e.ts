import { expect, type Page } from '@playwright/test'
import { pathsOf } from './support/chunks.ts'
import { readNewestLog } from './support/diskLog.ts'
import { tell, untilDrawn } from './support/page.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
const openSearch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
const openModal = (page: Page) =>
  tell(page, 'modals', { type: 'modals.openRequested', id: 'vip30' })

const parts = [
  { file: 'OpenMenu', what: 'the frame of the menus', open: openMenu },
  { file: 'NavigationMenu', what: 'a menu', open: openMenu },
  { file: 'shell-en', what: 'the texts of the menus', open: openMenu },
  { file: 'shell', what: 'the area of a menu', open: openSearch },
  { file: 'ModalBoxes', what: 'the frame of the modals', open: openModal },
  { file: 'shell-en', what: 'the texts of the modals', open: openModal },
]

for (const { file, what, open } of parts) {
  const tag = /^(a menu|the frame of the modals)$/.test(what) ? [] : '@night'
  test(`${what} whose code did not come says so, and comes with another try`, { tag }, async ({
    page,
  }) => {
    const missing = pathsOf(file)
    const isMissing = ({ pathname }: URL) => missing.includes(pathname)
    await page.route(isMissing, (route) => route.abort())
    await page.goto(`${server.app}en/`)
    await untilDrawn(page)
    await open(page)
    const alert = page.getByRole('alert').filter({ hasText: 'This did not open' })
    await expect(alert).toBeVisible()

    await page.unroute(isMissing)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}

test('the log of a page that came soon is kept before the areas that it can do without are there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() - 60_000
  })
  const parts = ['keptLog', 'account', 'library']
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    for (const part of parts) if (pathsOf(part).includes(pathname)) asked.add(part)
  })
  await page.goto(`${server.app}en/`)
  await expect.poll(() => [...asked]).toEqual(parts)
})

test('a log whose code did not come at first is kept as soon as it does, and the page complains of nothing', {
  tag: '@night',
}, async ({ page }) => {
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  const missing = pathsOf('keptLog')
  const isMissing = ({ pathname }: URL) => missing.includes(pathname)
  await page.route(isMissing, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => isMissing(new URL(request.url())))
  await page.goto(`${server.app}en/`)
  await failed
  await page.unroute(isMissing)
  await page.waitForFunction(() => window.limelight.log !== undefined)
  expect(faults).toEqual([])
})

test('a log whose writer’s file did not come at first is written by it as soon as it does, and nothing is complained of', {
  tag: '@night',
}, async ({ page }) => {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  const isWriter = ({ pathname }: URL) => pathname.includes('journal.worker')
  await page.route(isWriter, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => isWriter(new URL(request.url())))
  const came = page.waitForResponse((answer) => isWriter(new URL(answer.url())) && answer.ok())
  await page.goto(`${server.app}en/`)
  await failed
  await page.unroute(isWriter)
  await came
  await expect.poll(() => readNewestLog(page, 0)).toContain('"navigation')
  expect(said.filter((text) => !text.startsWith('Service Worker registration'))).toEqual([])
})
