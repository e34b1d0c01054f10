import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import type { Control } from './support/control.ts'
import { test } from './support/flow.ts'
import { logIn, logInByKeyboard, payView, untilConnected } from './support/guest.ts'
import { press } from './support/keyboard.ts'

const guest = 'guest1'
const ofTheNetwork = /ERR_|Failed to load resource/

const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy this album' })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Buy/ })
const yesOf = (sheet: Locator) => sheet.getByRole('button', { name: /^Buy for [\d.]+ coins?$/ })

/** Opens an album that the guest has to pay for; answers its id. */
async function openAlbum(page: Page, app: string): Promise<string> {
  await page.goto(`${app}en/photos/`)
  const tile = page.getByRole('main').getByRole('link', { name: /coins/ }).first()
  await page.goto(new URL((await tile.getAttribute('href')) ?? '', app).href)
  await expect(buyButton(page)).toBeVisible()
  return /album\d+/.exec(page.url())?.[0] ?? ''
}

async function booked(platform: Control, albumId: string) {
  const { bookings, accounts } = await platform.business(guest)
  return {
    coins: bookings
      .filter(({ key }) => key === `spend/${guest}/library/${albumId}`)
      .map(({ amount }) => amount),
    balance: accounts.find(({ account }) => account === guest)?.balance ?? 0,
  }
}

test('by keyboard, with every answer lost, a reload in between and another tab, an album is paid once and told to be theirs [GAL-8 GAL-14 VID-12]', {
  tag: '@night',
}, async ({ page, server, platform, record, complaints }) => {
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, guest)
  const albumId = await openAlbum(page, server.app)
  await untilConnected(page)
  await press(page, buyButton(page))
  const sheet = sheetOf(page)
  const price = Number(/\d+/.exec(await yesOf(sheet).innerText())?.[0])
  await expectAccessible(page, 'the purchase sheet')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await buyButton(other).click()
  await expect(yesOf(sheetOf(other))).toBeVisible()

  await platform.fault('*', 'httpLost', { path: '/rest/v1/*/buy' })
  await press(page, yesOf(sheet))
  await expect(sheet).toContainText('The answer to your order did not come')
  await page.reload()
  await expect(sheet).toContainText('is yours now.')
  await platform.fault('*', 'httpLost', null)
  await press(page, sheet.getByRole('button', { name: 'Go on' }))
  await expect(buyButton(page)).toHaveCount(0)

  await yesOf(sheetOf(other)).click()
  await expect(sheetOf(other)).toContainText('is yours now.')
  expect((await booked(platform, albumId)).coins).toEqual([price])
  await record('album-bought-twice')
  expect(complaints.splice(0).filter((said) => !ofTheNetwork.test(said))).toEqual([])
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a price that changed is told beside the one that was tapped, and who has too few coins tops up on the way and has it then [GAL-14 PAY-15 GATE-7]', {
    tag: '@night',
  }, async ({ page, server, platform, record }) => {
    await page.goto(`${server.app}en/`)
    await page.getByRole('button', { name: 'Accept all' }).tap()
    await logIn(page, guest)
    const albumId = await openAlbum(page, server.app)
    await untilConnected(page)
    const { balance } = await booked(platform, albumId)
    const coins = balance + 40
    await platform.library('price', { mediumId: albumId, coins })
    await buyButton(page).tap()
    const sheet = sheetOf(page)
    await expect(sheet.getByRole('alert')).toContainText(/The price has changed: it was \d+ coins/)
    await yesOf(sheet).tap()
    const pay = payView(page)
    await pay.getByRole('button', { name: /^Pay/ }).tap()
    await expect(pay.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect.poll(async () => (await booked(platform, albumId)).coins).toEqual([coins])
    await pay.getByRole('button', { name: 'Back to Limelight' }).tap()
    await expect(sheet).toContainText('is yours now.')
    await sheet.getByRole('button', { name: 'Go on' }).tap()
    await expect(buyButton(page)).toHaveCount(0)
    await record('album-topped-up')
  })
})
