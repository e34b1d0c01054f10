import { expect } from '@playwright/test'
import { test } from './support/flow.ts'
import { logIn } from './support/guest.ts'

test('pages say what they are about: texts at their foot, data for search engines, a support that knows the guest [SEO-1 SEO-2 SEO-3 SEO-5]', {
  tag: '@night',
}, async ({ page, server }) => {
  const data = () => page.locator('script[type="application/ld+json"]').textContent()
  const support = page.getByRole('contentinfo').getByRole('link', { name: 'Support' })
  await page.goto(`${server.app}en/cams/`)
  await expect(page.getByRole('region', { name: 'Live cams: how it works' })).toBeVisible()
  await expect.poll(data).toContain('"@type":"ItemList"')
  await expect(support).toHaveAttribute('href', /\/en-us$/)
  await logIn(page)
  await expect(support).toHaveAttribute('href', /\/en-us\?name=\w+/)

  await page.getByRole('list', { name: 'Live cams' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/amateur\//)
  await expect.poll(data).toContain('"@type":"ProfilePage"')
  await page.goto(`${page.url()}videos/tag/red-hair`)
  await expect(page.getByRole('region', { name: /: red hair$/ })).toBeVisible()

  await page.goto(`${server.app}en/cam-shows/`)
  await expect(page.getByRole('region', { name: 'Shows with a ticket' })).toBeVisible()
  await expect.poll(data).toContain('"@type":"Event"')
})
