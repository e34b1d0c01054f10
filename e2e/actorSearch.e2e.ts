import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn } from './support/guest.ts'
import { expectPages } from './support/lists.ts'

const tilesOf = (page: Page) => page.getByRole('list', { name: 'Live cams' }).getByRole('listitem')
const takeAway = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Chosen' }).getByRole('button', { name: `Leave out: ${words}` })

test('a guest searches by name, language and place, finds it in the address, takes one after the other back, finds their last search again, and sees more of who is under the pointer [ACT-30 ACT-31 ACT-32 ACT-33 ACT-35 CAL-10 CAL-11 NAV-23]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await page.goto(`${server.app}en/cams/?gender=F&age=old`)
  await expect(page.getByText(/^\d+ performers are live$/)).toBeVisible()
  await expect(page.getByText(/does not count: age$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('a')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByText(/^German \(/).click()
  await expect(page).toHaveURL(/\?name=a&gender=F&speaks=de$/)
  await expectPages(tilesOf(page))
  await takeAway(page, 'Name: a').click()
  await expect(page).toHaveURL(/\?gender=F&speaks=de$/)

  await page.getByRole('button', { name: 'Place', exact: true }).click()
  await page.getByRole('textbox', { name: 'Near a postcode' }).fill('20095')
  await page.keyboard.press('Enter')
  await page.getByText('Near Hamburg', { exact: true }).first().click()
  await expect(tilesOf(page).first()).toContainText(/km away|Close by/)
  await takeAway(page, 'Speaks German').click()
  await expect(page).toHaveURL(/\?gender=F&near=DE-Hamburg$/)
  await page.reload()
  await expect(tilesOf(page).first()).toContainText(/km away|Close by/)
  await tilesOf(page).first().hover()
  await expect(page.locator('[data-hover-preview] img[src^="blob:"]')).toBeVisible()
  await expect(page.locator('[data-hover-preview]')).toContainText('speaks')
  await expectAccessible(page)

  await page.goto(`${server.app}en/cams/`)
  const last = page.getByRole('region', { name: 'Your last search' })
  await expect(last).toContainText('Near Hamburg')
  await expect(last).not.toContainText('German')
  await last.getByRole('button', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/\?gender=F&near=DE-Hamburg$/)
})
