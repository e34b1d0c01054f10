import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { press, tabTo } from './keyboard.ts'

export const password = 'limelight'

/** The payment client in its dialog. */
export function payView(page: Page): FrameLocator {
  return payFrame(page).contentFrame()
}

/** The frame that shows it, on the page. */
export function payFrame(page: Page): Locator {
  return page.locator('iframe[data-pay-frame]')
}

export function loginButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Log in' })
}

/** What the navbar shows only to a guest who is logged in. */
export function ownBalance(page: Page): Locator {
  return page.getByRole('banner').getByText('Balance')
}

/** Where the page says what it has to say, for screen readers: how the live channel stands, and news. */
export function voice(page: Page): Locator {
  return page.getByRole('status').first()
}

/** Whether the page's live channel is open and its session acknowledged. */
export function isConnected(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    JSON.stringify(window.limelight.state()['app/realtime']?.value ?? '').includes('established'),
  )
}

/** Waits until the page's live channel is open and its session acknowledged. */
export async function untilConnected(page: Page): Promise<void> {
  await expect.poll(() => isConnected(page)).toBe(true)
}

/** Opens the login and waits until it can be typed in. */
export async function openLogin(page: Page): Promise<void> {
  await loginButton(page).click()
  await expect(payView(page).getByLabel('E-mail address')).toBeFocused()
}

/** Does what ends in a reload of the page, and waits until the page is loaded anew. */
export async function untilReloaded(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-before-reload', ''))
  await act()
  await expect(page.locator('body:not([data-before-reload])')).toHaveCount(1)
}

/** Logs one of the simulator's guests in, by mouse and keyboard, which loads the page anew. */
export async function logInByMouse(page: Page, guest = 'guest1'): Promise<void> {
  await openLogin(page)
  await payView(page).getByLabel('E-mail address').fill(`${guest}@example.com`)
  await payView(page).getByLabel('Password', { exact: true }).fill(password)
  await untilReloaded(page, () => payView(page).getByRole('button', { name: 'Log in' }).click())
  await expect(ownBalance(page)).toBeVisible()
}

/**
 * Logs one of the simulator's guests in by the requests that this takes, and loads the page anew: for tests that are
 * about something else, as the login by hand loads two pages more.
 */
export async function logIn(page: Page, guest = 'guest1'): Promise<void> {
  const app = new URL('/', page.url())
  const ask = async (url: URL, data?: object) => {
    // Without the visitor's cookie, whose visit would end while the page still asks
    const headers = { Cookie: 'none=' }
    const answer = await page.request.fetch(url.href, data ? { method: 'POST', data, headers } : {})
    expect(answer.ok(), `${url.pathname}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Record<string, string>
  }
  const { payUrl, restUrl, ver = '' } = await ask(new URL('config.json', app))
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  const parameters = new URLSearchParams({ language, ver, access_token: '' })
  const form = { login: `${guest}@example.com`, password }
  const { uhash } = await ask(new URL('api/login', payUrl), form)
  const result = { flow: 'login', redirectTo: null, hostId: null, uhash }
  await ask(new URL(`pay/loginSuccess?${parameters}`, restUrl), { result, targetUrl: app.href })
  await page.reload()
  await expect(ownBalance(page)).toBeVisible()
}

/** Logs one of the simulator's guests in by keyboard alone. */
export async function logInByKeyboard(page: Page, guest: string): Promise<void> {
  await press(page, loginButton(page))
  await expect(payView(page).getByLabel('E-mail address')).toBeFocused()
  await typeLogin(page, guest)
}

/** The same where the gate asks for an account: who is new to the browser says that they have one. */
export async function logInWhereAsked(page: Page, guest: string): Promise<void> {
  const account = payView(page).getByRole('button', { name: 'I have an account' })
  const login = payView(page).getByRole('button', { name: 'Log in' })
  await expect(account.or(login).first()).toBeVisible()
  if (await account.isVisible()) await press(page, account)
  await tabTo(page, payView(page).getByLabel('E-mail address'))
  await typeLogin(page, guest)
}

/** Types into the login, from its first field on. */
async function typeLogin(page: Page, guest: string): Promise<void> {
  await page.keyboard.type(`${guest}@example.com`)
  await tabTo(page, payView(page).getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await untilReloaded(page, () => page.keyboard.press('Enter'))
  await expect(ownBalance(page)).toBeVisible()
}

/** Opens the guest's own menu. */
export async function openMyArea(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'My area' }).click()
  return page.getByRole('dialog', { name: 'My area' })
}

/** Opens the guest's own menu by keyboard and takes something from it. */
export async function chooseInMyArea(page: Page, name: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'My area' })
  await expect(button).toBeVisible()
  await tabTo(page, button, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const item = page.getByRole('dialog', { name: 'My area' }).getByText(name, { exact: true })
  await expect(item).toBeVisible()
  await press(page, item)
}
