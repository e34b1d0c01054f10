import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { complaintsBeside } from './support/complaints.ts'
import { type Fingers, fingersOn } from './support/fingers.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { albumAt, give, picturesOf, toldOf } from './support/library.ts'
import type { Server } from './support/server.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const guest = 'guest1'
const middle = { x: 195, y: 380 }

async function openAlbum(page: Page, server: Server): Promise<{ box: Locator; place: Locator }> {
  await give(server, guest, 'album3')
  const address = await albumAt(server, 'album3')
  await page.goto(address)
  await logIn(page, guest)
  await page.goto(address)
  const { medium } = await toldOf(server, 'album3')
  const box = page.getByRole('dialog', { name: medium.title })
  return { box, place: box.getByRole('status').last() }
}

test('by fingers a guest turns the pictures of an album, makes one larger and whole again, and leaves by Back; the session replays [GAL-15]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  const { box, place } = await openAlbum(page, server)
  await picturesOf(page).nth(1).tap()
  await expect(place).toHaveText(/^2 of \d+$/)
  const fingers = await fingersOn(page)
  await swipe(fingers, -200)
  await expect(place).toHaveText(/^3 of \d+$/)
  await swipe(fingers, 200)
  await swipe(fingers, 200)
  await expect(place).toHaveText(/^1 of \d+$/)
  await swipe(fingers, 200)
  await expect(place).toHaveText(/^1 of \d+$/)
  await swipe(fingers, -20)
  await expect(place).toHaveText(/^1 of \d+$/)

  const width = () =>
    box
      .locator('img')
      .first()
      .evaluate((image) => image.clientWidth)
  const whole = await width()
  await fingers.pinch(middle, { from: 40, to: 100 })
  await expect(box.getByRole('button', { name: 'Smaller' })).toBeVisible()
  expect(await width()).toBeGreaterThan(2 * whole)
  await expectAccessible(page)
  await fingers.pinch(middle, { from: 100, to: 20 })
  await expect(box.getByRole('button', { name: 'Larger' })).toBeVisible()
  expect(await width()).toBe(whole)

  await page.goBack()
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await record('light-box-by-touch')
})

test('a picture that does not come says so, is tried again and is there; the others stay [GAL-15]', {
  tag: '@night',
}, async ({ page, server, platform, complaints }) => {
  const { box, place } = await openAlbum(page, server)
  const pictures = picturesOf(page)
  await pictures.first().scrollIntoViewIfNeeded()
  await platform.fault('*', 'picturesMissing', { share: 1 })
  await pictures.first().tap()
  await expect(box.getByText('This picture did not come. The others are here.')).toBeVisible()
  await expectAccessible(page)
  await platform.fault('*', 'picturesMissing', null)
  await box.getByRole('button', { name: 'Try again' }).tap()
  await expect(box.getByRole('img')).toBeVisible()
  await expect
    .poll(() =>
      box
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await expect(place).toHaveText(/^1 of \d+$/)
  expect(complaintsBeside(complaints, 404)).toEqual([])
})

test('a closed picture that is pressed is the very picture that is seen once the album is bought, after a reload too [GAL-8 GAL-14 GAL-15 VID-12]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).tap()
  await logIn(page, guest)
  for (const isReloaded of [false, true]) {
    const albumId = await albumForSale(page, server)
    await platform.library('price', { mediumId: albumId, coins: 5 })
    await page.goto(await albumAt(server, albumId))
    await untilConnected(page)
    const { medium } = await toldOf(server, albumId)
    const box = page.getByRole('dialog', { name: medium.title, exact: true })
    const sheet = page.getByRole('dialog', { name: /^Buy/ })
    await picturesOf(page).nth(6).tap()
    await box.getByRole('button', { name: 'Buy this album' }).tap()
    if (isReloaded) await page.reload()
    await sheet.getByRole('button', { name: 'Buy for 5 coins' }).tap()
    await expect(sheet).toContainText('is yours now.')
    await sheet.getByRole('button', { name: 'Go on' }).tap()
    await expect(box.getByRole('img', { name: /, 7 of \d+$/ })).toBeVisible()
    await page.goBack()
    await expect(box).toHaveCount(0)
    await expect(picturesOf(page).nth(6)).toBeFocused()
  }
  await record('light-box-bought')
})

/** The id of an album that has to be paid for, the first that is listed. */
async function albumForSale(page: Page, server: Server): Promise<string> {
  await page.goto(`${server.app}en/photos/`)
  const tile = page.getByRole('main').getByRole('link', { name: /coins/ }).first()
  return /album\d+/.exec((await tile.getAttribute('href')) ?? '')?.[0] ?? ''
}

const swipe = (fingers: Fingers, way: number) =>
  fingers.swipe({ ...middle, x: middle.x - way / 2 }, { ...middle, x: middle.x + way / 2 })
