import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn, loginButton } from './support/guest.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a phone is walked by the bar at its lower edge, and its conversations have the whole height [NAV-30 MSG-9]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  const bar = page.getByRole('navigation', { name: 'Most important' })
  await bar.getByRole('button', { name: 'My area' }).click()
  await expect(page.getByRole('dialog', { name: 'My area' })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'My area' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expect(loginButton(page)).toBeVisible()
  await logIn(page)
  await bar.getByRole('link', { name: 'Messages' }).click()
  await expect(page.locator('[data-channel]').first()).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
  const list = await page.getByRole('main').boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBe((await bar.boundingBox())?.y)
  await expectAccessible(page)

  await page.locator('[data-channel]').first().click()
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeInViewport()
  await expect(bar).toHaveCount(0)
  await page.goBack()
  await bar.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
