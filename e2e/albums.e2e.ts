import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logInByKeyboard, untilConnected } from './support/guest.ts'
import { press } from './support/keyboard.ts'

const guest = 'guest1'

test('by keyboard a guest finds an album and buys it once, which opens it; the session replays [GAL-8 GAL-14 GAL-25 VID-12]', async ({
  page,
  server,
  platform,
  record,
}) => {
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, guest)
  await untilConnected(page)
  await page.goto(`${server.app}en/photos/`)
  const before = await balanceOf()
  const main = page.getByRole('main')
  await press(page, main.getByRole('link', { name: /coins/ }).first())
  await expect(page).toHaveURL(/\/pictures\/album\d+\//)
  await expect(page.getByRole('button', { name: 'Buy this album' })).toBeVisible()
  await expectAccessible(page, 'an album for sale')
  await press(page, page.getByRole('button', { name: 'Buy this album' }))
  const sheet = page.getByRole('dialog', { name: /^Buy “/ })
  const buy = sheet.getByRole('button', { name: /^Buy for \d+ coins?$/ })
  const price = Number(/\d+/.exec(await buy.innerText())?.[0])
  await press(page, buy)
  await expect(sheet).toContainText('is yours now.')
  await press(page, sheet.getByRole('button', { name: 'Go on' }))
  await expect(page.getByRole('button', { name: 'Buy this album' })).toHaveCount(0)
  expect(before - (await balanceOf())).toBe(price)
  await record('album-bought')

  async function balanceOf(): Promise<number> {
    const { accounts } = await platform.business(guest)
    return accounts.find(({ account }) => account === guest)?.balance ?? 0
  }
})
