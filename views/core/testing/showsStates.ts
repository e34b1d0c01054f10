import { expect } from 'vitest'
import { boughtShow, chatShow } from '../../../fixtures/live/chatShows.fixtures.ts'
import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

const hour = 3_600_000

const shows = (words: string, then: (house: House) => Promise<unknown>) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest({ balance: 10 })
    house.goTo('/de/cam-auftritte/')
    await expect.poll(() => house.loadListPage.calls.length).toBe(1)
    await then(house)
  },
})

const long = {
  title: [{ language: 'de', value: 'Donaudampfschifffahrtsgesellschaftskapitänsabend' }],
  actorName: 'Wilhelmina-Alexandrina von Konstantinopel',
} as const

async function list(house: House): Promise<ChatShow> {
  const now = house.clock.now()
  const at = (hours: number) => ({ start: now + hours * hour, end: now + (hours + 1) * hour })
  const first = chatShow({ ...at(1), ...long, isFeatured: true, actorOnline: true })
  const items = [
    first,
    boughtShow({ id: 'b', ...at(2), bonusCode: 'ENCORE' }),
    chatShow({ id: 'c', ...at(30), isFree: true }),
    chatShow({ id: 'd', ...at(60), canBuy: false }),
  ]
  await house.loadListPage.calls[0]?.resolve({ items, totals: { all: null }, next: null })
  return first
}

async function ask(house: House): Promise<void> {
  const first = await list(house)
  const { id: showId, actorId } = first
  house.tell('chatShows', { type: 'chatShows.orderRequested', showId, actorId })
  await house.loadChatTickets.calls.at(-1)?.resolve([first])
}

/** The states of the page of the shows with a ticket. */
export const showsStates = {
  'shows: loading': shows('Such dir deinen Abend aus', async () => {}),
  'shows: programme': shows('Keine Tickets mehr', list),
  'shows: order': shows('Coins bezahlen', ask),
  'shows: refused': shows('Jemand war schneller', async (house) => {
    await ask(house)
    house.tell('chatShows', { type: 'chatShows.buyingAllowed', showId: 'show-1' })
    const show = chatShow({ start: house.clock.now() + hour, ...long, canBuy: false })
    await house.buyChatTicket.calls.at(-1)?.resolve({ success: false, errorCode: 'soldOut', show })
  }),
  'shows: none': shows('Keine Show angekündigt', async (house) =>
    house.loadListPage.calls[0]?.resolve({ items: [], totals: { all: null }, next: null }),
  ),
}
