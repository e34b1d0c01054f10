import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test, typesOf } from './support/flow.ts'
import { logIn, logInByKeyboard, logInWhereAsked, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { expectSameReplay, readSession } from './support/session.ts'

const guest = 'guest1'

/** Shows to come for which the guest can get a ticket. */
const offered = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Get a ticket' }) })
    .filter({ hasNotText: /Free for you|Running now/ })

test('by keyboard from the start page to a bought ticket, which is there after a reload and is given back [CSH-1 CSH-7 CSH-8 CSH-9 CSH-10 CSH-11 CSH-12 CHT-9 TRK-2]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, guest)
  await untilConnected(page)
  const balanceBefore = await balanceOf()
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await press(page, menu)
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cam shows' })
  await expect(link).toBeVisible()
  await press(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Cam shows' })).toBeFocused()
  await expect(offered(page).first()).toBeVisible()
  await expectAccessible(page)
  const note = page.getByText('A ticket is a seat in one show.')
  await expect(note).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Close the note on tickets' }))
  await expect(note).toBeHidden()

  const title = (await offered(page).first().getByRole('heading').innerText()).trim()
  const performer = await offered(page).first().getByRole('link').innerText()
  const show = page.getByRole('article', { name: title }).filter({ hasText: performer })
  await press(page, show.getByRole('button', { name: 'Get a ticket' }))
  const order = show.getByRole('region', { name: `Ticket for “${title}”` })
  await expect(order).toBeFocused()
  const pay = order.getByRole('button', { name: /^Pay \d+ coins$/ })
  const price = Number(/\d+/.exec(await pay.innerText())?.[0])
  await press(page, pay)
  await expect(order).toContainText(`The ticket for “${title}” is yours.`)
  await expect.poll(balanceOf).toBe(balanceBefore - price)
  await expectAccessible(page)
  const session = await readSession(page, 'chatShows')
  expectSameReplay(session)
  expect(typesOf(session)).toContain('gate.actionRequested')

  await page.reload()
  const mine = page.getByRole('region', { name: 'Your tickets' })
  await expect(note).toBeHidden()
  await expect(mine.getByRole('article', { name: title })).toContainText('Your ticket')
  await press(page, show.getByRole('link'))
  await expect(page).toHaveTitle(/^Live show: /)
  const own = page.getByRole('article', { name: title })
  await press(page, own.getByRole('button', { name: 'Give back' }))
  const question = own.getByRole('region', { name: `Ticket for “${title}”` })
  await expect(question).toBeFocused()
  await press(page, question.getByRole('button', { name: 'Give the ticket back' }))
  await expect(question).toContainText('The ticket was given back.')
  await expect.poll(balanceOf).toBe(balanceBefore)

  const ticketId = await page.evaluate(() => {
    const { context } = window.limelight.state()['app/chatShows'] ?? {}
    return (context as { tickets: { id: string }[] } | undefined)?.tickets[0]?.id ?? ''
  })
  const actorId = /actor\d+/.exec(ticketId)?.[0] ?? ''
  await platform.push(guest, { type: 'privateTicketShowInvitation', actorId, ticketId })
  const invitation = page.getByRole('region', { name: 'Invitation' })
  await expect(invitation).toContainText('invites you to a private show')
  await press(page, invitation.getByRole('button'))
  await expect(invitation).toBeHidden()

  async function balanceOf() {
    const { accounts } = await platform.business(guest)
    return accounts.find(({ account }) => account === guest)?.balance ?? 0
  }
})

test('a lost answer is looked for: the ticket is the guest’s and paid once [CSH-11 CSH-13]', {
  tag: '@night',
}, async ({ page, server, platform, complaints }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/cam-shows/`)
  await untilConnected(page)
  const title = (await offered(page).first().getByRole('heading').innerText()).trim()
  const performer = await offered(page).first().getByRole('link').innerText()
  const show = page.getByRole('article', { name: title }).filter({ hasText: performer })
  await press(page, show.getByRole('button', { name: 'Get a ticket' }))
  const order = show.getByRole('region', { name: `Ticket for “${title}”` })
  const pay = order.getByRole('button', { name: /^Pay \d+ coins$/ })
  await tabTo(page, pay)
  await platform.fault('*', 'httpLost', { path: '/graphql/query', next: 1 })
  await page.keyboard.press('Enter')
  await expect(order).toContainText(`The ticket for “${title}” is yours.`)
  const { bookings } = await platform.business(guest)
  expect(bookings.filter(({ key }) => key.includes('ticket'))).toHaveLength(1)
  complaints.splice(0)
})

test('a visitor sees the shows, and who logs in for a ticket is asked for it then [CSH-12 GATE-4 LGN-5]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/cam-shows/`)
  await expect(offered(page).first()).toBeVisible()
  const title = (await offered(page).first().getByRole('heading').innerText()).trim()
  await press(page, offered(page).first().getByRole('button', { name: 'Get a ticket' }))
  await logInWhereAsked(page, guest)
  await expect(page.getByRole('region', { name: `Ticket for “${title}”` })).toBeVisible()
})
