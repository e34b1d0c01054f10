import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export const password = 'limelight'

/** The payment client in its dialog. */
export function payView(page: Page): FrameLocator {
  return page.frameLocator('iframe[data-pay-frame]')
}

export function loginButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Log in' })
}

/** What the navbar shows only to a guest who is logged in. */
export function ownBalance(page: Page): Locator {
  return page.getByRole('banner').getByText('Balance')
}

/** Where the page says whether it is connected. */
export function connection(page: Page): Locator {
  return page.getByRole('status').first()
}

/** Opens the login and waits until it can be typed in. */
export async function openLogin(page: Page): Promise<void> {
  await loginButton(page).click()
  await expect(payView(page).getByLabel('E-mail address')).toBeFocused()
}

/** Logs one of the simulator's guests in, by mouse and keyboard. */
export async function logIn(page: Page, guest = 'guest1'): Promise<void> {
  await openLogin(page)
  await payView(page).getByLabel('E-mail address').fill(`${guest}@example.com`)
  await payView(page).getByLabel('Password').fill(password)
  await payView(page).getByRole('button', { name: 'Log in' }).click()
  await expect(ownBalance(page)).toBeVisible()
}

/** Opens the guest's own menu. */
export async function openMyArea(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'My area' }).click()
  return page.getByRole('dialog', { name: 'My area' })
}
