import { expect, type Page } from '@playwright/test'
import { EventLog } from '../src/engine/index.ts'
import { controlOf } from './support/control.ts'
import { isConnected, logInByMouse, untilConnected, voice } from './support/guest.ts'
import { type Server, startServer } from './support/server.ts'
import { expectSameReplay, saveSession } from './support/session.ts'
import { test } from './support/test.ts'

const guest = 'guest1'

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

async function runUntilConnected(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return isConnected(page)
    })
    .toBe(true)
}

test('a guest logs in, is pushed to, loses the connection in every way, gets it back, and saves a log that replays to the same state of every actor [RT-3 RT-6 RT-7 RT-9 RT-11 RT-20 GST-27]', async ({
  page,
}) => {
  const platform = controlOf(server)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.clock.install()
  await page.goto(server.app)
  await logInByMouse(page, guest)
  await untilConnected(page)

  const balance = { type: 'guestBalance', isPayment: false, isPayingCustomer: true }
  await platform.push(guest, { ...balance, balance: 12, balanceFormatted: '12,00' })
  await expect(page.getByRole('banner')).toContainText('12,00')

  await platform.fault(guest, 'withholdPongs', {})
  await platform.fault(guest, 'refuseConnections', { status: 503 })
  await page.clock.runFor(50_000)
  await page.clock.runFor(50_000)
  await expect(voice(page)).toContainText('Reconnecting')
  await platform.fault(guest, 'withholdPongs', null)
  await platform.fault(guest, 'refuseConnections', null)
  await runUntilConnected(page)
  const reasons = (await platform.state()).logger.map(({ data }) => data.reason)
  expect(reasons).toContain('pongMissing')

  await platform.fault(guest, 'refuseConnections', { status: 503 })
  await platform.close(guest, 1011)
  await expect(voice(page)).toContainText('Reconnecting')
  await page.clock.runFor(1_000)
  await platform.push(guest, { ...balance, balance: 13, balanceFormatted: '13,00' })
  await platform.fault(guest, 'refuseConnections', null)
  await runUntilConnected(page)
  await expect(page.getByRole('banner')).toContainText('13,00')

  await platform.fault(guest, 'refuseConnections', { status: 503 })
  await platform.fault(guest, 'skipSeq', { next: 1 })
  await platform.push(guest, { ...balance, balance: 14, balanceFormatted: '14,00' })
  await platform.push(guest, { type: 'loyaltyPointsChanged', loyaltyPoints: 77 })
  await expect(voice(page)).toContainText('Reconnecting')
  await platform.fault(guest, 'refuseConnections', null)
  await runUntilConnected(page)
  await expect(page.getByRole('banner')).toContainText('14,00')

  const lost = (await platform.state()).logger.filter(
    ({ topic, data }) => topic === 'websocketConnectionError' && data.reason !== 'pongMissing',
  )
  expect(lost).toHaveLength(1)

  await server.restart()
  await runUntilConnected(page)
  await platform.push(guest, { ...balance, balance: 15, balanceFormatted: '15,00' })
  await expect(page.getByRole('banner')).toContainText('15,00')

  const session = await saveSession(page, 'first-session', () => page.clock.runFor(100))
  expect(session.fileName).toMatch(/^[\w-]+\.log\.ndjson$/)
  expect(session.text).not.toMatch(new RegExp(`${guest}@|limelight"|eyJ`))
  const log = EventLog.parse(session.text)
  const kinds = log.entries.map(({ event }) =>
    event.code ? `${event.type} ${event.code}` : event.type,
  )
  expect(kinds).toEqual(expect.arrayContaining(['socket.pushReceived', 'socket.closed 1011']))
  const closes = kinds.filter((kind) => kind.startsWith('socket.closed'))
  expect(closes).toContain('socket.closed 4000')
  expect(closes).toContain('socket.closed 4001')
  expect(closes).toContain('socket.closed 1006')

  expectSameReplay(session)
  expect(problems).toEqual([])
})
