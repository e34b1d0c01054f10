import { expect, type Page } from '@playwright/test'
import { test, typesOf } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'

const guest = 'guest1'

const channelIn = (page: Page) => new URL(page.url()).searchParams.get('channel')

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })

/** The name of the performer to whom the open conversation is. */
const partner = async (page: Page) =>
  (await field(page).getAttribute('aria-label'))?.replace('Message to ', '')

async function openMessenger(page: Page, app: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${app}en/`)
  await logIn(page, guest)
  await page.goto(`${app}en/messenger/`)
  await untilConnected(page)
}

/** Opens the nth conversation of the list and gives its channel. */
async function choose(page: Page, nth: number) {
  const row = page.locator('[data-channel]').nth(nth)
  const channel = await row.getAttribute('data-channel')
  await row.click()
  await expect.poll(() => channelIn(page)).toBe(channel)
  await expect(field(page)).toBeVisible()
  return channel
}

test('Back, Forward, a reload and a link come to the conversation that the address names', {
  tag: '@night',
}, async ({ page, server, record, context }) => {
  await openMessenger(page, server.app, 1440)
  const first = await choose(page, 2)
  const firstName = await partner(page)
  const second = await choose(page, 4)
  const secondName = await partner(page)
  expect(second).not.toBe(first)

  await page.goBack()
  await expect.poll(() => channelIn(page)).toBe(first)
  await expect.poll(() => partner(page)).toBe(firstName)
  await page.goForward()
  await expect.poll(() => partner(page)).toBe(secondName)
  await page.reload()
  await expect.poll(() => partner(page)).toBe(secondName)
  const session = await record('conversation-address', 'left')
  const moves = typesOf(session).filter((type) => type === 'router.locationChanged')
  expect(moves.length).toBeGreaterThanOrEqual(5)
  await page.goBack()
  await expect.poll(() => partner(page)).toBe(firstName)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect.poll(() => partner(other)).toBe(firstName)
})

test('on a phone Back closes a conversation and Forward opens it again', { tag: '@night' }, async ({
  page,
  server,
}) => {
  await openMessenger(page, server.app, 390)
  const channel = await choose(page, 1)
  const name = await partner(page)
  await page.goBack()
  await expect(field(page)).toHaveCount(0)
  expect(channelIn(page)).toBeNull()
  await page.goForward()
  await expect.poll(() => partner(page)).toBe(name)
  expect(channelIn(page)).toBe(channel)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => channelIn(page)).toBe(channel)
  await expect.poll(() => partner(page)).toBe(name)
})
