import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { initialScripts } from '../scripts/lib/initial.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { pathsOf } from './support/chunks.ts'
import { violationsOf } from './support/complaints.ts'
import { controlOf } from './support/control.ts'
import { loginButton } from './support/guest.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

let folder: string
let server: Server

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-'))
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path)
  await cp(inRoot('dist'), folder, { recursive: true, filter: (path) => !isCompressed(path) })
  server = await startServer('--app', folder)
})
test.afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(from)
  await writeFile(path, text.replace(from, to))
}

/** Every document says that it is of the newer build. */
async function markDocuments(): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((each) => each.endsWith('index.html'))) {
    await change(file, '<body', '<body data-newer')
  }
}

/** The folder has a newer build, in all that a browser can see of it. */
async function deployNewer(): Promise<void> {
  await markDocuments()
  await change('sw.js', /"?id"?:"\w+"/, 'id:"newer"')
}

/** The folder has another build, whose files have other names, and nothing else. */
async function replaceBuild(): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
  const hashed = paths.filter((path) => path.includes('/assets/')).map((path) => basename(path))
  for (const path of paths.filter((each) => /\.(css|html|js|json)$/.test(each))) {
    let text = await readFile(path, 'utf8')
    for (const name of hashed) text = text.replaceAll(name, `n-${name}`)
    await writeFile(path, text)
  }
  for (const path of paths.filter((each) => each.includes('/assets/'))) {
    await rename(path, join(dirname(path), `n-${basename(path)}`))
  }
  await markDocuments()
}

async function openWithWorker(page: Page): Promise<void> {
  await page.goto(`${server.app}en/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

function storesOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const stores: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      stores[name] = (await (await caches.open(name)).keys()).map(({ url }) => url)
    }
    return stores
  })
}

test.describe('without the worker, which would bring scripts unseen', () => {
  test.use({ serviceWorkers: 'block' })

  test('the start page is drawn by the scripts whose size is limited, and by no other', async ({
    page,
  }) => {
    const limited = initialScripts(folder).map((file) => `/${file}`)
    const loaded: string[] = []
    await page.route('**/*.js', (route) => {
      const { pathname } = new URL(route.request().url())
      if (!limited.includes(pathname)) return
      loaded.push(pathname)
      return route.continue()
    })
    await page.goto(`${server.app}en/`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(loaded).toContain(limited[0])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('without a network the app starts, says that it is offline, and goes on when it is back', async ({
  page,
  context,
}) => {
  await openWithWorker(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  await expect(loginButton(page)).toBeVisible()
})

test('a newer build is announced, waits for the guest, and takes over; the older one’s files go', async ({
  page,
}) => {
  await openWithWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [older] = Object.keys(await storesOf(page)).filter((name) => name.includes('build'))
  await deployNewer()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version of Limelight is here.')).toBeVisible()
  expect(await page.locator('[data-newer]').count()).toBe(0)

  await page.getByRole('button', { name: 'Load it now' }).click()
  await expect(page.locator('[data-newer]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => storesOf(page).then(Object.keys)).not.toContain(older)
  expect(Object.keys(await storesOf(page))).toContain('limelight-build-newer')
})

test('a page that is loaded gets the newest build, even while an older worker is at work', {
  tag: '@night',
}, async ({ page }) => {
  await openWithWorker(page)
  await deployNewer()
  await page.reload()
  await expect(page.locator('[data-newer]')).toHaveCount(1)
})

test('a page whose code the server has no more is loaded again, as the newer one', {
  tag: '@night',
}, async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const comes = (chunk: string) =>
    page.waitForResponse((answer) => pathsOf(chunk).includes(new URL(answer.url()).pathname))
  const preloaded = Promise.all([comes('Notices'), comes('MyAreaMenu')])
  await page.goto(`${server.app}en/`)
  await preloaded
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await replaceBuild()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page.locator('[data-newer]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  await context.close()
})

test('nothing of the platform is stored, and the worker breaks no policy', {
  tag: '@night',
}, async ({ page }) => {
  await openWithWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = Object.values(await storesOf(page)).flat()
  expect(stored.length).toBeGreaterThan(3)
  expect(stored.filter((url) => /rest|graphql|simulator|token/.test(url))).toEqual([])
  expect(await violationsOf(controlOf(server))).toEqual([])
})
