import { expect, type Page } from '@playwright/test'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import { complaintsBeside } from './support/complaints.ts'
import { test } from './support/flow.ts'
import {
  chooseInMyArea,
  logInByMouse,
  loginButton,
  openLogin,
  openMyArea,
  ownBalance,
  payView,
  untilConnected,
  untilReloaded,
} from './support/guest.ts'
import { tell } from './support/page.ts'

const guest = 'guest1'

/** How much the browser's database holds of guests. */
const heldOfGuests = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('limelight-delivery')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('no database'))
    })
    const names = [...database.objectStoreNames]
    const counts = names.map(
      (name) =>
        new Promise<number>((resolve) => {
          const counting = database.transaction(name).objectStore(name).count()
          counting.onsuccess = () => resolve(counting.result)
        }),
    )
    const sum = (await Promise.all(counts)).reduce((all, count) => all + count, 0)
    database.close()
    return sum
  })

async function logOut(page: Page): Promise<void> {
  const button = (await openMyArea(page)).getByRole('button', { name: 'Log out' })
  await untilReloaded(page, () => button.click())
  await expect(loginButton(page)).toBeVisible()
}

test('two tabs log in and out, and both end with the truth', { tag: '@night' }, async ({
  page,
  server,
  complaints,
}) => {
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  for (const tab of [page, other]) await tab.goto(`${server.app}en/`)
  await openLogin(other)
  await logInByMouse(page, guest)
  const view = payView(other)
  await view.getByLabel('E-mail address').fill('guest19@example.com')
  await view.getByLabel('Password', { exact: true }).fill('limelight')
  await untilReloaded(other, () => view.getByRole('button', { name: 'Log in' }).click())
  await expect(other.getByRole('heading', { level: 1 })).toContainText('IdleLantern19')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IdleLantern19')
  await logOut(other)
  await page.reload()
  await expect(loginButton(page)).toBeVisible()

  await logInByMouse(other, guest)
  await page.reload()
  await expect(ownBalance(page)).toBeVisible()
  await untilConnected(page)
  // a tab that asks something with the token of a login that the other tab has just ended is refused
  expect(complaintsBeside(complaints, 401)).toEqual([])
})

test('a logout in one tab leaves nothing of the guest in another, at once', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(`${server.app}en/`)
  await logInByMouse(page, guest)
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(`${server.app}en/messenger/?channel=${guest}-channel1`)
  const conversation = other.getByRole('textbox', { name: /^Message to/ })
  await conversation.fill('not sent yet')
  await expect(ownBalance(other)).toBeVisible()

  await page.goto(`${server.app}en/`)
  await logOut(page)
  await expect(loginButton(other)).toBeVisible()
  await expect(conversation).toHaveCount(0)
  await expect(other.getByRole('list', { name: 'Conversations' })).toHaveCount(0)
  expect(await other.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  expect(complaintsBeside(complaints, 401)).toEqual([])
})

test('a logout ends when the browser holds nothing of the guest any more, with another tab open', {
  tag: '@night',
}, async ({ page, server, complaints }) => {
  const open = async (tab: Page) => {
    await tab.goto(`${server.app}en/messenger/?channel=${guest}-channel1`)
    await tab.getByRole('textbox', { name: /^Message to/ }).fill('half a word')
    await expect.poll(() => heldOfGuests(tab)).toBeGreaterThan(0)
  }
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.app}en/`)
  await logInByMouse(page, guest)
  for (const tab of [other, page]) await open(tab)
  await logOut(page)
  expect(await heldOfGuests(page)).toBe(0)
  expect(complaintsBeside(complaints, 401)).toEqual([])
})

test('a logout that the platform refuses is told, and the guest is still logged in', {
  tag: '@night',
}, async ({ page, server, platform, complaints }) => {
  await page.goto(`${server.app}en/`)
  await logInByMouse(page, guest)
  await platform.fault('*', 'httpStatus', { path: '/rest/v1/pay/logout', status: 500 })
  const button = (await openMyArea(page)).getByRole('button', { name: 'Log out' })
  await untilReloaded(page, () => button.click())
  await expect(page.getByText('You could not be logged out. Please try again.')).toBeVisible()
  await expect(ownBalance(page)).toBeVisible()
  expect(complaintsBeside(complaints, 500)).toEqual([])
})

test('a reload in a state of the login leaves a visitor who can log in', { tag: '@night' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.app}en/`)
  await openLogin(page)
  await payView(page).getByLabel('E-mail address').fill(`${guest}@example.com`)
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await loginButton(page).click()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openLogin(page)
  await payView(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await page.reload()
  await expect(loginButton(page)).toBeVisible()
  await logInByMouse(page, guest)

  await page.reload()
  await expect(ownBalance(page)).toBeVisible()
})

test('a reload while an order is under way books it once or not at all, and the next one once', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  const booked = async () => {
    const { bookings, sum } = await platform.business(guest)
    expect(sum).toBe(0)
    return bookings.filter(({ to, key }) => to === guest && !key.startsWith('opening/')).length
  }
  const balance = async () => {
    const { accounts } = await platform.business(guest)
    return accounts.find(({ account }) => account === guest)?.balance ?? 0
  }
  await page.goto(`${server.app}en/`)
  await logInByMouse(page, guest)

  await chooseInMyArea(page, 'Top up coins')
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await booked()).toBe(0)

  for (const kind of ['reloadAfterBooking', 'doubleSubmit', 'successTwice']) {
    const before = await booked()
    await platform.fault(guest, 'payClient', { kind, next: 1 })
    await chooseInMyArea(page, 'Top up coins')
    const order = payView(page).getByRole('button', { name: /^Pay/ })
    const orderAgain = payView(page).getByRole('button', { name: 'Order something else' })
    await expect(order.or(orderAgain)).toBeVisible()
    if (await orderAgain.isVisible()) await orderAgain.click()
    await order.click()
    await expect.poll(booked, kind).toBe(before + 1)
    // A step back of the dialog that closes meanwhile undoes a reload, which then may never end
    await expect(() => page.reload({ timeout: 15_000 })).toPass()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await booked(), kind).toBe(before + 1)
    await platform.fault(guest, 'payClient', null)
  }
  const shown = new Intl.NumberFormat('de').format(await balance())
  await expect(page.getByRole('banner')).toContainText(shown)
})

test('a reload in each state of code, phone number and checkout leaves nothing half done', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await page.goto(`${server.app}en/`)
  await logInByMouse(page, guest)

  await page.goto(`${server.app}en/myvisitx/benefits/`)
  const field = page.getByLabel('Your code')
  await field.fill('WELCOME50')
  await page.reload()
  await expect(field).toHaveValue('')
  await field.fill('WELCOME50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Redeem it' })).toBeVisible()
  await page.reload()
  await field.fill('WELCOME50')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Redeem it' }).click()
  await page.reload()
  await field.fill('WELCOME50')
  await page.keyboard.press('Enter')
  const used = page.getByText('You have redeemed this code already.').first()
  const again = page.getByRole('button', { name: 'Redeem it' })
  await expect(used.or(again)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(used.or(page.getByRole('heading', { name: 'WELCOME50 is redeemed' }))).toBeVisible()
  const { bookings } = await platform.business(guest)
  expect(bookings.filter(({ to, amount }) => to === guest && amount === 50)).toHaveLength(1)

  await tell(page, 'pinCall', { type: 'pinCall.openRequested' })
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' })
  await dialog.getByLabel('Phone number').fill(typed.phoneNumber)
  await page.reload()
  await expect(dialog).toHaveCount(0)
  await tell(page, 'pinCall', { type: 'pinCall.openRequested' })
  await dialog.getByLabel('Phone number').fill(typed.phoneNumber)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await page.reload()
  await expect(dialog).toHaveCount(0)
  expect((await platform.business(guest)).pinCalls.every(({ verified }) => !verified)).toBe(true)

  const url = `${server.pay}checkout/order-7`
  await tell(page, 'checkout', { type: 'checkout.openRequested', url })
  const frame = page.frameLocator('iframe[data-checkout-frame]')
  await expect(frame.getByRole('button')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ownBalance(page)).toBeVisible()
})
