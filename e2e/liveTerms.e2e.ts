import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { chooseInMyArea, logIn, payFrame, payView, untilConnected } from './support/guest.ts'
import { press } from './support/keyboard.ts'
import { performer } from './support/performer.ts'
import type { Server } from './support/server.ts'
import { expectSameReplay, readSession } from './support/session.ts'

/** Gives looks, and is live. */
const host = 'actor1'
/** Is of age, no VIP. */
const ordinary = 'guest10'
/** Is in Spain, where one performer cannot be met; no age check. */
const spanish = 'guest8'
const bannedThere = 'actor109'
/** Has few coins, and no age check. */
const poor = 'guest12'
const blocked = 'guest15'
/** Until a picture is there and five seconds of it are over, in ms. */
const lookTime = 40_000

const room = (page: Page) => page.getByRole('dialog', { name: /(chat|Preview) with /i })

async function visit(page: Page, server: Server, guest: string, actorId = host): Promise<void> {
  await page.goto((await performer(server, actorId)).url)
  await logIn(page, guest)
  await untilConnected(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
}

const isSamePage = (page: Page) => expect(page.locator('body[data-same-page]')).toHaveCount(1)

/** The pointer leaves the window upwards. */
const leaveWindow = (page: Page) =>
  page.evaluate(() =>
    document.body.dispatchEvent(
      new MouseEvent('mouseout', { bubbles: true, clientY: -1, relatedTarget: null }),
    ),
  )

test('a visitor from a performer’s own site is welcomed, and asked to stay when about to leave; a form that they posted there ends in the signup [MOD-6 LGN-25]', {
  tag: '@night',
}, async ({ page, server }) => {
  const { name, url } = await performer(server, host)
  await page.goto(`${url}?site=${encodeURIComponent(name)}`)
  const welcome = page.getByRole('dialog', { name: 'Welcome to the big stage' })
  await expect(welcome).toBeVisible()
  await expectAccessible(page)
  await leaveWindow(page)
  await page.keyboard.press('Escape')
  await expect(welcome).toHaveCount(0)
  const question = page.getByRole('dialog', { name: 'Leaving already?' })
  await expect(question).toHaveCount(0)
  await leaveWindow(page)
  await expect(question).toContainText(`${name} is live now`)
  await expectAccessible(page)
  await press(page, question.getByRole('button', { name: 'Stay a while' }))
  await expect(question).toHaveCount(0)
  expectSameReplay(await readSession(page, 'exitIntent'))

  await page.goto(`${url}?site=${encodeURIComponent(name)}&forced=signup`)
  await expect(payView(page).getByRole('button', { name: 'I have an account' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test('whoever has looked for five seconds becomes a VIP and looks on, without a reload [GST-17 ACT-24 GATE-6]', {
  tag: '@night',
}, async ({ page, server }) => {
  await visit(page, server, ordinary)
  await press(page, page.getByRole('button', { name: 'Take a look' }))
  await expect(room(page)).toContainText('Your free time is over.', { timeout: lookTime })
  await press(page, room(page).getByRole('button', { name: 'Become a VIP and look on' }))
  await press(page, payView(page).getByRole('button', { name: 'Subscribe' }))
  await expect(room(page).getByText(/^Free now, then \d+ coins a minute/)).toBeVisible({
    timeout: lookTime,
  })
  await isSamePage(page)
  await press(page, room(page).getByRole('button', { name: 'Leave' }))
  await press(page, room(page).getByRole('button', { name: 'Close' }))
  await expect(page.getByText('Preview, 20 seconds')).toBeVisible()
  expectSameReplay(await readSession(page, 'lookOn'))
})

test('a guest in Spain chooses the way of the age check in its box, and meets nobody who is not to be met there [MOD-5 GATE-2 GATE-5]', async ({
  page,
  server,
  platform,
}) => {
  await visit(page, server, spanish, bannedThere)
  await expect(page.getByText(/cannot be met from your country/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start live chat' })).toHaveCount(0)

  await page.goto((await performer(server, host)).url)
  const start = page.getByRole('button', { name: 'Start live chat' })
  const box = page.getByRole('dialog', { name: 'Age check for Spain' })
  await start.click()
  await expect(box).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await start.click()
  await press(page, box.getByRole('button', { name: 'Start the check' }))
  await press(page, payView(page).getByRole('button', { name: 'Send for checking' }))
  await expect.poll(async () => (await platform.business(spanish)).ageOf?.status).toBe('pending')
  await platform.order('ageCheck', { guestId: spanish, does: 'accept' })
  await expect(box).toHaveCount(0)
  await expect(room(page)).toBeVisible()
})

test('a chat that does not begin for lack of coins leads to them [MOD-1 CHT-4]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await visit(page, server, poor)
  await platform.liveChat('prices', { actorId: host, by: 1_000 })
  await page.getByRole('button', { name: 'Start live chat' }).click()
  await press(page, payView(page).getByRole('button', { name: 'Send for checking' }))
  await expect.poll(async () => (await platform.business(poor)).ageOf?.status).toBe('pending')
  await platform.order('ageCheck', { guestId: poor, does: 'accept' })
  const box = page.getByRole('dialog', { name: 'Not quite enough coins' })
  await expect(box).toContainText('Your balance does not cover this yet.')
  await expectAccessible(page)
  await press(page, box.getByRole('button', { name: 'Top up coins' }))
  await expect(payView(page).getByRole('heading').first()).toBeVisible()
})

test('who is blocked for comments gives stars alone, and is told so [GST-23]', {
  tag: '@night',
}, async ({ page, server }) => {
  await visit(page, server, blocked)
  await page.getByRole('button', { name: 'Take a look' }).click()
  await room(page).getByRole('button', { name: 'Leave' }).click()
  await expect(room(page)).toContainText('Your account may not comment.')
  await expect(room(page).getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('the cams say how a clash of two performers stands [RT-21]', { tag: '@night' }, async ({
  page,
  server,
  platform,
}) => {
  await page.goto(`${server.app}en/cams/`)
  await logIn(page)
  await untilConnected(page)
  await platform.liveChat('clash', { actorIds: ['actor1', 'actor3'], seconds: 60 })
  const standing = page.getByRole('region', { name: 'Clash of cams' })
  await expect(standing).toContainText('0 votes')
  await platform.liveChat('vote', { actorId: 'actor3', votes: 5 })
  await expect(standing).toContainText('5 votes')
  await platform.push('guest1', { type: 'clashOfCamsVoting', data: { sides: 'many' } })
  await expect(standing).toContainText('5 votes')
  await expectAccessible(page)
  expectSameReplay(await readSession(page, 'clashOfCams'))
})

test('who is locked while the payment window is open is forgotten there, too [PAY-41 GST-15]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await visit(page, server, ordinary)
  await platform.fault('*', 'httpSlow', { path: '/rest/v1/pay/logout', ms: 3_000 })
  await chooseInMyArea(page, 'Top up coins')
  await expect(payView(page).getByRole('heading').first()).toBeVisible()
  await platform.order('lock', { guestId: ordinary })
  await expect(payFrame(page)).toHaveCount(0)
  await isSamePage(page)
})
