import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn, logInWhereAsked, password, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { toldOf } from './support/library.ts'
import type { Server } from './support/server.ts'

const guest = 'guest1'

const bundleOf = (page: Page) =>
  page.getByRole('list', { name: 'Bundles' }).getByRole('listitem').filter({ hasText: '200 coins' })
const checkoutOf = (page: Page) => page.locator('iframe[data-checkout-frame]')

/** Orders the bundle of 200 coins by keyboard, and asks its checkout to open. */
async function order(page: Page, server: Server): Promise<void> {
  await press(page, bundleOf(page).getByRole('button', { name: /^Order “/ }))
  const frame = checkoutOf(page)
  await expect(frame).toHaveAttribute(
    'src',
    new RegExp(`^${server.pay}checkout/[\\w-]+\\?selectedAmount=200$`),
  )
  const open = frame.contentFrame().getByRole('button')
  await expect(open).toBeVisible()
  await press(page, open)
}

test('by keyboard a visitor logs in for a bundle, orders it and pays in the checkout that the order opens: its videos are theirs; the session replays [CHK-1 CHK-6 PAY-15 PAY-31]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.goto(`${server.app}en/daily-deals/`)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Coins with videos on top' }))
  await expect(bundleOf(page)).toBeVisible()
  await expectAccessible(page)
  const titles = await bundleOf(page)
    .getByRole('list', { name: 'Videos that come with it' })
    .locator('img')
    .evaluateAll((pictures) => pictures.map((one) => one.getAttribute('alt') ?? ''))
  expect(titles).toHaveLength(3)
  await press(page, bundleOf(page).getByRole('button', { name: /^Order “/ }))
  await logInWhereAsked(page, guest)
  await untilConnected(page)
  expect(await giftsOf(server)).not.toEqual(expect.arrayContaining(titles))

  const opening = page.waitForEvent('popup')
  await order(page, server)
  const payment = await opening
  await expect(payment).toHaveURL(/\/tour\/moneycharge\?.*selectedAmount=200/)
  await expectAccessible(page, 'iframe')
  await tabTo(payment, payment.getByLabel('E-mail address'))
  await payment.keyboard.type(`${guest}@example.com`)
  await tabTo(payment, payment.getByLabel('Password', { exact: true }))
  await payment.keyboard.type(password)
  await payment.keyboard.press('Enter')
  const pay = payment.getByRole('button', { name: 'Pay 50,00\u00a0€' })
  await expect(pay).toBeVisible()
  await press(payment, pay)
  await expect(payment.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await payment.close()
  await expect(checkoutOf(page)).toHaveCount(0)

  await expect(bundleOf(page)).toContainText('Paid, and yours')
  await press(page, bundleOf(page).getByRole('link', { name: 'To your library' }))
  const own = page.getByRole('list', { name: 'Bought' })
  for (const title of titles)
    await expect(own.getByRole('link', { name: title }).first()).toBeVisible()
  await record('bundle-paid')
})

test('who left the checkout pays for the same order later, also where the browser held its window back [CHK-6 CHK-10]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${server.app}en/bundles/`)
  await logIn(page, guest)
  await untilConnected(page)
  await order(page, server)
  const dialog = page.getByRole('dialog', { name: 'Checkout' })
  await expect(dialog.getByRole('alert')).toContainText('Allow pop-ups')
  const address = await checkoutOf(page).getAttribute('src')
  await expect(checkoutOf(page).contentFrame().getByRole('status')).toHaveText(
    'The checkout is about to open.',
  )
  await tabTo(page, dialog.getByRole('button', { name: 'Close the checkout' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await press(page, bundleOf(page).getByRole('button', { name: /^Pay for “/ }))
  await expect(checkoutOf(page)).toHaveAttribute('src', address ?? '')
  await press(page, dialog.getByRole('button', { name: 'Close the checkout' }))
  await expect(dialog).toHaveCount(0)
  await record('bundle-held-back')
})

/** The titles of what the guest was given. */
async function giftsOf(server: Server): Promise<string[]> {
  const { owned } = await toldOf(server, 'album1', guest)
  const gifts = owned.filter(({ how, id }) => how === 'gifted' && id.startsWith('video'))
  const told = await Promise.all(gifts.map(({ id }) => toldOf(server, id)))
  return told.map(({ medium }) => medium.title)
}
