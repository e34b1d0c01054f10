import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { complaintsOf } from './support/complaints.ts'
import { type Control, controlOf } from './support/control.ts'
import {
  logInByMouse,
  loginButton,
  openLogin,
  openMyArea,
  ownBalance,
  password,
  payFrame,
  payView,
  untilConnected,
  untilReloaded,
  voice,
} from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

const everyone = '*'
const guest = 'guest1'

let server: Server
let platform: Control

test.beforeEach(async () => {
  server = await startServer()
  platform = controlOf(server)
})
test.afterEach(() => server.stop())

test('a guest logs in and out by keyboard alone, and the page complains of nothing [LGN-29 LGN-30]', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(server.app)
  await expect(loginButton(page)).toBeVisible()
  await press(page, loginButton(page))
  await expect(payView(page).getByLabel('E-mail address')).toBeFocused()
  await page.keyboard.type(`${guest}@example.com`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await untilReloaded(page, () => page.keyboard.press('Enter'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good to see you')
  await untilConnected(page)

  const asking = page.waitForRequest((request) => request.url().includes('/pay/logout?'))
  await tabTo(page, page.getByRole('button', { name: 'My area' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const logOut = page.getByRole('button', { name: 'Log out' })
  await expect(logOut).toBeVisible()
  await untilReloaded(page, () => press(page, logOut))
  const asked = await asking
  expect([asked.method(), asked.postData()]).toEqual(['POST', null])
  await expect(loginButton(page)).toBeVisible()

  await page.reload()
  await expect(loginButton(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('the page reloads for a visitor also when the logout call fails [LGN-30]', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(server.app)
  await logInByMouse(page)
  await platform.fault(everyone, 'httpStatus', { path: '/rest/v1/pay/logout', status: 500 })
  const logOut = (await openMyArea(page)).getByRole('button', { name: 'Log out' })
  await untilReloaded(page, () => logOut.click())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const place of ['the dialog', 'the payment client'] as const) {
  const tag = place === 'the dialog' ? '@night' : []
  test(`Escape in ${place} closes the login and gives the focus back`, { tag }, async ({
    page,
  }) => {
    await page.goto(server.app)
    await openLogin(page)
    if (place === 'the dialog') await page.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(loginButton(page)).toBeFocused()
  })
}

test('the login has one way to close it, the dialog’s own', { tag: '@night' }, async ({ page }) => {
  await page.goto(server.app)
  await openLogin(page)
  await expect(payView(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a wrong password is named in the dialog and the next try works', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(server.app)
  await openLogin(page)
  const view = payView(page)
  await view.getByLabel('E-mail address').fill(`${guest}@example.com`)
  await view.getByLabel('Password', { exact: true }).fill('floodlight')
  await view.getByRole('button', { name: 'Log in' }).click()
  await expect(view.getByRole('alert')).toContainText('do not belong together')
  await expect(view.getByLabel('Password', { exact: true })).toBeFocused()

  await view.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(ownBalance(page)).toBeVisible()
})

test('axe finds nothing wrong with visitor, login, guest and stopped screens in both themes', {
  tag: '@night',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(server.app)
  await expect(loginButton(page)).toBeVisible()
  await expectAccessible(page)
  await openLogin(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await logInByMouse(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
  await expectAccessible(page)

  await platform.fault(everyone, 'httpMissingField', { path: '/config.json', field: 'payUrl' })
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

for (const [language, logInWord, greeting] of [
  ['de', 'Anmelden', 'Der Abend beginnt, wenn du es willst.'],
  ['en', 'Log in', 'The evening begins when you do.'],
  ['es', 'Iniciar sesión', 'La noche empieza cuando tú quieras.'],
  ['nl', 'Inloggen', 'De avond begint wanneer jij wilt.'],
] as const) {
  test(`the address /${language}/ speaks ${language}, also to the payment client [NAV-5]`, {
    tag: language === 'nl' ? [] : '@night',
  }, async ({ page }) => {
    await page.goto(`${server.app}${language}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('banner').getByRole('button', { name: logInWord }).click()
    const frame = payFrame(page)
    await expect(frame).toHaveAttribute('src', new RegExp(`lang=${language}&`))
  })
}

test('a lost network shows as offline and comes back connected [NET-1]', async ({
  page,
  context,
}) => {
  await page.goto(server.app)
  await logInByMouse(page)
  await untilConnected(page)
  const pill = page.getByRole('banner').getByText('Offline')
  await expect(pill).toHaveCount(0)
  await context.setOffline(true)
  await expect(voice(page)).toHaveText('Offline')
  await expect(pill).toBeVisible()
  await context.setOffline(false)
  await untilConnected(page)
  const balance = { balance: 9, balanceFormatted: '9,00', isPayment: false, isPayingCustomer: true }
  await platform.push(guest, { type: 'guestBalance', ...balance })
  await expect(page.getByRole('banner')).toContainText('9,00')
})

test('a session that cannot be loaded says so, and loads when tried again', {
  tag: '@night',
}, async ({ page }) => {
  await platform.fault(everyone, 'httpStatus', { path: '/rest/v1/session', status: 500 })
  await page.goto(server.app)
  await expect(page.getByRole('alert')).toContainText('Your account could not be loaded')
  await expect(loginButton(page)).toHaveCount(0)

  await platform.fault(everyone, 'httpStatus', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(loginButton(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a configuration that lacks a key names it, and the site starts when it is put right', async ({
  page,
}) => {
  await platform.fault(everyone, 'httpMissingField', { path: '/config.json', field: 'restUrl' })
  await page.goto(server.app)
  await expect(page.getByRole('alert')).toContainText('“restUrl”')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('“restUrl”')

  await platform.fault(everyone, 'httpMissingField', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(loginButton(page)).toBeVisible()
})
