import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import { controlOf } from './support/control.ts'
import { storedTexts } from './support/delivery.ts'
import { logInByMouse } from './support/guest.ts'
import { launchOwnChromium, type OwnChromium } from './support/ownChromium.ts'
import { type Server, startServer } from './support/server.ts'
import { expectSameReplay, keepWhenLeft, leftSession, readSession } from './support/session.ts'
import { test } from './support/test.ts'

const guest = 'guest1'
const channelId = 'guest1-channel1'
const { firstMessage, secondMessage, thirdMessage, fourthMessage } = typed
const all: string[] = [firstMessage, secondMessage, thirdMessage, fourthMessage]

let server: Server
let profile: string
let chromium: OwnChromium

test.beforeEach(async () => {
  server = await startServer()
  profile = await mkdtemp(join(tmpdir(), 'limelight-session-'))
  chromium = await launchOwnChromium(profile)
})
test.afterEach(async () => {
  await chromium.kill()
  await server.stop()
  await rm(profile, { recursive: true, force: true })
})

async function openTab(): Promise<Page> {
  const page = await chromium.context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepWhenLeft(page)
  return page
}

async function openChannel(page: Page): Promise<void> {
  await page.goto(`${server.app}en/messenger/?channel=${channelId}`)
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible()
}

function row(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text)
  await page.keyboard.press('Enter')
  await expect(row(page, text)).toHaveCount(1)
}

test('a session with a reload, two tabs and a crash replays, page by page, to the same state of every actor; what waited is sent after it, once and in order [MSG-25]', {
  tag: '@night',
}, async () => {
  const platform = controlOf(server)
  await platform.order('charge', { guestId: guest, coins: 100 })
  const one = await openTab()
  await one.goto(`${server.app}en/`)
  await logInByMouse(one, guest)
  const cookies = await chromium.context.cookies()
  await openChannel(one)
  await write(one, firstMessage)
  await expect(row(one, firstMessage)).toContainText('Sent')

  const two = await openTab()
  await openChannel(two)
  await expect(row(two, firstMessage)).toHaveCount(1)
  await platform.fault(guest, 'refuseConnections', { status: 503 })
  await platform.close(guest, 1011)
  await write(one, secondMessage)
  await expect(row(two, secondMessage)).toHaveCount(1)
  await one.reload()
  const left = await leftSession(one, 'messages-reload')
  await expect(row(one, secondMessage)).toHaveCount(1)
  await write(two, thirdMessage)
  await write(one, fourthMessage)
  await expect(row(two, fourthMessage)).toHaveCount(1)

  const crashed = [
    await readSession(one, 'messages-crash'),
    await readSession(two, 'messages-crash-second-tab'),
  ]
  await chromium.kill()
  for (const session of [left, ...crashed]) expectSameReplay(session)

  chromium = await launchOwnChromium(profile)
  await chromium.context.addCookies(cookies)
  const after = await openTab()
  await openChannel(after)
  for (const text of all) await expect(row(after, text)).toHaveCount(1)
  await platform.fault(guest, 'refuseConnections', null)
  for (const text of all) await expect(row(after, text)).toContainText('Sent')
  const stored = await storedTexts(after, channelId, '')
  expect(stored.filter((text) => all.includes(text))).toEqual(all)
  expectSameReplay(await readSession(after, 'messages-after-crash'))
})
