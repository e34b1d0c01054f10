import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { selectGuest, selectIsBalanceOutdated } from '../machines/account/guest/guest.selectors.ts'
import { selectLatestNotifications } from '../machines/messenger/notifications/notifications.selectors.ts'
import { selectPayFrameUrl } from '../machines/money/payTour/payTour.selectors.ts'
import { selectConnection } from '../machines/shell/realtime/realtime.selectors.ts'
import { until } from '../simulator/core/client.fixtures.ts'
import { balancePush } from './startedApp.fixtures.ts'
import { eachTestItsPlatform } from './wire.fixtures.ts'

const platform = eachTestItsPlatform()

afterEach(() => vi.restoreAllMocks())

test('begins with an anonymous visitor and no connection', async () => {
  const { guest, realtime, browser } = await platform.startRunning()
  expect(selectGuest(guest.getSnapshot()).isLoggedIn).toBe(false)
  expect(selectConnection(realtime.getSnapshot())).toBe('off')
  expect(browser.sockets).toHaveLength(0)
})

test('opens a payment client that is there and gives it the session', async () => {
  const { payTour, browser } = await platform.startRunning()
  const listeners = browser.outside.listeners()
  payTour.send({ type: 'payTour.openRequested', flow: 'login' })
  const url = selectPayFrameUrl(payTour.getSnapshot())
  const page = await fetch(url ?? expect.unreachable('no frame is open'))
  expect(page.status).toBe(200)
  await until(() => browser.outside.listeners() > listeners)
  browser.post({ type: 'iframe-ready' })
  const [greeting] = browser.payWindow.posted
  expect(greeting).toEqual({
    message: { type: 'init-session', token: null },
    targetOrigin: new URL(platform.simulator.payUrl).origin,
  })
})

test('logs in, loads the balance and receives pushes [RT-3 GST-24 GST-27]', async () => {
  const { guest, notifications, logIn, balance } = await platform.startRunning()
  await logIn()
  expect(selectGuest(guest.getSnapshot()).id).toBe('guest1')
  await waitFor(guest, (snapshot) => !selectIsBalanceOutdated(snapshot))
  await waitFor(notifications, (snapshot) => selectLatestNotifications(snapshot).length === 5)
  platform.simulator.push('guest1', balancePush(77))
  await balance(77)
})

test('gets a lost connection back after a second, and what it missed [RT-9 RT-11]', async () => {
  const { clock, browser, events, logIn, connection, balance } = await platform.startRunning()
  await logIn()
  platform.simulator.push('guest1', balancePush(77))
  await balance(77)
  platform.simulator.closeConnections('guest1', 1011)
  await connection('reconnecting')
  platform.simulator.push('guest1', balancePush(78))
  clock.step(999)
  expect(browser.sockets).toHaveLength(1)
  clock.step(1)
  expect(browser.sockets).toHaveLength(2)
  await connection('connected')
  await balance(78)
  expect(events).toContainEqual({ type: 'realtime.sessionEstablished', resumed: true })
  await until(() => platform.simulator.loggerEntries.length === 1)
  expect(platform.simulator.loggerEntries[0]).toMatchObject({
    topic: 'websocketConnectionError',
    data: { code: 1011 },
  })
})

test('gives up a connection that went silent without waiting for it [RT-7]', async () => {
  const { realtime, clock, browser, logIn, connection } = await platform.startRunning()
  await logIn()
  platform.simulator.setFault('guest1', 'withholdPongs', {})
  clock.step(50_000)
  clock.step(50_000)
  expect(selectConnection(realtime.getSnapshot())).toBe('reconnecting')
  platform.simulator.setFault('guest1', 'withholdPongs', null)
  clock.step(1000)
  await connection('connected')
  expect(browser.sockets).toHaveLength(2)
  const { loggerEntries } = platform.simulator
  await until(() => loggerEntries.some(({ data }) => data.reason === 'pongMissing'))
  expect(loggerEntries[0]).toMatchObject({ topic: 'websocketConnectionError' })
})

test('logs out, tells the platform and reloads the page', async () => {
  const { guest, realtime, browser, logIn } = await platform.startRunning()
  await logIn()
  guest.send({ type: 'guest.logoutRequested' })
  await waitFor(guest, (snapshot) => snapshot.matches('anonymous'))
  await until(() => browser.outside.reloads === 1)
  expect(selectConnection(realtime.getSnapshot())).toBe('off')
  guest.send({ type: 'guest.sessionOutdated' })
  await waitFor(guest, (snapshot) => snapshot.matches('anonymous'))
  expect(selectGuest(guest.getSnapshot()).isLoggedIn).toBe(false)
})

test('lets no token into an event, a snapshot or the console', async () => {
  const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const { app, browser, events, guest, clock, logIn, connection } = await platform.startRunning()
  const uhash = await logIn()
  platform.simulator.closeConnections('guest1', 1011)
  clock.step(1000)
  await connection('connected')
  const secrets = [uhash, ...tokensIn(browser.answers)]
  expect(secrets.length).toBeGreaterThan(3)

  guest.send({ type: 'guest.logoutRequested' })
  await waitFor(guest, (snapshot) => snapshot.matches('anonymous'))
  const consoleCalls = printed.map(({ mock }) => mock.calls)
  const seen = JSON.stringify([events, app.getPersistedSnapshot(), consoleCalls], showErrors)
  expect(seen).toContain('guest1@example.com')
  for (const secret of secrets) expect(seen).not.toContain(secret)
})

function tokensIn(answers: string[]): string[] {
  return answers.flatMap((text) =>
    [...text.matchAll(/"(?:access|query|feed)Token":"([^"]+)"/g)].flatMap(
      ([, token]) => token ?? [],
    ),
  )
}

function showErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? [value.message, value.stack, value.cause] : value
}
