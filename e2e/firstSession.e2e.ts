import { copyFile, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { appMachine } from '../machines/app/app.machine.ts'
import { setFold } from '../machines/clock.ts'
import { EventLog, replay, stateOf } from '../src/engine/index.ts'
import { redact } from '../src/redaction.ts'
import { controlOf } from './support/control.ts'
import { type Server, startServer } from './support/server.ts'

const recording = 'fixtures/sessions/first-session.log.ndjson'
const guest = 'guest1'

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

function connection(page: Page) {
  return page.getByRole('status').first()
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const view = page.frameLocator('iframe[data-pay-frame]')
  await view.getByLabel('E-mail address').fill(`${guest}@example.com`)
  await view.getByLabel('Password').fill('limelight')
  await view.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
}

test('a guest logs in, is pushed to, loses the connection in every way, gets it back, and saves a log that replays to the same state of every actor [RT-3 RT-6 RT-7 RT-9 RT-11 RT-20 GST-27]', async ({
  page,
}) => {
  const platform = controlOf(server)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.install()
  await page.goto(server.app)
  await logIn(page)
  await expect(connection(page)).toContainText('Connected')

  const balance = { type: 'guestBalance', isPayment: false, isPayingCustomer: true }
  await platform.push(guest, { ...balance, balance: 12.5, balanceFormatted: '12,50' })
  await expect(page.getByRole('banner')).toContainText('12,50')

  await platform.fault(guest, 'withholdPongs', {})
  await page.clock.runFor(50_000)
  await page.clock.runFor(50_000)
  await expect(connection(page)).toContainText('Reconnecting')
  await platform.fault(guest, 'withholdPongs', null)
  await page.clock.runFor(1_000)
  await expect(connection(page)).toContainText('Connected')
  const topics = (await platform.state()).logger.map(({ topic }) => topic)
  expect(topics).toContain('pongMissing')

  await platform.fault(guest, 'refuseConnections', { status: 503 })
  await platform.close(guest, 1011)
  await expect(connection(page)).toContainText('Reconnecting')
  await page.clock.runFor(1_000)
  await platform.push(guest, { ...balance, balance: 13, balanceFormatted: '13,00' })
  await platform.fault(guest, 'refuseConnections', null)
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return connection(page).textContent()
    })
    .toContain('Connected')
  await expect(page.getByRole('banner')).toContainText('13,00')

  await platform.fault(guest, 'skipSeq', { next: 1 })
  await platform.push(guest, { ...balance, balance: 14, balanceFormatted: '14,00' })
  await platform.push(guest, { type: 'loyaltyPointsChanged', loyaltyPoints: 77 })
  await expect(connection(page)).toContainText('Reconnecting')
  await page.clock.runFor(1_000)
  await expect(connection(page)).toContainText('Connected')
  await expect(page.getByRole('banner')).toContainText('14,00')

  const logged = (await platform.state()).logger.map(({ topic }) => topic)
  expect(logged.filter((topic) => topic === 'websocketConnectionError')).toHaveLength(1)

  await server.restart()
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return connection(page).textContent()
    })
    .toContain('Connected')
  await platform.push(guest, { ...balance, balance: 15, balanceFormatted: '15,00' })
  await expect(page.getByRole('banner')).toContainText('15,00')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save event log' }).click()
  await page.clock.runFor(100)
  const download = await downloading
  const live = await page.evaluate(() => window.limelight.state())
  const text = await readFile(await download.path(), 'utf8')
  if (process.env.UPDATE_SESSIONS) await copyFile(await download.path(), recording)

  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.log\.ndjson$/)
  expect(text).not.toMatch(new RegExp(`${guest}@|limelight"|eyJ`))
  const log = EventLog.parse(text)
  const kinds = log.entries.map(({ event }) =>
    event.code ? `${event.type} ${event.code}` : event.type,
  )
  expect(kinds).toEqual(expect.arrayContaining(['payClient.succeeded', 'socket.closed 1011']))
  const closes = kinds.filter((kind) => kind.startsWith('socket.closed'))
  expect(closes).toContain('socket.closed 4000')
  expect(closes).toContain('socket.closed 4001')
  expect(closes).toContain('socket.closed 1006')

  const replayed = replay(appMachine, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  const redacted = redact({ type: 'state', live: JSON.parse(JSON.stringify(live)) }).live
  expect(JSON.parse(JSON.stringify(stateOf(replayed.actor)))).toEqual(redacted)
  expect(problems).toEqual([])
})
