import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { WebSocket } from 'ws'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

/** A bare page of the app's origin that embeds the payment client and keeps what it posts. */
async function openHarness(page: Page, path: string): Promise<void> {
  await page.goto(`${server.app}config.json`)
  await page.evaluate((address) => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    addEventListener('message', ({ origin, data }) => heard.push({ origin, ...data }))
    const frame = Object.assign(document.createElement('iframe'), { id: 'pay', src: address })
    frame.style.cssText = 'width: 675px; height: 740px'
    document.body.replaceChildren(frame)
  }, `${server.pay}${path}`)
}

interface Heard {
  origin: string
  type: string
  data?: Record<string, unknown>
}

function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
}

async function untilHeard(page: Page, type: string): Promise<Heard> {
  const find = async () => (await heard(page)).find((message) => message.type === type)
  await expect.poll(find).toBeDefined()
  return (await find()) as Heard
}

function post(page: Page, message: unknown): Promise<void> {
  return page.evaluate(
    ([text, origin]) => {
      const frame = document.querySelector('iframe')
      frame?.contentWindow?.postMessage(JSON.parse(text as string), origin as string)
    },
    [JSON.stringify(message), new URL(server.pay).origin],
  )
}

test('logs in through the payment client of another origin', async ({ page }) => {
  await openHarness(page, 'tour/login?lang=en&flow=login')
  expect((await untilHeard(page, 'iframe-ready')).origin).toBe(new URL(server.pay).origin)
  await untilHeard(page, 'content-loaded')
  await post(page, { type: 'init-session', token: null })
  await untilHeard(page, 'view-ready')

  const view = page.frameLocator('#pay')
  await view.getByLabel('E-mail address').fill('guest1@example.com')
  await view.getByLabel('Password', { exact: true }).fill('moonlight')
  await view.getByRole('button', { name: 'Log in' }).click()
  await expect(view.getByRole('alert')).toContainText('do not belong together')
  await view.getByLabel('E-mail address').fill('guest13@example.com')
  await view.getByLabel('Password', { exact: true }).fill('limelight')
  await view.getByRole('button', { name: 'Log in' }).click()
  await expect(view.getByRole('alert')).toContainText('locked')

  await view.getByLabel('E-mail address').fill('guest1@example.com')
  await view.getByRole('button', { name: 'Log in' }).click()
  expect((await untilHeard(page, 'success')).data).toEqual({
    flow: 'login',
    redirectTo: null,
    hostId: null,
    uhash: expect.any(String),
  })
  await post(page, { type: 'action-hasLoginCookie' })
  expect((await untilHeard(page, 'hasLoginCookie')).data).toBe(true)
  await view.getByRole('button', { name: 'Close' }).click()
  await untilHeard(page, 'close')
})

test('hears the payment client only from the window and origin that embed it', async ({ page }) => {
  await openHarness(page, 'tour/login')
  await untilHeard(page, 'content-loaded')
  const form = page.frameLocator('#pay').locator('#login-form')
  const frame = page.frames().find((candidate) => candidate.url().startsWith(server.pay))
  await frame?.evaluate(() => window.postMessage({ type: 'init-session', token: null }, '*'))
  await page.evaluate(() => {
    const other = document.createElement('iframe')
    other.srcdoc = `<script>parent.frames[0].postMessage({ type: 'init-session' }, '*')</script>`
    document.body.append(other)
    return new Promise((resolve) => other.addEventListener('load', resolve))
  })
  await expect(form).toBeHidden()
  await post(page, { type: 'init-session', token: null })
  await expect(form).toBeVisible()
  expect((await heard(page)).filter(({ type }) => type === 'view-ready')).toHaveLength(1)
})

test('leads a visitor through the login to the flow that was opened, which says so', {
  tag: '@night',
}, async ({ page }) => {
  await openHarness(page, 'tour/moneycharge')
  await untilHeard(page, 'content-loaded')
  await post(page, { type: 'init-session', token: null })
  const view = page.frameLocator('#pay')
  await expect(view.getByRole('heading')).toHaveText('Welcome back')
  await view.getByLabel('E-mail address').fill('guest1@example.com')
  await view.getByLabel('Password', { exact: true }).fill('limelight')
  await view.getByRole('button', { name: 'Log in' }).click()
  await expect(view.getByRole('heading')).toHaveText('Top up')
  await untilHeard(page, 'hook')
  const hooks = (await heard(page)).filter(({ type }) => type === 'hook').map(({ data }) => data)
  expect(hooks.slice(0, 2)).toMatchObject([
    { name: 'view-changed', from: 'moneycharge', to: 'login', success: true },
    { name: 'flow-changed', from: 'login', to: 'moneycharge', success: true },
  ])
  await view.getByRole('button', { name: 'Close' }).click()
  await untilHeard(page, 'close')
  expect((await heard(page)).map(({ type }) => type)).not.toContain('success')
})

test('begins the login with the signup when the page says so', { tag: '@night' }, async ({
  page,
}) => {
  await openHarness(page, 'tour/login?lang=en&sview=signup')
  await untilHeard(page, 'content-loaded')
  await post(page, { type: 'init-session', token: null })
  await untilHeard(page, 'view-ready')
  await expect(page.frameLocator('#pay').getByRole('heading')).toHaveText('Sign up')
})

test('takes a route that comes before there is anything to show', { tag: '@night' }, async ({
  page,
}) => {
  await openHarness(page, 'tour/login?lang=en')
  await untilHeard(page, 'content-loaded')
  await post(page, { type: 'change-route', route: 'pwdlost' })
  await post(page, { type: 'init-session', token: null })
  await untilHeard(page, 'view-ready')
  await expect(page.frameLocator('#pay').getByRole('heading')).toHaveText('Forgotten password')
})

test('answers the helper about the login cookie', { tag: '@night' }, async ({ page }) => {
  await openHarness(page, 'helper')
  await untilHeard(page, 'iframe-ready')
  await post(page, { type: 'action-hasLoginCookie' })
  expect((await untilHeard(page, 'hasLoginCookie')).data).toBe(false)
})

async function connectGuest(guestId: string): Promise<{ received: string[]; socket: WebSocket }> {
  const post = (url: string, body: unknown) =>
    fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const login = { login: `${guestId}@example.com`, password: 'limelight' }
  const { uhash } = await (await post(`${server.pay}api/login`, login)).json()
  const query = '?language=en&ver=1&access_token='
  const result = { flow: 'login', redirectTo: null, hostId: null, uhash }
  const success = { result, targetUrl: server.app }
  const answer = await post(`${server.app}rest/v1/pay/loginSuccess${query}`, success)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const session = await fetch(`${server.app}rest/v1/session${query}`, { headers: { cookie } })
  const { accessToken } = await session.json()
  const socket = new WebSocket(`${server.app.replace('http', 'ws')}realtime`)
  const received: string[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data)).type))
  await new Promise((resolve) => socket.once('open', resolve))
  const request = { type: 'requestSession', language: 'en', accessToken, guestId }
  socket.send(JSON.stringify(request))
  return { received, socket }
}

async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })
  await fold.last().locator('summary').first().press('Enter')
}

test('the simulator page shows guests, pushes, and switches faults on and off', {
  tag: '@night',
}, async ({ page }) => {
  const guest = await connectGuest('guest2')
  await page.goto(`${server.app}simulator`)
  await page.getByRole('radio', { name: 'guest2 ·' }).check()
  await expect(page.getByRole('radio', { name: 'guest2 ·' })).toHaveAccessibleName(/1 tab/)

  await unfold(page, 'Push a frame')
  await page.getByLabel('Type').selectOption('loyaltyPointsChanged')
  await page.getByRole('button', { name: 'Push to guest2' }).click()
  await expect.poll(() => guest.received).toContain('loyaltyPointsChanged')
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('loyaltyPointsChanged')
  await page.getByLabel('Frame', { exact: true }).fill('{ "type": "loyaltyPointsChanged" }')
  await page.getByRole('button', { name: 'Push to guest2' }).click()
  await expect(page.getByText('loyaltyPoints: is missing')).toBeVisible()

  await unfold(page, 'Switch one on')
  await page.getByLabel('Fault', { exact: true }).selectOption('dropFrames')
  await page.getByLabel('Parameters').fill('{ "share": 3 }')
  await page.getByRole('button', { name: 'Switch on for guest2' }).click()
  await expect(page.getByText('share: must be 0 to 1')).toBeVisible()
  await page.getByLabel('Parameters').fill('{}')
  await page.getByRole('button', { name: 'Switch on for guest2' }).click()
  await page.getByRole('button', { name: 'Switch off dropFrames for guest2' }).click()
  await expect(page.getByText('None: the platform behaves.')).toBeVisible()

  await page.getByRole('button', { name: 'Switch on for guest2' }).click()
  await expect(page.getByText('has not struck yet')).toBeVisible()
  await page
    .getByLabel('Frame', { exact: true })
    .fill('{ "type": "loyaltyPointsChanged", "loyaltyPoints": 4 }')
  await page.getByRole('button', { name: 'Push to guest2' }).click()
  await expect(page.getByText('has struck once')).toBeVisible()
  await page.getByRole('button', { name: 'End every fault' }).click()
  await expect(page.getByText('None: the platform behaves.')).toBeVisible()

  guest.socket.terminate()
  await expect(page.getByRole('radio', { name: 'guest2 ·' })).toHaveAccessibleName(/away/)
})

test('the simulator page runs a scenario by keyboard, shows how far it is, and stops it', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(`${server.app}simulator`)
  await page.getByRole('radio', { name: 'guest2 ·' }).check()
  await page.getByRole('button', { name: 'Run: A slow phone network' }).press('Enter')
  await expect(page.getByText('runs for guest2')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'A slow phone network' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText(
    'done: Pushes are 0.9 s late',
  )
  await expect(page.getByText('delayFrames for guest2')).toBeVisible()
  await page.getByRole('button', { name: 'Run: The platform restarts' }).click()
  await expect(
    page.getByText('“A slow phone network” runs for guest2: stop it first'),
  ).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Stop the scenario' }).press('Enter')
  await expect(page.getByText('was stopped for guest2')).toBeVisible()
  await expect(page.getByText('None: the platform behaves.')).toBeVisible()
})

test('the simulator page asks before something is lost', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${server.app}simulator`)
  await page.getByRole('radio', { name: 'guest2 ·' }).check()
  const lock = page.getByRole('button', { name: 'Lock for good' })
  const question = page.getByRole('dialog', { name: 'Really, for guest2?' })
  await lock.click()
  await expect(question).toContainText('can never log in again')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(lock).toBeFocused()
  await expect(page.getByText('guest2 is locked for good')).toBeHidden()
  await lock.click()
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect(page.getByText('guest2 is locked for good')).toBeVisible()
})

test('the simulator page shows tracking, reports and refused content, and empties them', {
  tag: '@night',
}, async ({ page }) => {
  const rest = (path: string) => `${server.app}rest/v1/${path}?language=en&ver=1&access_token=`
  const { queryToken } = await (await fetch(rest('session'))).json()
  const entry = { timestamp: 1, source: 'shell', type: 'pageShown', context: 'home', data: {} }
  const measures = { ints: [1, 0, 0, 0, 0], floats: [0, 0, 0, 0, 0] }
  const mutation =
    'mutation ($webToken: String!, $entries: [TrackingEntryInput!]!) ' +
    '{ track(webToken: $webToken, entries: $entries) }'
  const variables = { webToken: queryToken, entries: [{ ...entry, ...measures }] }
  await page.goto(server.app)
  await page.evaluate(
    ([url, body]) => navigator.sendBeacon(url as string, body as string),
    [`${server.app}graphql/tracking`, JSON.stringify({ query: mutation, variables })],
  )
  const problem = JSON.stringify({ where: 'navigation', what: 'PageCodeMissing' })
  await fetch(rest('reporting/default'), { method: 'POST', body: problem })
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'http://other.example/x.png?secret' }))
  })

  await page.goto(`${server.app}simulator`)
  const list = (name: string) => page.getByRole('list', { name })
  for (const title of ['Tracking', 'Reports', 'Refused content']) await unfold(page, title)
  await expect(list('Tracking')).toContainText('pageShown')
  await expect(list('Reports')).toContainText('PageCodeMissing')
  await expect(list('Refused content')).toContainText('http://other.example/x.png on')
  await expect(list('Refused content')).not.toContainText('secret')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Reset all' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(list('Tracking')).toContainText('No beacon')
  await expect(list('Refused content')).toContainText('keeps to its policy')
})

test('pictures open by themselves, and a clip stands still for whoever wants less motion', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(`${server.app}pictures/clip/actor1/w640.svg`)
  const running = () => page.evaluate(() => document.getAnimations().length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await running()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await running()).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`the simulator page is accessible and fits, ${colorScheme}, ${width} px`, {
      tag: '@night',
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${server.app}simulator`)
      await page.getByRole('radio', { name: 'guest20' }).waitFor()
      await page.getByRole('button', { name: 'Run: A slow phone network' }).click()
      await expect(page.getByText('runs for all guests')).toBeVisible()
      for (const title of ['Push a frame', 'Switch one on', 'Tracking']) await unfold(page, title)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
    })
  }
}
