import { expect } from '@playwright/test'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import { test, typesOf } from './support/flow.ts'
import {
  chooseInMyArea,
  logIn,
  loginButton,
  payFrame,
  payView,
  untilReloaded,
} from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { tell } from './support/page.ts'

const guest = 'guest1'
/** The platform words balances, the same in every language. */
const coins = new Intl.NumberFormat('de')

test('a guest who came from a partner tops up by keyboard: booked once, the payment client knows the partner, and the header shows it [PAY-1 PAY-6 PAY-8 PAY-31]', async ({
  page,
  server,
  platform,
  record,
}) => {
  await page.goto(`${server.app}en/?w=12&gk_cid=click-7&pc=SPRING`)
  await logIn(page, guest)
  const before = (await platform.business(guest)).accounts.find((one) => one.account === guest)
  await chooseInMyArea(page, 'Top up coins')
  const view = payView(page)
  await expect(view.getByRole('heading', { name: 'Top up' })).toBeVisible()
  await expect(payFrame(page)).toHaveAttribute('src', /&w=12&gk_cid=click-7&pc=SPRING(&|$)/)
  await tabTo(page, view.getByRole('radio', { name: /^Credit card/ }))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(view.getByText('Total 50,00')).toBeInViewport()
  await press(page, view.getByRole('button', { name: 'Pay 50,00\u00a0€' }))
  await expect(view.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  const booked = (await platform.business(guest)).bookings
  const payment = booked.find(({ to, key }) => to === guest && key.startsWith('charge/'))
  await expect(view.getByRole('definition')).toContainText([
    '50,00\u00a0€',
    '200',
    `${coins.format((before?.balance ?? 0) + 200)} coins`,
    /20\d\d/,
    String(payment?.number),
  ])
  await press(page, view.getByRole('button', { name: 'Back to Limelight' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const { accounts, bookings, sum } = await platform.business(guest)
  const after = accounts.find((one) => one.account === guest)
  const charged = bookings.filter(({ to, key }) => to === guest && !key.startsWith('opening/'))
  expect(charged).toHaveLength(1)
  expect(after?.balance).toBe((before?.balance ?? 0) + (charged[0]?.amount ?? 0))
  expect(sum).toBe(0)
  await expect(page.getByRole('banner')).toContainText(coins.format(after?.balance ?? 0))
  const session = await record('money-charge')
  expect(typesOf(session)).toContain('payClient.succeeded')

  await page.goto(`${server.app}en/?vxpAutoFlow=opensettings`)
  const paid = payView(page).getByRole('region', { name: 'Your payments' }).getByRole('listitem')
  await expect(paid).toHaveCount(1)
  await expect(paid).toContainText(`No. ${payment?.number}`)
})

test('a password can be looked at, and a typed address goes along to the forgotten password', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await loginButton(page).click()
  const view = payView(page)
  await view.getByLabel('E-mail address').fill('guest1@example.com')
  const field = view.getByLabel('Password', { exact: true })
  const reveal = view.getByRole('button', { name: 'Show password' })
  await expect(field).toHaveAttribute('type', 'password')
  await reveal.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  await reveal.click()
  await expect(field).toHaveAttribute('type', 'password')
  await view.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible()
  await expect(view.getByLabel('E-mail address')).toHaveValue('guest1@example.com')
})

test('a guest subscribes to VIP by keyboard, once, and is not asked again [PAY-1]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await chooseInMyArea(page, 'Become a VIP')
  const view = payView(page)
  await expect(view.getByRole('heading', { name: 'VIP subscription' })).toBeVisible()
  await untilReloaded(page, () => press(page, view.getByRole('button', { name: 'Subscribe' })))
  const { subscriptions } = await platform.business(guest)
  expect(subscriptions.map(({ kind }) => kind)).toEqual(['vipabo'])
  await page.getByRole('banner').getByRole('button', { name: 'My area' }).click()
  const menu = page.getByRole('dialog', { name: 'My area' })
  await expect(menu.getByText('Top up coins')).toBeVisible()
  await expect(menu.getByText('Become a VIP')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await record('vip', 'left')
})

test('a code is looked at, redeemed by keyboard and used up; what it brings is in the header [VCH-20]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await chooseInMyArea(page, 'Redeem a code')
  const field = page.getByLabel('Your code')
  await tabTo(page, field)
  await page.keyboard.type('NOSUCHCODE')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We do not know this code.').first()).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('welcome50')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Redeem it' }))
  await expect(page.getByRole('heading', { name: 'WELCOME50 is redeemed' })).toBeFocused()
  const { accounts } = await platform.business(guest)
  const balance = accounts.find((one) => one.account === guest)?.balance ?? 0
  await expect(page.getByRole('banner')).toContainText(coins.format(balance))
  await record('code')

  await press(page, page.getByRole('button', { name: 'Redeem another code' }))
  await tabTo(page, field, 'Shift+Tab').catch(() => tabTo(page, field))
  await page.keyboard.type('WELCOME50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have redeemed this code already.').first()).toBeVisible()
})

test('a checkout opens its payment in a window of its own, by keyboard, and says so [CHK-1 CHK-6]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  const url = `${server.pay}checkout/order-7`
  await tell(page, 'checkout', { type: 'checkout.openRequested', url })
  const opening = page.waitForEvent('popup')
  const open = page.frameLocator('iframe[data-checkout-frame]').getByRole('button')
  await expect(open).toBeVisible()
  await press(page, open)
  const payment = await opening
  await expect(payment).toHaveURL(new RegExp(`^${server.pay}tour/moneycharge`))
  await expect(payment.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('The payment is open in its own window.').first()).toBeVisible()
  await payment.close()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await record('checkout')
})

test('a new card that is typed in reaches neither the page nor its log [PAY-1]', async ({
  page,
  server,
  record,
}) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/?vxpAutoFlow=openchangecc`)
  const view = payView(page)
  const cardNumber = view.getByLabel('Card number')
  await expect(cardNumber).toBeVisible()
  await tabTo(page, cardNumber)
  await page.keyboard.type(typed.cardNumber)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/29')
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed.cardCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const session = await record('card')
  expect(typesOf(session)).toContain('payClient.succeeded')
})
