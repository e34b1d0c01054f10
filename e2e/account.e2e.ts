import { expect, type Page } from '@playwright/test'
import { typed } from '../fixtures/messenger/typed.fixtures.ts'
import { test, typesOf } from './support/flow.ts'
import { loginButton, ownBalance, payView, untilReloaded } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'

async function openLoginByKey(page: Page, app: string): Promise<void> {
  await page.goto(`${app}en/`)
  await expect(loginButton(page)).toBeVisible()
  await press(page, loginButton(page))
  await expect(payView(page).getByLabel('E-mail address')).toBeFocused()
}

async function logInByKey(page: Page, app: string, guest: string, password = 'limelight') {
  await openLoginByKey(page, app)
  await page.keyboard.type(`${guest}@example.com`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await submit(page, 'Log in')
}

async function submit(page: Page, name: string): Promise<void> {
  await untilReloaded(page, () => press(page, payView(page).getByRole('button', { name })))
}

test('a guest with an unusual password logs in by keyboard, and the page loads anew for them [LGN-10]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await logInByKey(page, server.app, 'guest18', typed.password)
  await expect(ownBalance(page)).toBeVisible()
  const session = await record('login', 'left')
  expect(typesOf(session)).toContain('payClient.succeeded')
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('password')
})

test('a visitor signs up by keyboard and is a guest after it [LGN-7 LGN-10]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await openLoginByKey(page, server.app)
  const view = payView(page)
  await press(page, view.getByRole('button', { name: 'Create an account' }))
  const email = view.getByLabel('E-mail address')
  await expect(view.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await tabTo(page, email, 'Shift+Tab').catch(() => tabTo(page, email))
  await page.keyboard.type(typed.signupEmail)
  await tabTo(page, view.getByLabel('Screen name'))
  await page.keyboard.type(typed.screenName)
  await tabTo(page, view.getByLabel('New password', { exact: true }))
  await page.keyboard.type(typed.newPassword)
  await press(page, view.getByLabel('I am 18 or older'), 'Space')
  await submit(page, 'Create account')
  await expect(ownBalance(page)).toBeVisible()
  const session = await record('signup', 'left')
  expect(typesOf(session)).toContain('payClient.succeeded')
  const { mails } = await platform.business('*')
  expect(mails).toHaveLength(1)
})

test('a guest who lost the password gets a letter by keyboard, chooses a new one and is logged in; the link’s secrets leave the address [LGN-1 LGN-6]', {
  tag: '@night',
}, async ({ page, server, platform, record }) => {
  await openLoginByKey(page, server.app)
  const view = payView(page)
  await press(page, view.getByRole('button', { name: 'Forgot your password?' }))
  await expect(view.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await tabTo(page, view.getByLabel('E-mail address'))
  await page.keyboard.type('guest1@example.com')
  await page.keyboard.press('Enter')
  await expect(view.getByRole('status')).toContainText('on its way')
  const [letter] = (await platform.business('guest1')).mails

  await page.goto(new URL(letter?.link ?? '', server.app).href)
  await expect(view.getByLabel('New password', { exact: true })).toBeFocused()
  await expect(page).not.toHaveURL(/ukey|umail|uid/)
  await page.keyboard.type(typed.newPassword)
  await page.keyboard.press('Enter')
  await expect(ownBalance(page)).toBeVisible({ timeout: 15_000 })
  const session = await record('lost-password')
  expect(session.text).not.toContain(new URLSearchParams(letter?.link).get('ukey'))
})

test('a guest edits the profile by keyboard and saves it [REQ-1]', { tag: '@night' }, async ({
  page,
  server,
  platform,
  record,
}) => {
  await logInByKey(page, server.app, 'guest1')
  await expect(ownBalance(page)).toBeVisible()
  await page.goto(`${server.app}en/myvisitx/profile/`)
  const form = page.getByRole('form', { name: 'Your profile' })
  await expect(form).toBeVisible()
  for (const [label, text] of [
    ['City', typed.city],
    ['Last name', typed.lastName],
    ['A few words about you', typed.aboutMe],
  ] as const) {
    await tabTo(page, form.getByLabel(label))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  await press(page, form.getByRole('button', { name: 'Save' }))
  await expect(form).toContainText('Your changes are saved.')
  const session = await record('profile')
  expect(typesOf(session)).toContain('profile.saveRequested')
  await page.reload()
  await expect(form.getByLabel('City')).toHaveValue(typed.city)
  expect((await platform.business('guest1')).sum).toBe(0)
})

test('the question about data protection stands in the way until it is accepted by keyboard [LGL-5]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await logInByKey(page, server.app, 'guest9')
  const question = page.getByRole('dialog', { name: 'A word about your data' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await press(page, question.getByRole('button', { name: 'I accept' }))
  await expect(question).toHaveCount(0)
  await record('data-protection')
  await page.reload()
  await expect(ownBalance(page)).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('a visitor chooses a newsletter and leaves it again by keyboard, without an account [NWS-2 NWS-4]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.goto(`${server.app}en/events/newsletter_unsubscribe/`)
  const field = page.getByRole('main').getByLabel('E-mail address')
  await expect(field).toBeVisible()
  await tabTo(page, field)
  await page.keyboard.type(typed.newsletterEmail)
  const contests = page.getByRole('radiogroup', { name: 'Contests' })
  await tabTo(page, contests.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(page.getByText('You get it from now on.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('You no longer get it.')).toBeVisible()
  const session = await record('newsletter')
  expect(typesOf(session)).toEqual(
    expect.arrayContaining(['newsletter.subscribeRequested', 'newsletter.unsubscribeRequested']),
  )
})
