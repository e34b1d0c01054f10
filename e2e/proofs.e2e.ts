import { expect, type Page } from '@playwright/test'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import type { Control } from './support/control.ts'
import { test, typesOf } from './support/flow.ts'
import {
  chooseInMyArea,
  logIn,
  loginButton,
  payFrame,
  payView,
  untilReloaded,
} from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { performer } from './support/performer.ts'

/** Has no age check, a verified address and nothing that asks a question. */
const unverified = 'guest3'

async function sendAgeCheck(page: Page): Promise<void> {
  const modal = page.locator('#avs')
  await press(page, modal.getByRole('button', { name: 'Start the check' }))
  const view = payView(page)
  await expect(view.getByRole('heading', { name: 'Age check' })).toBeVisible()
  await press(page, view.getByRole('button', { name: 'Send for checking' }))
  await expect(payFrame(page)).toHaveCount(0)
}

/** How the age checks stood that were tracked, and by which currency. */
function checksIn({ tracked }: Awaited<ReturnType<Control['received']>>): string[] {
  return tracked.flatMap(({ entry }) =>
    entry?.type === 'ageVerification' ? [`${entry.context} ${entry.data.currency}`] : [],
  )
}

test('an age check sent by keyboard is pending, and the page loads anew when it is accepted; both are tracked by currency [AVS-4 AVS-6 AVS-7 TRK-3]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Accept all' }).click()
  await logIn(page, unverified)
  await chooseInMyArea(page, 'Confirm your age')
  await sendAgeCheck(page)
  await expect.poll(async () => (await platform.business(unverified)).ageOf?.status).toBe('pending')
  await expect(page.locator('#avs').getByText('Being reviewed')).toBeVisible()
  await untilReloaded(page, () =>
    platform.order('ageCheck', { guestId: unverified, does: 'accept' }),
  )
  const told = page.getByRole('region', { name: 'What has happened' })
  await expect(told.getByText('Your age is confirmed.')).toBeVisible()
  await expect(told.getByText('20 coins were credited to you.')).toBeVisible()
  await expect
    .poll(async () => checksIn(await platform.received()))
    .toEqual(['pending VXC', 'accepted VXC'])
  await page.getByRole('banner').getByRole('button', { name: 'My area' }).click()
  const menu = page.getByRole('dialog', { name: 'My area' })
  await expect(menu.getByText('Redeem a code')).toBeVisible()
  await expect(menu.getByText('Confirm your age')).toHaveCount(0)
  const session = await record('age-check', 'left')
  expect(typesOf(session)).toContain('payClient.succeeded')
})

test('a rejected age check tells why, and can be sent again [AVS-8]', { tag: '@night' }, async ({
  page,
  server,
  platform,
  record,
}) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, unverified)
  await chooseInMyArea(page, 'Confirm your age')
  await sendAgeCheck(page)
  const modal = page.locator('#avs')
  await expect(modal.getByText('Being reviewed')).toBeVisible()
  const message = 'The document has run out.'
  await platform.order('ageCheck', { guestId: unverified, does: 'reject', message })
  await expect(modal.getByText(message)).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Start the check' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await record('age-check-rejected')
})

test.describe('with another configuration', () => {
  /** A worker would ask for the configuration by itself, past the test. */
  test.use({ serviceWorkers: 'block' })
  const workerBlocked = 'Service Worker registration blocked by Playwright'

  test('where the age check is forced it stands over the page, and logging out is the way past it [AVS-9 AVS-11]', {
    tag: '@night',
  }, async ({ page, server, record, complaints }) => {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), forcedAgeVerification: true } })
    })
    await page.goto(`${server.app}en/`)
    await logIn(page, unverified)
    const modal = page.locator('#avs')
    await expect(modal.getByText('The age check comes first here.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await untilReloaded(page, () => press(page, modal.getByRole('button', { name: 'Log out' })))
    await expect(loginButton(page)).toBeVisible()
    await expect(modal).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await record('forced-age-check', 'left')
    expect(complaints.splice(0).filter((said) => said !== workerBlocked)).toEqual([])
  })
})

test('a phone number is confirmed by keyboard: a wrong code is named, the right one counts [PIN-4 PIN-5 PIN-6]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await chooseInMyArea(page, 'Confirm a phone number')
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' })
  const number = dialog.getByLabel('Phone number')
  await expect(number).toBeVisible()
  if (!(await number.evaluate((field) => field === document.activeElement))) {
    await tabTo(page, number)
  }
  await page.keyboard.type(typed.phoneNumber)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('The code has exactly 6 digits.')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(typed.wrongPin)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('This is not the code.')
  const pin = (await platform.business('guest1')).pinCalls[0]?.pin ?? ''
  expect(pin).toMatch(/^\d{6}$/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Confirmed' })).toBeFocused()
  expect((await platform.business('guest1')).pinCalls[0]?.verified).toBe(true)
  await press(page, dialog.getByRole('button', { name: 'Done' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const session = await record('pin-call')
  expect(session.text).not.toMatch(new RegExp(`(?<![\\da-z])${pin}(?![\\da-z])`))
})

test('a guest gets a line for an anonymous call by keyboard; when it is hung up the page loads anew [VOC-3 VOC-7]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page)
  await page.goto((await performer(server, 'actor3')).url)
  const call = page.getByRole('button', { name: 'Call by phone' })
  await expect(call).toBeVisible()
  await press(page, call)
  const dialog = page.getByRole('dialog', { name: 'Call anonymously' })
  await press(page, dialog.getByRole('button', { name: 'Get a line' }))
  await expect(dialog.getByRole('heading', { name: 'Your line is open' })).toBeFocused()
  const [line] = (await platform.business('*')).voiceCalls
  await expect(dialog).toContainText(line?.pin ?? 'no line')
  const { voicecallIdHash } = line ?? {}
  await platform.order('voiceCall', { voicecallIdHash, does: 'answer' })
  await untilReloaded(page, () => platform.order('voiceCall', { voicecallIdHash, does: 'hangUp' }))
  await expect(dialog).toHaveCount(0)
  const session = await record('voice-call', 'left')
  const texts = session.text.replace(/"(?:seq|at)":\d+/g, '')
  expect(texts).not.toMatch(new RegExp(`(?<![\\da-z])${line?.pin}(?![\\da-z])`))
})
