import { expect, type Page } from '@playwright/test'
import { test } from './support/flow.ts'
import { loginButton, openLogin, ownBalance, payView, untilReloaded } from './support/guest.ts'

/** Says that a login succeeded, in every field as the payment client would. */
const success = {
  type: 'success',
  data: { flow: 'login', redirectTo: null, hostId: null, uhash: 'never-given-out' },
}
const forged = [success, { type: 'signup' }, { type: 'logout' }, { type: 'close' }, 'success']

async function isStillAtLogin(page: Page): Promise<void> {
  await expect(payView(page).getByLabel('E-mail address')).toBeVisible()
  await expect(ownBalance(page)).toHaveCount(0)
  await expect(page.locator('[data-marked]')).toHaveCount(1)
}

test('what the page itself, a sandboxed frame without an origin and another window of the payment client’s origin post is counted and has no effect [PAY-32]', async ({
  page,
  server,
}) => {
  await page.goto(`${server.app}en/`)
  await openLogin(page)
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
  const refused = () =>
    page.evaluate(() => {
      const payTour = window.limelight.state()['app/payTour'] as unknown as {
        context: { refusedMessages: number }
      }
      return payTour.context.refusedMessages
    })
  const before = await refused()

  await page.evaluate((messages) => {
    for (const message of messages) window.postMessage(message, location.origin)
  }, forged)
  await expect.poll(refused).toBe(before + forged.length)
  await isStillAtLogin(page)

  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'nobody' })
    frame.setAttribute('sandbox', 'allow-scripts')
    document.body.append(frame)
  })
  const sandboxed = page.frame({ name: 'nobody' })
  await sandboxed?.evaluate((messages) => {
    for (const message of messages) parent.postMessage(message, '*')
  }, forged)
  await expect.poll(refused).toBe(before + 2 * forged.length)
  await isStillAtLogin(page)

  const opening = page.waitForEvent('popup')
  await page.evaluate((url) => void window.open(url), `${server.pay}helper`)
  const other = await opening
  await other.waitForLoadState()
  await other.evaluate((messages) => {
    for (const message of messages) opener.postMessage(message, '*')
  }, forged)
  await other.close()
  await expect.poll(refused).toBeGreaterThanOrEqual(before + 3 * forged.length)
  await isStillAtLogin(page)
})

test('a success that the payment client posts without having logged in makes nobody a guest: the server is asked [LGN-33]', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto(`${server.app}en/`)
  await openLogin(page)
  const client = page.frames().find((frame) => frame.url().startsWith(server.pay))
  await untilReloaded(page, async () => {
    await client?.evaluate((message) => parent.postMessage(message, '*'), success)
  })
  await expect(loginButton(page)).toBeVisible()
  await expect(ownBalance(page)).toHaveCount(0)
  const said = complaints.splice(0)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('422')
})
