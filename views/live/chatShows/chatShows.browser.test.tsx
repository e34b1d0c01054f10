import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { boughtShow, chatShow } from '../../../fixtures/live/chatShows.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

const hour = 3_600_000

const programme = '/en/cam-shows/'

async function enter(guest: Partial<GuestState> = {}, address = programme) {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest({ balance: 100, ...guest })
  if (address === programme) await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  const now = house.clock.now()
  const at = (hours: number) => ({ start: now + hours * hour, end: now + (hours + 1) * hour })
  const soon = (overrides: Partial<ChatShow> = {}) => chatShow({ ...at(1), ...overrides })
  return {
    house,
    screen,
    at,
    soon,
    mine: (overrides: Partial<ChatShow> = {}) => boughtShow({ ...at(1), ...overrides }),
    card: (title: string) => screen.getByRole('article', { name: title }),
    list: (...items: ChatShow[]) =>
      house.loadListPage.calls.at(-1)?.resolve({ items, totals: { all: null }, next: null }),
    find: (...shows: ChatShow[]) => house.loadChatTickets.calls.at(-1)?.resolve(shows),
  }
}

const order = (title: string) => `Ticket for “${title}”`

test('shows what comes, when, with whom and for how much, the guest’s own first [CSH-2 CSH-3 CSH-4 CSH-5 CSH-6]', async () => {
  const { screen, card, list, soon, mine, at } = await enter()
  await expect.element(screen.getByRole('region', { name: 'The shows are loading' })).toBeVisible()
  await list(
    soon({ isFeatured: true, actorOnline: true }),
    soon({ id: 'b', title: [{ language: 'en', value: 'Sold out' }], canBuy: false }),
    soon({ id: 'c', title: [{ language: 'en', value: 'For VIPs' }], isFree: true, ...at(72) }),
    mine({ id: 'd', title: [{ language: 'en', value: 'Mine' }], bonusCode: 'ENCORE' }),
    soon({ id: 'e', title: [{ language: 'en', value: 'Over' }], ...at(-2) }),
  )
  const velvet = card('Velvet hour')
  await expect.element(velvet).toHaveTextContent('in 1 hour')
  await expect.element(velvet).toHaveTextContent('40 coins')
  await expect.element(velvet).toHaveTextContent('Highlight')
  await expect.element(velvet).toHaveTextContent('Live now')
  await expect
    .element(velvet.getByRole('link', { name: 'with Juno Amber' }))
    .toHaveAttribute('href', '/en/amateur/juno-amber/live-show/')
  await expect.element(card('Sold out')).toHaveTextContent('No tickets left')
  await expect.element(card('For VIPs')).toHaveTextContent('Free for you')
  await expect.element(card('For VIPs')).toHaveTextContent('in 3 days')
  await expect.element(card('Mine')).toHaveTextContent('Your ticket')
  await expect.element(card('Mine')).toHaveTextContent('with the code ENCORE')
  await expect.element(card('Mine')).toHaveTextContent('The door opens five minutes before.')
  await expect.element(card('Over')).not.toBeInTheDocument()
  const titles = screen.getByRole('article').all()
  expect(titles.map((one) => one.element().querySelector('h3')?.textContent)).toEqual([
    'Mine',
    'Velvet hour',
    'Sold out',
    'For VIPs',
  ])
})

test('a ticket is bought after a question, and its show says what comes then [CSH-7]', async () => {
  const { house, card, list, find, soon, mine } = await enter()
  await list(soon())
  const velvet = card('Velvet hour')
  await velvet.getByRole('button', { name: 'Get a ticket' }).click()
  await find(soon())
  const question = velvet.getByRole('region', { name: order('Velvet hour') })
  await expect.element(question).toHaveFocus()
  await expect.element(question).toHaveTextContent('You have 100 coins.')
  await question.getByRole('button', { name: 'Pay 40 coins' }).click()
  expect(house.buyChatTicket.calls.map(({ input }) => input.promoCode)).toEqual([null])
  await expect.element(question).toHaveTextContent('The ticket is on its way')
  await (await house.buyChatTicket.call(0)).resolve({ success: true, show: mine() })
  await expect.element(question).toHaveTextContent('The ticket for “Velvet hour” is yours.')
  await expect.element(question).toHaveTextContent('The door opens five minutes before.')
  await question.getByRole('button', { name: 'Done' }).click()
  await expect.element(velvet).toHaveTextContent('Your ticket')
  await expect.element(question).not.toBeInTheDocument()
})

test('a code is typed in place of the price, and a refusal says why and that nothing was paid [CSH-10 CSH-13 REQ-11]', async () => {
  const { house, card, list, find, soon } = await enter()
  await list(soon())
  const velvet = card('Velvet hour')
  await velvet.getByRole('button', { name: 'Get a ticket' }).click()
  await find(soon())
  await velvet.getByLabelText('Bonus code').click()
  await userEvent.keyboard('ENCORE')
  await velvet.getByRole('button', { name: 'Take it for nothing' }).click()
  expect(house.buyChatTicket.calls[0]?.input.promoCode).toBe('ENCORE')
  const refused = { success: false, errorCode: 'promoCodeUsed', show: soon() } as const
  await (await house.buyChatTicket.call(0)).resolve(refused)
  await expect
    .element(velvet.getByRole('alert'))
    .toHaveTextContent('You have used this code already. Nothing was paid.')
  await expect.element(velvet.getByLabelText('Bonus code')).toHaveValue('ENCORE')
})

test('who lacks coins tops up first, and buys then [GATE-7 PAY-15]', async () => {
  const { house, card, list, find, soon } = await enter({ balance: 10 })
  await list(soon())
  const velvet = card('Velvet hour')
  await velvet.getByRole('button', { name: 'Get a ticket' }).click()
  await find(soon())
  const pay = velvet.getByRole('button', { name: 'Pay 40 coins' })
  await expect.element(pay).toHaveAccessibleDescription(/30/)
  await pay.click()
  expect(house.buyChatTicket.calls).toHaveLength(0)
  await house.connect()
  house.socket.push(push('guestBalance', { balance: 60, isPayment: true }), 2)
  await expect.poll(() => house.buyChatTicket.calls.length).toBe(1)
})

test('a lost answer says that it is looked for, and that nobody pays twice', async () => {
  const { house, card, list, find, soon, mine } = await enter()
  await list(soon())
  const velvet = card('Velvet hour')
  await velvet.getByRole('button', { name: 'Get a ticket' }).click()
  await find(soon())
  await velvet.getByRole('button', { name: 'Pay 40 coins' }).click()
  await (await house.buyChatTicket.call(0)).reject(new Error('unreachable'))
  await expect.element(velvet).toHaveTextContent('you do not pay twice')
  await find(mine())
  await expect.element(velvet).toHaveTextContent('is yours')
})

test('a ticket is given back after a question [CSH-8]', async () => {
  const { house, card, list, find, soon, mine } = await enter()
  await list(mine())
  const velvet = card('Velvet hour')
  await velvet.getByRole('button', { name: 'Give back' }).click()
  await find(mine())
  await velvet.getByRole('button', { name: 'Give the ticket back' }).click()
  await (await house.removeChatTicket.call(0)).resolve({ success: true, show: soon() })
  await expect.element(velvet).toHaveTextContent('The ticket was given back.')
  await velvet.getByRole('button', { name: 'Done' }).click()
  await expect.element(velvet.getByRole('button', { name: 'Get a ticket' })).toBeVisible()
})

test('the focus is with the order while it is asked, and with its show once it is closed', async () => {
  const { card, list, find, soon } = await enter()
  await list(soon({ id: 'other', title: [{ language: 'en', value: 'Another' }] }), soon())
  const velvet = card('Velvet hour')
  await velvet.getByRole('button', { name: 'Get a ticket' }).click()
  await find(soon())
  await expect.element(velvet.getByRole('region')).toHaveFocus()
  await velvet.getByRole('button', { name: 'Not now' }).click()
  await expect.element(velvet.getByRole('heading')).toHaveFocus()
})

test('says that there are none, or that they could not be loaded, with the way to ask again', async () => {
  const { house, screen } = await enter()
  await (await house.loadListPage.call(0)).reject(new Error('500'))
  await expect.element(screen.getByText('The shows could not be loaded')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await (await house.loadListPage.call(1)).resolve({ items: [], totals: { all: null }, next: null })
  await expect.element(screen.getByText('No shows are announced')).toBeVisible()
})

test('what a ticket is, is said to guests until they put it away, and to no visitor [REL-2 REL-3 CAL-1]', async () => {
  const { house, screen } = await enter()
  const note = screen.getByText(/^A ticket is a seat in one show/)
  const close = screen.getByRole('button', { name: 'Close the note on tickets' })
  const relation = { predicate: 'has seen', object: 'teaser', objectId: 'how-shows-work' }
  await expect.poll(() => house.hasRelation.calls.map(({ input }) => input)).toEqual([relation])
  await expect.element(note).not.toBeInTheDocument()
  await (await house.hasRelation.call(0)).resolve(false)
  await expect.element(note).toBeVisible()
  await close.click()
  expect(house.addRelation.calls.map(({ input }) => input)).toEqual([relation])
  await (await house.addRelation.call(0)).resolve(true)
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(house.hasRelation.calls).toHaveLength(1)
})

test('a performer’s profile lists their shows, with tickets [CSH-1]', async () => {
  const { house, card, find, soon, screen } = await enter({}, '/en/amateur/juno-amber/live-show/')
  await expect.poll(() => house.loadActorProfile.calls.length).toBe(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile({ id: 'actor-1' }))
  await expect.poll(() => house.loadChatTickets.calls.at(-1)?.input).toEqual({ actorId: 'actor-1' })
  await find(soon())
  await expect
    .element(card('Velvet hour').getByRole('button', { name: 'Get a ticket' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'with Juno Amber' }))
    .not.toBeInTheDocument()
})

test('an invitation to a private show is told on any page, until it is closed [CHT-9]', async () => {
  const { house, screen, find, soon } = await enter({}, '/en/')
  await house.connect()
  house.socket.push(
    push('privateTicketShowInvitation', { actorId: 'actor-1', ticketId: 'show-1' }),
    2,
  )
  await expect.poll(() => house.loadChatTickets.calls.length).toBe(1)
  await find(soon({ isInternal: true }))
  const notice = screen.getByRole('region', { name: 'Invitation' })
  await expect.element(notice).toHaveTextContent('Juno Amber invites you to a private show')
  await notice.getByRole('button').click()
  await expect.element(notice).not.toBeInTheDocument()
})
