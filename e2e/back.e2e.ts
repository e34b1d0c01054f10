import { expect, type Page } from '@playwright/test'
import { test, typesOf } from './support/flow.ts'
import {
  chooseInMyArea,
  logIn,
  loginButton,
  openLogin,
  payFrame,
  payView,
} from './support/guest.ts'

/** The path that the tab shows. */
const pathOf = (page: Page) => new URL(page.url()).pathname

test('Back closes the login and stays on the page; closed in another way it leaves no step behind', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  const imprint = pathOf(page)

  await openLogin(page)
  await payView(page).getByLabel('E-mail address').fill('guest1@example.com')
  await page.goBack()
  await expect(payFrame(page)).toHaveCount(0)
  expect(pathOf(page)).toBe(imprint)
  await expect(loginButton(page)).toBeFocused()

  await openLogin(page)
  await page.keyboard.press('Escape')
  await expect(payFrame(page)).toHaveCount(0)
  expect(pathOf(page)).toBe(imprint)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/en/')
  const session = await record('back-under-login')
  expect(typesOf(session)).toContain('payClient.opened')
})

test('Back closes a dialog whose payment client was led elsewhere within', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await openLogin(page)
  await payView(page).getByText('Forgot your password?').click()
  await expect(payView(page).getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await page.goBack()
  await expect(payFrame(page)).toHaveCount(0)
  expect(pathOf(page)).toBe('/en/')
  await expect(loginButton(page)).toBeFocused()
})

test('Back closes the top-up of a guest, who stays where they are', { tag: '@night' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await chooseInMyArea(page, 'Top up coins')
  await expect(payView(page).getByRole('heading', { name: 'Top up' })).toBeVisible()
  await page.goBack()
  await expect(payFrame(page)).toHaveCount(0)
  expect(pathOf(page)).toBe('/en/')
})
