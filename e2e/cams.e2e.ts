import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { focused, press } from './support/keyboard.ts'
import { expectPages } from './support/lists.ts'
import { presenceFeedOf } from './support/presenceFeed.ts'

const listOf = (page: Page) => page.getByRole('list', { name: 'Live cams' })
const tilesOf = (page: Page) => listOf(page).getByRole('listitem')
/** A long list has those near the window in the document alone. */
const tileAt = (page: Page, place: number) => listOf(page).locator(`[aria-posinset="${place}"]`)

test('by keyboard a guest comes from the start page to the cams, filters them, has more of them and sees one go, and finds their place again behind a profile [ACT-12 ACT-20 ACT-37 LST-1 NAV-23 QRY-1 QRY-3 TIL-2 TIL-3]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  const feed = await presenceFeedOf(page)
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await untilConnected(page)
  const main = page.getByRole('navigation', { name: 'Main areas' })
  await press(page, main.getByRole('link', { name: 'Live cams' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Live cams' })).toBeFocused()
  await expectPages(tilesOf(page))
  await expect(page.getByText(/^\d+ performers are live$/)).toBeVisible()

  await press(page, page.getByRole('switch', { name: 'Live now' }), 'Space')
  await expect(page).toHaveURL(/\/en\/cams\/\?online=1$/)
  await expect(page.getByRole('button', { name: 'Leave out: Live now' })).toBeVisible()
  await expectPages(tilesOf(page))
  await expect(listOf(page).getByRole('article').getByText('Away')).toHaveCount(0)

  await expect(async () => {
    await page.keyboard.press('End')
    await expect(tilesOf(page)).toHaveCount(60, { timeout: 500 })
  }).toPass()
  const performerAt = async (place: number) =>
    (await tileAt(page, place).locator('[data-performer]').getAttribute('data-performer')) ?? ''
  const firstId = await performerAt(1)
  await press(page, page.getByRole('button', { name: 'Show more' }))
  const tile = tileAt(page, 61)
  await expect(tile.getByRole('link')).toBeFocused()

  const name = (await tile.getByRole('link').textContent()) ?? ''
  const actorId = await performerAt(61)
  await expect.poll(() => feed.followed()).toContain(actorId)
  expect(feed.followed()).not.toContain(firstId)

  const count = page.getByText(/^\d+ performers are live$/)
  const live = Number.parseInt((await count.textContent()) ?? '', 10)
  const is = (online: number) => page.getByText(`${online} performers are live`, { exact: true })
  const saysAway = async (howMany: number) => {
    await expect(listOf(page).getByRole('article').getByText('Away')).toHaveCount(howMany)
    await expect(is(live - howMany)).toBeVisible()
  }
  await platform.setOnline(actorId, false)
  await expect.poll(() => feed.told(actorId)).toEqual([true, false])
  await saysAway(1)
  await expect(tile).toContainText('Away')
  await feed.cut()
  await platform.setOnline(actorId, true)
  await saysAway(0)
  feed.mend()
  await expect.poll(() => feed.told(actorId)).toEqual([true, false, true])
  await platform.setOnline(actorId, false)
  await expect.poll(() => feed.told(actorId)).toEqual([true, false, true, false])
  await saysAway(1)
  await expect(focused(page)).toContainText(name.slice(0, 5))

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/amateur\//)
  await expect(listOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/cams\/\?online=1$/)
  await expect(tileAt(page, 61)).toBeInViewport()
  await record('cams')
})

test('an address with filter and order lists what it says, for a visitor too, and is accessible in both themes [ACT-12 NAV-23 QRY-1]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/cams/?gender=M&sort=cheapest`)
  await expect(page.getByRole('button', { name: 'Leave out: Men' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Lowest price/ })).toBeVisible()
  await expectPages(tilesOf(page))
  await expectAccessible(page)
})

test('new faces, free chats and a category list some of the performers, and a visitor finds them in the menu [ACT-36 ACT-41 NAV-23]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/new-girls/`)
  await expect(page.getByRole('heading', { level: 1, name: 'New faces' })).toBeVisible()
  const items = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expectPages(items('New faces'))
  await expect(items('New faces').filter({ hasNotText: 'New ·' })).toHaveCount(0)
  await page.getByText('Men', { exact: true }).click()
  await expect(page).toHaveURL(/\/en\/new-girls\/\?gender=M$/)

  await page.goto(`${server.app}en/free-chat/`)
  await expect(items('Free chat').first()).toContainText('Free show')
  await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Night owls' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Night owls' })).toBeFocused()
  await expectPages(items('Night owls'))
  await expectAccessible(page)
})

test('the four lists of top cams, of those who are live alone, and a guest’s own favourites [ACT-2 ACT-16 ACT-38]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await page.goto(`${server.app}en/amateur/mila-ivory/top-cams/?list=top100`)
  const items = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  await expect(items('Top 100')).toHaveCount(100)
  await page.getByText('Live now', { exact: true }).click()
  await expect(page).toHaveURL(/\?list=top100&online=1$/)
  await expect(items('Top 100').filter({ hasText: 'Away' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Video calls' }).click()
  await expect(items('Video calls').first()).toContainText('points')
  await page.getByRole('tab', { name: 'Favourites' }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await page.getByRole('tab', { name: 'Best chats' }).click()
  const content = items('Best chats')
    .first()
    .getByRole('img', { name: /% of .+ were content$/ })
  await expect(content).toBeVisible()
  await expectAccessible(page)
})
