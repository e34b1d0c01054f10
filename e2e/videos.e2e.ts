import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logInByKeyboard, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'

const guest = 'guest1'

const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const tileAt = (list: Locator, place: number) => list.locator(`[aria-posinset="${place}"]`)
const categories = (page: Page) => page.getByRole('navigation', { name: 'Videos by category' })
const tags = (page: Page) => page.getByRole('region', { name: 'Popular tags' })
const topOf = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect().top)

/** Until what is listed was answered. */
async function untilListed(list: Locator): Promise<void> {
  await expect(tileAt(list, 1)).toBeVisible()
  await expect(list.locator('xpath=ancestor::*[@aria-busy="true"]')).toHaveCount(0)
}

/** Opens a video of a list by touch, and expects its place to be the same to the pixel once one is back. */
async function expectPlaceKept(page: Page, list: Locator, place: number): Promise<void> {
  const tile = tileAt(list, place)
  await tile.scrollIntoViewIfNeeded()
  const before = await topOf(tile)
  await tile.getByRole('link').tap()
  await expect(page.locator('[data-player]')).toBeVisible()
  await page.goBack()
  await untilListed(list)
  await expect.poll(() => topOf(tile)).toBe(before)
}

/** Chooses in a field that opens a list. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await press(page, page.getByRole('main').getByRole('button', { name: field }))
  const wanted = page.getByRole('option', { name: option, exact: true })
  await expect(wanted).toBeVisible()
  await tabTo(page, wanted, 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(wanted).toHaveCount(0)
}

/** How long the videos that are listed first last, in seconds. */
async function lengthsOf(list: Locator): Promise<number[]> {
  const words = await list.getByText(/^(\d+:)?\d+:\d\d$/).allInnerTexts()
  return words.map((word) => word.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
}

test('by keyboard a guest goes from category to category, orders and narrows videos, looks into one, opens it, finds their place again, and finds a tag; the session replays [VID-2 VID-10 VID-11 VID-22 VID-29 TAG-1 TAG-3 TAG-4]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, guest)
  await untilConnected(page)
  await page.goto(`${server.app}en/videos/`)
  await expect(categories(page).getByRole('link', { name: 'Top' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await untilListed(listOf(page, 'Top videos'))
  await expectAccessible(page)

  await press(page, categories(page).getByRole('link', { name: 'New' }))
  await expect(page).toHaveURL(/\/en\/videos\/new-videos\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'New videos' })).toBeFocused()
  await press(page, categories(page).getByRole('link', { name: 'All videos' }))
  const list = listOf(page, 'All videos')
  await untilListed(list)

  await choose(page, 'Kind', 'Premium')
  await expect(page).toHaveURL(/\?show=premium$/)
  await choose(page, 'Order', 'Shortest')
  await expect(page).toHaveURL(/\?show=premium&sort=shortest$/)
  await untilListed(list)
  const lengths = await lengthsOf(list)
  expect(lengths.length).toBeGreaterThan(10)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))

  const tile = tileAt(list, 22)
  await tabTo(page, tile.getByRole('link'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tile.locator('[data-scrub="1"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile.locator('[data-scrub]')).toHaveCount(0)
  const before = await topOf(tile)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/videos\/video\/video\d+\/$/)
  await expect(page.locator('[data-player]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?show=premium&sort=shortest$/)
  await untilListed(list)
  await expect.poll(() => topOf(tile)).toBe(before)

  const known = tags(page).getByRole('group', { name: 'Popular tags' }).getByRole('button')
  await expect(known).toHaveCount(12)
  const label = (await known.nth(3).innerText()).trim()
  await tabTo(page, tags(page).getByRole('searchbox', { name: 'Find a tag' }))
  await page.keyboard.type(label.slice(0, 4))
  await expect(tags(page).getByRole('status')).toHaveText(/^\d+ tags? fits?$/)
  const found = tags(page).getByRole('group', { name: 'Tags that fit' })
  await press(page, found.getByRole('button', { name: label, exact: true }))
  await expect(page).toHaveURL(/\?show=premium&tags=[a-z0-9-]+&sort=shortest$/)
  await untilListed(list)
  await expectAccessible(page)
  await press(page, tileAt(list, 1).getByRole('link'))
  await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible()
  await page.goBack()
  await untilListed(list)
  const without = tags(page).getByRole('button', { name: `Without ${label}` })
  await press(page, without)
  await expect(page).toHaveURL(/\?show=premium&sort=shortest$/)

  await press(page, categories(page).getByRole('link', { name: 'Yours' }))
  await expect(page).toHaveURL(/\/all-videos\/\?list=bought$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your videos' })).toBeVisible()
  await record('videos-found')
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor goes through categories and tags, opens a video and finds their place again; the session replays [VID-2 VID-28 TAG-1 TAG-4]', {
    tag: '@night',
  }, async ({ page, server, record }) => {
    await page.goto(`${server.app}en/videos/`)
    await page.getByRole('button', { name: 'Only what is necessary' }).tap()
    await untilListed(listOf(page, 'Top videos'))
    await categories(page).getByRole('link', { name: 'All videos' }).tap()
    await expect(page).toHaveURL(/\/en\/videos\/all-videos\/$/)
    const list = listOf(page, 'All videos')
    await untilListed(list)
    await expectAccessible(page)

    const tag = tags(page).getByRole('group', { name: 'Popular tags' }).getByRole('button').first()
    const label = (await tag.innerText()).trim()
    await tag.tap()
    await expect(page).toHaveURL(/\?tags=[a-z0-9-]+$/)
    await untilListed(list)
    await tags(page)
      .getByRole('button', { name: `Without ${label}` })
      .tap()
    await expect(page).toHaveURL(/\/all-videos\/$/)
    await untilListed(list)

    await expectPlaceKept(page, list, 9)
    await record('videos-by-touch')
  })

  test('a visitor opens a collection, opens one of its videos and finds their place again; the session replays [QRY-3]', {
    tag: '@night',
  }, async ({ page, server, record }) => {
    await page.goto(`${server.app}en/videos/`)
    await page.getByRole('button', { name: 'Only what is necessary' }).tap()
    await untilListed(listOf(page, 'Top videos'))
    await categories(page).getByRole('link', { name: 'Collections' }).tap()
    await expect(page).toHaveURL(/\/all-videos\/\?list=collections$/)
    const second = page.getByRole('region', { name: 'On stage' })
    await expect(second.getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page)
    await second.getByRole('link', { name: /^All \d+ videos/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'On stage' })).toBeFocused()
    const list = listOf(page, 'On stage')
    await untilListed(list)
    await expectPlaceKept(page, list, 11)
    await page.getByRole('link', { name: 'All collections' }).tap()
    await expect(second).toBeVisible()
    await record('video-collections')
  })
})

test('an address of a list that there is not says so, reports it and leads to all videos; the session replays [VID-21 REQ-7]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  const reported = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('Unmapped category'),
  )
  await page.goto(`${server.app}en/videos/all-videos/?list=nonsense`)
  await expect(page.getByText('There is no such list')).toBeVisible()
  await expectAccessible(page)
  await reported
  await press(page, page.getByRole('main').getByRole('link', { name: 'All videos' }).last())
  await expect(page).toHaveURL(/\/en\/videos\/all-videos\/$/)
  await untilListed(listOf(page, 'All videos'))
  await record('videos-unmapped')
})
