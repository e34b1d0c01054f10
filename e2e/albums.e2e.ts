import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn, logInWhereAsked, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { albumAt, picturesOf } from './support/library.ts'

const guest = 'guest1'

test('by keyboard a visitor finds an album, logs in to buy it, looks through it, says what they think, and finds it in their library; the session replays [GAL-5 GAL-8 GAL-9 GAL-12 GAL-14 GAL-19 GAL-20 GAL-21 GAL-25 VID-12 MYA-3]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/photos/`)
  await press(page, page.getByRole('main').getByRole('link', { name: /coins/ }).first())
  await expect(page).toHaveURL(/\/pictures\/album\d+\//)
  const address = page.url()
  const toBuy = page.getByRole('button', { name: 'Buy this album' })
  await expect(toBuy).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expectAccessible(page)

  await press(page, toBuy)
  await logInWhereAsked(page, guest)
  await untilConnected(page)
  const before = await balanceOf()
  const sheet = page.getByRole('dialog', { name: /^Buy/ })
  const buy = sheet.getByRole('button', { name: /^Buy for \d+ coins?$/ })
  await expect(buy).toBeVisible()
  const price = Number(/\d+/.exec(await buy.innerText())?.[0])
  await press(page, buy)
  await expect(sheet).toContainText('is yours now.')
  await press(page, sheet.getByRole('button', { name: 'Go on' }))
  await expect(sheet).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(toBuy).toHaveCount(0)
  expect(before - (await balanceOf())).toBe(price)

  await lookThrough(page, title)
  await sayWhatOneThinks(page)

  await press(page, page.getByRole('button', { name: 'My area' }), 'Enter')
  const photos = page.getByRole('dialog', { name: 'My area' }).getByText('Photos', { exact: true })
  await expect(photos).toBeVisible()
  await press(page, photos)
  const own = page.getByRole('list', { name: 'Bought' }).getByRole('link', { name: title })
  await expect(own.first()).toBeVisible()
  await press(page, own.first())
  await expect(page).toHaveURL(address)
  await expect(page.getByText('You rated it: not for me.')).toBeVisible()
  await record('album-kept')

  async function balanceOf(): Promise<number> {
    const { accounts } = await platform.business(guest)
    return accounts.find(({ account }) => account === guest)?.balance ?? 0
  }
})

/** Opens the second picture, goes on by keys and buttons, thumbs one up, and comes back in both ways. */
async function lookThrough(page: Page, title: string): Promise<void> {
  const pictures = picturesOf(page)
  const box = page.getByRole('dialog', { name: title })
  const place = box.getByRole('status').last()
  const address = page.url()
  await press(page, pictures.nth(1))
  await expect(place).toHaveText(/^2 of \d+$/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText(/^3 of \d+$/)
  await press(page, box.getByRole('button', { name: 'Next picture' }))
  await expect(place).toHaveText(/^4 of \d+$/)
  await press(page, box.getByRole('button', { name: 'Previous picture' }))
  await expect(place).toHaveText(/^3 of \d+$/)
  await page.keyboard.press('End')
  await expect(place).toHaveText(/^(\d+) of \1$/)
  await page.keyboard.press('Home')
  await expect(place).toHaveText(/^1 of \d+$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const like = box.getByRole('button', { name: new RegExp(`^Like: ${title}, 3 of `) })
  await press(page, like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(pictures.nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(box).toHaveCount(0)
  await expect(pictures.nth(2)).toBeFocused()
  expect(page.url()).toBe(address)
}

/** Rates the album 5 and then 1, and comments: too long at first, then with markup. */
async function sayWhatOneThinks(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'I like it' }))
  await expect(page.getByText('You rated it: I like it.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Not for me' }))
  await expect(page.getByText('You rated it: not for me.')).toBeVisible()

  const field = page.getByRole('textbox', { name: 'Your comment' })
  const send = page.getByRole('button', { name: 'Send comment' })
  await tabTo(page, field)
  await page.keyboard.insertText('a'.repeat(10_000))
  await expect(page.getByText('8.000 characters too many')).toBeVisible()
  await press(page, send)
  await expect(page.getByText(/yours has 8.?000 too many/)).toBeVisible()
  await expect(field).toHaveValue('a'.repeat(10_000))
  await tabTo(page, field, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  const said = '<img src=x onerror="document.title=1"> <b>What a light</b>'
  await page.keyboard.insertText(said)
  await press(page, send)
  await expect(page.getByText('You have commented on this album. One comment each.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What guests say' })).toContainText(said)
  await expect(field).toHaveCount(0)
}

test('who has commented in one tab is told so in the other, which loses nothing [GAL-9]', {
  tag: '@night',
}, async ({ page, server, context }) => {
  const address = await albumAt(server, 'album3')
  await page.goto(address)
  await logIn(page, guest)
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  for (const one of [page, other]) {
    await one.getByRole('textbox', { name: 'Your comment' }).fill('So calm')
  }
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText('One comment each.')).toBeVisible()
  await other.getByRole('textbox', { name: 'Your comment' }).fill('So calm, and so blue')
  await other.getByRole('button', { name: 'Send comment' }).click()
  await expect(other.getByText('One comment each.')).toBeVisible()
  await expect(other.getByRole('list', { name: 'What guests say' })).not.toContainText('so blue')
})

test('who may not comment is told how it stands, and nothing can be written [GAL-13]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  const address = await albumAt(server, 'album3')
  await page.goto(address)
  await logIn(page, 'guest15')
  await page.goto(address)
  await expect(page.getByText('Your account may not comment.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveCount(0)
  await expectAccessible(page)
  await record('comments-blocked')
})
