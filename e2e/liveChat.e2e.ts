import { expect, type Page } from '@playwright/test'
import { EventLog } from '../src/engine/index.ts'
import { expectAccessible } from './support/accessibility.ts'
import { complaintsBeside } from './support/complaints.ts'
import type { Control } from './support/control.ts'
import { test, typesOf } from './support/flow.ts'
import { logIn, logInByKeyboard, payView, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { expectSameReplay, readSession } from './support/session.ts'

const guest = 'guest1'
/** Has no age check. */
const unverified = 'guest3'
/** Has never paid. */
const newcomer = 'guest2'
/** Until the picture is there and the first minute booked, in ms. */
const pictureTime = 30_000

const room = (page: Page) => page.getByRole('dialog', { name: /chat with /i })
const clock = (page: Page) => room(page).getByText(/ a minute · minute 1 · /)

async function balanceOf(platform: Control): Promise<number> {
  const { accounts } = await platform.business(guest)
  return accounts.find(({ account }) => account === guest)?.balance ?? 0
}

/** The profile of the first performer who is live, by keyboard from the start page. */
async function visitPerformer(page: Page, app: string, who = guest): Promise<void> {
  await page.goto(`${app}en/`)
  await logInByKeyboard(page, who)
  await untilConnected(page)
  const main = page.getByRole('navigation', { name: 'Main areas' })
  await press(page, main.getByRole('link', { name: 'Live cams' }))
  const list = page.getByRole('list', { name: 'Live cams' })
  await press(page, list.getByRole('link').first())
  await expect(page).toHaveURL(/\/en\/amateur\//)
}

/** Begins a live chat; the price of a minute is that of its button's row. */
async function begin(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Start live chat' }))
  await expect(room(page)).toBeVisible()
}

/** What the platform booked for the chat, in coins, as the clock of the room says. */
async function bookedIn(page: Page): Promise<number> {
  await expect(clock(page)).toBeVisible({ timeout: pictureTime })
  return Number(/(\d+) coins? so far/.exec(await clock(page).innerText())?.[1])
}

/** Whose answers did not come. */
async function lostIn(page: Page): Promise<(string | undefined)[]> {
  const text = await page.evaluate(async () => (await window.limelight.loadLog()).toNDJSON())
  const { entries } = EventLog.parse(text)
  return entries.filter(({ event }) => event.type === 'xstate.promise.reject').map(({ to }) => to)
}

test('by keyboard from the start page to a paid chat, in it, and to its end, which says what was booked [CHT-1 CHT-3 CHT-13 ACT-7 TRK-2 GFT-1 GFT-6 GST-23 PAY-42 PAY-43 PAY-44]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await visitPerformer(page, server.app)
  const before = await balanceOf(platform)
  await begin(page)
  const coins = await bookedIn(page)
  expect(await balanceOf(platform)).toBe(before - coins)
  await expectAccessible(page)

  await press(page, room(page).getByRole('textbox', { name: /^Write to / }), 'h')
  await page.keyboard.type('ello from the test')
  await page.keyboard.press('Enter')
  const said = room(page).getByRole('log')
  await expect(said).toContainText('hello from the test')
  const channelId = await page.evaluate(() => {
    const { context } = window.limelight.state()['app/liveChat'] ?? {}
    return (context as { chat: { channelId: string } | null } | undefined)?.chat?.channelId ?? ''
  })
  await platform.write({ channelId, guestId: guest, kind: 'text', text: 'Good to have you here' })
  await expect(said).toContainText('Good to have you here')
  await platform.liveChat('reaction', { guestId: guest, reaction: 'heart' })
  await expect(room(page).getByText(/ sends a heart$/)).toBeAttached()

  await press(page, room(page).getByRole('button', { name: 'Give a gift' }))
  await tabTo(page, room(page).getByRole('button', { name: /^Rose, 2 coins/ }))
  await tabTo(page, room(page).getByRole('button', { name: /^Feather, 3 coins/ }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await press(page, room(page).getByRole('button', { name: 'One more' }))
  await press(page, room(page).getByRole('button', { name: 'Give for 6 coins' }))
  await expect(said).toContainText('Feather × 2')
  await expect.poll(() => balanceOf(platform)).toBe(before - coins - 6)
  await press(page, room(page).getByRole('button', { name: 'Top up 100 coins at once' }))
  const after = before - coins - 6 + 100
  await expect.poll(() => balanceOf(platform)).toBe(after)

  await page.keyboard.press('Escape')
  await expect(room(page)).toBeHidden()
  const small = page.getByRole('region', { name: /^Live chat with / })
  await expect(small).toBeVisible()
  await press(page, small.getByRole('button', { name: 'Show the chat large' }))
  await press(page, room(page).getByRole('button', { name: 'Leave' }))
  await expect(room(page)).toContainText('You have left the chat.')
  await expect(room(page)).toContainText(
    new RegExp(`1 minute for ${coins} coins? · Gifts for 6 coins`),
  )
  await expectAccessible(page)
  expect(await balanceOf(platform)).toBe(after)

  await tabTo(page, room(page).getByRole('radio', { name: '1 star' }))
  await page.keyboard.press('Space')
  for (let star = 2; star <= 4; star++) await page.keyboard.press('ArrowRight')
  await expect(room(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await press(page, room(page).getByRole('textbox', { name: /^Words for / }), 'A')
  await page.keyboard.type(' lovely evening')
  await press(page, room(page).getByRole('button', { name: 'Rate' }))
  await expect(room(page)).toContainText('Thank you. Your rating is saved.')
  await expect(room(page).getByRole('blockquote')).toHaveText('A lovely evening')
  await press(page, room(page).getByRole('button', { name: 'Close' }))
  await expect(room(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start live chat' })).toBeFocused()
  const session = await readSession(page, 'liveChat')
  expectSameReplay(session)
  expect(typesOf(session)).toContain('liveChat.pictureRuns')
})

test('a lost answer, a reload and a second tab book no minute twice [CHT-3]', {
  tag: '@night',
}, async ({ page, server, platform, context, complaints }) => {
  await visitPerformer(page, server.app)
  const before = await balanceOf(platform)
  await platform.fault('*', 'httpLost', { path: '/rest/v1/livechat/start', next: 1 })
  await begin(page)
  await expect(room(page)).toContainText('The connection was lost.')
  await platform.fault('*', 'httpLost', { path: '/rest/v1/livechat/minute', next: 1 })
  const coins = await bookedIn(page)
  expect(await lostIn(page)).toEqual(['app/liveChat/openLiveChat', 'app/liveChat/bookMinute'])
  complaints.splice(0)
  expect(await balanceOf(platform)).toBe(before - coins)

  await page.reload()
  const question = page.getByRole('dialog', { name: /^Live chat with / })
  await expect(question).toContainText('is still running')
  await expect(question).toContainText(`${coins} coins were paid so far`)
  await press(page, question.getByRole('button', { name: 'Go on' }))
  expect(await bookedIn(page)).toBe(coins)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(room(other)).toContainText('is still running')
  await room(other).getByRole('button', { name: 'Go on' }).click()
  expect(await bookedIn(other)).toBe(coins)
  expect(await balanceOf(platform)).toBe(before - coins)

  await room(page).getByRole('button', { name: 'Leave' }).click()
  for (const tab of [page, other]) {
    await expect(room(tab)).toContainText(new RegExp(`1 minute for ${coins} coins?`))
  }
  expect(await balanceOf(platform)).toBe(before - coins)
})

test('the performer ends it, and a picture that does not come costs nothing [CHT-3 CHT-13]', {
  tag: '@night',
}, async ({ page, server, platform, complaints }) => {
  await visitPerformer(page, server.app)
  const before = await balanceOf(platform)
  await platform.fault(guest, 'segmentsMissing', {})
  await begin(page)
  await expect(room(page)).toContainText('Nothing is paid before it is there.')
  await platform.liveChat('end', { guestId: guest, code: 206 })
  await expect(room(page)).toContainText('is not live any more.')
  await expect(room(page)).toContainText('Nothing was paid.')
  expect(await balanceOf(platform)).toBe(before)
  await press(page, room(page).getByRole('link', { name: 'See who else is live' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Live cams' })).toBeVisible()
  await expect(room(page)).toHaveCount(0)
  expect(complaintsBeside(complaints, 404)).toEqual([])
})

test('a picture that stands costs nothing meanwhile, a dearer price and the team end the chat, and each is told: the simulator’s page does it [CHT-3 CHT-13]', {
  tag: '@night',
}, async ({ page, server, context }) => {
  await visitPerformer(page, server.app)
  const controls = await context.newPage()
  await controls.goto(`${server.app}simulator`)
  await controls.getByRole('radio', { name: `${guest} ·` }).check()
  await begin(page)
  const coins = await bookedIn(page)
  await controls.getByText('Switch one on').click()
  await controls.getByLabel('Fault', { exact: true }).selectOption('streamStalls')
  await controls.getByRole('button', { name: `Switch on for ${guest}` }).click()
  const standing = 'The picture stands still. This time costs you nothing.'
  await expect(room(page)).toContainText(standing)
  await controls.getByRole('button', { name: 'End every fault' }).click()
  await expect(room(page)).not.toContainText(standing)

  await controls.getByRole('button', { name: '1 coin dearer' }).click()
  await expect(room(page)).toContainText('The price has changed.')
  await expect(room(page)).toContainText(/\d+ minutes? for \d+ coins/)
  await press(
    page,
    room(page).getByRole('button', { name: `Go on in live chat for ${coins + 1} coins` }),
  )
  expect(await bookedIn(page)).toBe(coins + 1)
  await controls.getByLabel('Exit code').selectOption('401')
  await controls.getByRole('button', { name: 'End the chat' }).click()
  await expect(room(page)).toContainText('Our team ended the chat.')
})

test('who has not proven their age is led to the check by a live chat, which begins once they have, without a reload [GATE-5 AVS-5]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await visitPerformer(page, server.app, unverified)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await press(page, page.getByRole('button', { name: 'Start live chat' }))
  await expect(payView(page).getByRole('heading', { name: 'Age check' })).toBeVisible()
  await press(page, payView(page).getByRole('button', { name: 'Send for checking' }))
  await expect.poll(async () => (await platform.business(unverified)).ageOf?.status).toBe('pending')
  await platform.order('ageCheck', { guestId: unverified, does: 'accept' })
  await expect(room(page)).toBeVisible()
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
  await press(page, room(page).getByRole('button', { name: 'Leave' }))
  await expect(room(page)).toContainText('You have left the chat.')
})

test('a visitor takes a look for five seconds, is told what more would cost, and is led to the login for it; who has never paid is given a quarter of an hour then [CHT-1 CHT-7 ACT-40]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/cams/?online=1`)
  await page.getByRole('list', { name: 'Live cams' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Take a look' }).click()
  const preview = page.getByRole('dialog', { name: /^Preview with / })
  await expect(preview.getByText(/^Free now, then \d+ coins a minute/)).toBeVisible()
  await expect(preview).toContainText('Your free time is over.', { timeout: pictureTime })
  expect(await lostIn(page)).toEqual([])
  await preview.getByRole('button', { name: /^Stay for / }).click()
  await expect(preview).toContainText('For this chat you need an account.')
  await expect(preview).toContainText('Nothing was paid.')
  await preview.getByRole('button', { name: 'Log in' }).click()
  await expect(payView(page).getByLabel('E-mail address')).toBeFocused()

  await page.reload()
  await logIn(page, newcomer)
  await page.getByRole('button', { name: 'Take a look' }).click()
  await expect(preview.getByText(/^Free now, then \d+ coins a minute/)).toBeVisible()
  await preview.getByRole('button', { name: 'Leave' }).click()
  await preview.getByRole('button', { name: 'Close' }).click()
  const offer = page.getByRole('dialog', { name: 'Fifteen minutes free' })
  await offer.getByRole('button', { name: 'Take it' }).click()
  await expect(offer).toContainText(/^.*15 minutes with .* are yours/)
  await offer.getByRole('button', { name: 'Start the free chat' }).click()
  await expect(page.getByRole('dialog', { name: /^Free live chat with / })).toBeVisible()
})
