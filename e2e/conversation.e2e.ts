import { expect } from '@playwright/test'
import { test, typesOf } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { expectSameReplay, readSession } from './support/session.ts'

const guest = 'guest1'
const channelId = `${guest}-channel1`
const performer = 'Nadia Rosewood'

test.beforeEach(async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/messenger/?channel=${channelId}`)
  await untilConnected(page)
  await expect(page.getByRole('textbox', { name: `Message to ${performer}` })).toBeVisible()
})

test('pictures of a conversation open over the page; Back closes them and stays where it was', {
  tag: '@night',
}, async ({ page, platform }) => {
  await platform.write({ guestId: guest, channelId, kind: 'picture' })
  await platform.write({ guestId: guest, channelId, kind: 'picture' })
  const pictures = page.getByRole('button', { name: `Picture from ${performer}` })
  await expect(pictures.nth(1)).toBeVisible()
  const opened = pictures.last()
  await opened.click()
  const viewer = page.getByRole('dialog', {
    name: `Pictures from your conversation with ${performer}`,
  })
  const place = viewer.getByRole('status')
  const [, last = '0'] = /(\d+)$/.exec((await place.textContent()) ?? '') ?? []
  await expect(place).toHaveText(`${last} of ${last}`)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(`${Number(last) - 1} of ${last}`)
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(opened).toBeFocused()
  expect(new URL(page.url()).searchParams.get('channel')).toBe(channelId)

  await opened.click()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(opened).toBeFocused()
  const session = await readSession(page, 'conversation-pictures')
  expectSameReplay(session)
  expect(typesOf(session)).toContain('messenger.pictureRequested')
})

test('what was written is found, shown and marked, and what was searched for is in no log', {
  tag: '@night',
}, async ({ page, platform }) => {
  const text = 'The Café by the Sea opens at nine'
  await platform.write({ guestId: guest, channelId, kind: 'text', text })
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  await page.getByRole('textbox', { name: `Message to ${performer}` }).click()
  await page.keyboard.press('Control+f')
  const field = page.getByRole('searchbox', { name: 'Search this conversation' })
  await expect(field).toBeFocused()
  await field.fill('cafe by the sea')
  await expect(page.locator('article[aria-current]')).toContainText(text)
  await expect(page.locator('article[aria-current] mark')).toHaveText('Café by the Sea')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  const session = await readSession(page, 'conversation-search')
  expectSameReplay(session)
  expect(typesOf(session)).toContain('conversation.hitRequested')
  expect(session.text.toLowerCase()).not.toContain('cafe by')
})
