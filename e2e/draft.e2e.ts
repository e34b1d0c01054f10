import { expect } from '@playwright/test'
import { logIn, untilConnected } from './support/guest.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

const guest = 'guest1'

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

test('what was typed in the moment before the page is loaded again is there after it', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/messenger/?channel=${guest}-channel1`)
  await untilConnected(page)
  const field = page.getByRole('textbox', { name: /^Message to/ })
  for (const text of ['Half a wo', 'Half a word and', 'Half a word and then the rest']) {
    await field.fill(text)
    await page.reload()
    await expect(field).toHaveValue(text)
  }
})
