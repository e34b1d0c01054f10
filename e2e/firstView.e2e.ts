import { expect, type Page } from '@playwright/test'
import { test } from './support/flow.ts'
import { logIn, ownBalance, payView } from './support/guest.ts'
import { performer } from './support/performer.ts'

test.use({ seesFirstView: true })

const appCode = /\/assets\/app-[^/]*\.js$/

/** Holds the app's code back until it is let through. */
async function holdApp(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(appCode, async (route) => {
    await isFree
    await route.continue()
  })
  return letThrough
}

const firstView = (page: Page) => page.locator('[data-first-view]')
const begun = { waitUntil: 'commit' } as const

test.describe('before the app’s code is there', () => {
  for (const { path, title, width } of [
    { path: 'en/', title: 'The evening begins when you do.', width: 1440 },
    { path: 'de/', title: 'Der Abend beginnt, wenn du es willst.', width: 390 },
  ]) {
    test(`a new visitor reads the start page at ${path} and ${width} px, and nothing moves when the app comes`, {
      tag: width === 390 ? [] : '@night',
    }, async ({ page, server }) => {
      await page.setViewportSize({ width, height: 844 })
      const letThrough = await holdApp(page)
      await page.goto(server.app + path, begun)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title)
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, main button, header button, header a, dt')]
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            .map((each) => {
              const { x, y, width, height } = each.getBoundingClientRect()
              return [each.textContent, x, y, width, height]
            }),
        )
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
          ({ sheet }) => sheet,
        ),
      )
      await page.evaluate(() => document.fonts.ready)
      const before = await places()
      expect(before.length).toBeGreaterThan(8)
      letThrough()
      await expect(firstView(page)).toHaveCount(0)
      await expect(heading).toHaveText(title)
      expect(await places()).toEqual(expect.arrayContaining(before))
    })
  }

  test('what a new visitor presses is pressed once the app is there', async ({ page, server }) => {
    const letThrough = await holdApp(page)
    await page.goto(`${server.app}en/`, begun)
    const signUp = page.getByRole('main').getByRole('button', { name: 'Sign up' })
    await signUp.click()
    await expect(signUp).toHaveAttribute('aria-busy', 'true')
    letThrough()
    await expect(payView(page).getByLabel('E-mail address')).toBeVisible()
  })

  test('the focus stays where a new visitor led it', { tag: '@night' }, async ({
    page,
    server,
  }) => {
    const letThrough = await holdApp(page)
    await page.goto(`${server.app}en/`, begun)
    const logInButton = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await logInButton.focus()
    letThrough()
    await expect(firstView(page)).toHaveCount(0)
    await expect(logInButton).toBeFocused()
  })
})

test.describe('without the worker, which would bring the app’s code unseen', () => {
  test.use({ serviceWorkers: 'block' })

  test('who was a guest here sees no page for visitors, and their theme from the start', {
    tag: '@night',
  }, async ({ page, server, complaints }) => {
    await page.goto(`${server.app}en/`)
    await logIn(page)
    await page.evaluate(() => localStorage.setItem('limelight-theme', 'light'))
    const letThrough = await holdApp(page)
    await page.goto(`${server.app}en/`, begun)
    await expect(page.getByText('Limelight is loading')).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const forVisitors = page.getByRole('heading', { name: 'The evening begins when you do.' })
    await expect(forVisitors).toHaveCount(0)
    letThrough()
    await expect(ownBalance(page)).toBeVisible()
    await expect(forVisitors).toHaveCount(0)
    const blocked = complaints.splice(0)
    expect(new Set(blocked)).toEqual(new Set(['Service Worker registration blocked by Playwright']))
  })
})

test('configuration and session are asked for once, before the app’s code is there', {
  tag: '@night',
}, async ({ page, server }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/config\.json$|\/session$/.test(pathname)) asked.push(pathname)
  })
  const letThrough = await holdApp(page)
  await page.goto(`${server.app}en/`, begun)
  await expect.poll(() => asked).toEqual(['/config.json', '/rest/v1/session'])
  letThrough()
  await expect(firstView(page)).toHaveCount(0)
  expect(asked).toEqual(['/config.json', '/rest/v1/session'])
})

test('a performer is asked for once and seen, picture and name, before the app’s code is there, and neither moves when it comes', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { name, url } = await performer(server, 'actor64')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const letThrough = await holdApp(page)
  await page.goto(url, begun)
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  await expect(firstView(page)).toHaveAttribute('data-first-view', 'record')
  const picture = page.locator('main img:visible').first()
  const isComplete = () => picture.evaluate((image: HTMLImageElement) => image.complete)
  await expect.poll(isComplete).toBe(true)
  await page.evaluate(() => document.fonts.ready)
  const places = async () => [await heading.boundingBox(), await picture.boundingBox()]
  const before = await places()
  // Whatever it asks for waits until it is there
  expect(asked[1]).toMatch(/\/assets\/early-/)
  const code = page.locator('head > link[rel="modulepreload"][fetchpriority="low"]')
  await expect(code).toHaveCount(0)

  letThrough()
  await expect(code).not.toHaveCount(0)
  await expect(firstView(page)).toHaveCount(0)
  await expect(heading).toBeVisible()
  expect(await places()).toEqual(before)
  expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
  for (const once of ['getActorDataByIdOrName', '/portrait/actor64/'])
    expect(asked.filter((path) => path.includes(once))).toHaveLength(1)
})

test('of nobody there are outlines before the app’s code is there, then it says so', {
  tag: '@night',
}, async ({ page, server, complaints }) => {
  const letThrough = await holdApp(page)
  const answered = page.waitForResponse(/getActorDataByIdOrName/)
  await page.goto(`${server.app}en/amateur/nobody-at-all/`, begun)
  expect((await answered).status()).toBe(404)
  await expect(firstView(page)).toHaveAttribute('data-first-view', 'frame')
  letThrough()
  await expect(page.getByText('There is nobody here by that name.')).toBeVisible()
  await expect(firstView(page)).toHaveCount(0)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})
