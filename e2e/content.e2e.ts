import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { performer } from './support/performer.ts'
import type { Server } from './support/server.ts'

/** Until the picture of a chat is there, in ms. */
const pictureTime = 30_000

/** The first performer who can be looked on at while others chat. */
async function openToLookOn(server: Server): Promise<string> {
  for (let number = 2; number <= 64; number++) {
    const path = `rest/v1/actor/getActorStateById/actor${number}?language=en&ver=e2e&access_token=`
    const { state } = await (await fetch(`${server.app}${path}`)).json()
    if (state.isVoyeurChatAvailable) return `actor${number}`
  }
  throw new Error('nobody can be looked on at')
}

test('a guest says whether a search helped, and takes the search back [ACT-32 QRY-4]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/cams/`)
  await logIn(page)
  await untilConnected(page)
  const tiles = page.getByRole('list', { name: 'Live cams' }).getByRole('listitem')
  await expect(tiles.first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('rosewood')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?name=rosewood$/)
  const asked = page.getByRole('region', { name: 'Did you find who you were looking for?' })
  await press(page, asked.getByRole('button', { name: 'Yes' }))
  await expect(asked).toContainText('Thank you.')
  await expect(asked).toBeFocused()
  const chosen = page.getByRole('list', { name: 'Chosen' })
  await tabTo(page, chosen.getByRole('button', { name: 'Leave out: Name: rosewood' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/cams\/$/)
})

test('who looks on goes private with the performer, for another price [CHT-1 CHT-2]', {
  tag: '@night',
}, async ({ page, server }) => {
  const { url } = await performer(server, await openToLookOn(server))
  await page.goto(url)
  await logIn(page)
  await untilConnected(page)
  await press(page, page.getByRole('button', { name: 'Look on' }))
  const room = page.getByRole('dialog', { name: / with / })
  await expect(room.getByText(/ a minute · minute 1 · /)).toBeVisible({ timeout: pictureTime })
  await press(page, room.getByRole('button', { name: 'Go private' }))
  await expect(page.getByRole('dialog', { name: /^Private live chat with / })).toBeVisible()
  await press(page, room.getByRole('button', { name: 'Leave' }))
  await expect(room).toContainText('You have left the chat.')
})

test('a visitor reads what a performer was asked and answered [ACT-39]', { tag: '@night' }, async ({
  page,
  server,
}) => {
  const { url } = await performer(server, 'actor23')
  await page.goto(`${url}about-me/`)
  const asked = page.getByRole('region', { name: 'Asked and answered' })
  await press(page, asked.getByRole('button').first())
  await expect(asked.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  await expect(asked.locator('p').first()).toBeVisible()
})

test('a guest sees what is in a series of the television, and the tiles lie as they chose when they come back [TIL-1 TIL-3 TIL-4 TIL-5 TIL-6]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await page.goto(`${server.app}en/tv/media/series/`)
  const list = page.getByRole('list', { name: 'Series in the TV library' })
  const first = list.getByRole('listitem').first()
  await expect(first).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Tiles' }))
  const stored = page.waitForResponse(/storeTileGridSettings/)
  await page.keyboard.press('ArrowRight')
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'List' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Tiles' })).toBeChecked()
  const before = await first.locator('img').count()
  await tabTo(page, first.getByRole('link'))
  await expect.poll(() => first.locator('img').count()).toBeGreaterThan(before)
  await expectAccessible(page)
})

test('a visitor reads how a legal document has changed, and earlier versions [SEO-4]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/data-protection/`)
  const versions = page.getByRole('region', { name: 'What has changed' })
  const shown = versions.getByRole('term')
  await expect(shown.first()).toBeVisible()
  const before = await shown.count()
  await press(page, versions.getByRole('button', { name: 'Show earlier versions' }))
  await expect.poll(() => shown.count()).toBeGreaterThan(before)
})

test('who turns a free preview down is not asked again [ACT-40]', { tag: '@night' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.app}en/cams/?online=1`)
  await logIn(page, 'guest2')
  await untilConnected(page)
  await page.getByRole('list', { name: 'Live cams' }).getByRole('link').first().click()
  const preview = page.getByRole('dialog', { name: /^Preview with / })
  const offer = page.getByRole('dialog', { name: 'Fifteen minutes free' })
  async function look() {
    await page.getByRole('button', { name: 'Take a look' }).click()
    await preview.getByRole('button', { name: 'Leave' }).click()
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect(preview).toHaveCount(0)
  }
  await look()
  await press(page, offer.getByRole('button', { name: 'No, thank you' }))
  await expect(offer).toHaveCount(0)
  await look()
  await expect(page.getByRole('button', { name: 'Take a look' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
