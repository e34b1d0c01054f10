import { describe, expect, test } from 'vitest'
import type { PageStart } from '../../machines/core/list/list.events.ts'
import {
  type ChatShow,
  type TicketOrder,
  ticketErrors,
} from '../../machines/live/chatShows/chatShows.events.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import {
  buyChatTicket,
  loadChatShows,
  loadChatTickets,
  removeChatTicket,
} from './chatShows.service.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 1, 14, 20)
const iso = (moment: number) => new Date(moment).toISOString()
const inFourteenDays = iso(now + 14 * 24 * hour)
const firstPage = { start: null }

/** A show as the platform tells it. */
function told(number = 1, overrides: object = {}) {
  return {
    id: `show-${number}`,
    actorId: 'actor-1',
    actorName: 'Juno Amber',
    actorLink: 'juno-amber',
    imageUrl: '/pictures/portrait/show-1',
    sedcards: [{ id: 'sedcard-1', imageUrl: '/pictures/portrait/actor-1-1' }],
    start: iso(now + number * hour),
    end: iso(now + (number + 1) * hour),
    status: 'ok',
    creationType: 'planned',
    price: { value: 30, currency: 'VXC', symbol: 'VXC' },
    title: [{ language: 'en', value: 'Candlelight hour' }],
    description: [{ language: 'en', value: 'An hour by candlelight.' }],
    postBuyInfo: [{ language: 'en', value: 'Come early.' }],
    isBought: false,
    isFree: false,
    canBuy: true,
    bonusCode: 'ENCORE',
    hasStarted: false,
    actorOnline: true,
    isFeatured: false,
    isAutoFeatured: true,
    isInternal: false,
    ...overrides,
  }
}

/** The same as the client has it. */
function read(number = 1, overrides: Partial<ChatShow> = {}): ChatShow {
  const { status: _, start, end, ...rest } = told(number)
  const times = { start: Date.parse(start), end: Date.parse(end) }
  const sedcards = ['/pictures/portrait/actor-1-1']
  return { ...rest, ...times, sedcards, ...overrides } as ChatShow
}

const shows = (count: number, overrides = {}) =>
  Array.from({ length: count }, (_, at) => told(at + 1, overrides))
const list = (chatShows: unknown[]) => ({ data: { chatShows } })

describe('the list of shows', () => {
  test('is asked for fourteen days ahead, the next one first, without internal ones [CSH-12]', async () => {
    const { service, sent } = graphqlQuestions(list(shows(1)))
    await loadChatShows(service, firstPage, now)
    const window = { endDateFrom: iso(now), startDateTo: inFourteenDays }
    expect(sent()).toEqual([{ ...window, first: 15, order: 'startAsc', internal: false }])
  })

  test('says where its next page begins, and which is the last', async () => {
    const page = (given: unknown[], start: PageStart | null = null) =>
      loadChatShows(graphqlQuestions(list(given)).service, { start }, now)
    const full = await page(shows(15))
    expect(full.items).toEqual(Array.from({ length: 15 }, (_, at) => read(at + 1)))
    expect(full.next).toEqual({ cursor: iso(now + 15 * hour) })
    expect(await page(shows(14))).toMatchObject({ next: null, totals: { all: null } })
    expect((await page([...shows(14), { id: 'broken' }])).next).toEqual({
      cursor: iso(now + 14 * hour),
    })
    expect((await page([])).next).toBeNull()
  })

  test('goes on at the start of the last show, and ends fourteen days from now [CSH-12]', async () => {
    const { service, sent } = graphqlQuestions(list(shows(15)))
    const start = { cursor: iso(now + 3 * hour) }
    const { next } = await loadChatShows(service, { start }, now)
    expect(sent()).toMatchObject([{ endDateFrom: start.cursor, startDateTo: inFourteenDays }])
    expect(next).toEqual({ cursor: iso(now + 15 * hour) })
  })

  test('asks for more at once where a whole page began before', async () => {
    const { service, sent } = graphqlQuestions(list(shows(15, { start: iso(now - hour) })))
    expect((await loadChatShows(service, firstPage, now)).next).toBeNull()
    expect(sent().map(({ first }) => first)).toEqual([15, 60])
  })

  test('has only shows with status ok, of a performer too [CSH-14]', async () => {
    const given = ['cancelled', 'ok', 'draft', 'postponed'].map((status, at) =>
      told(at, { status }),
    )
    const { items } = await loadChatShows(graphqlQuestions(list(given)).service, firstPage, now)
    expect(items).toEqual([read(1)])
    const { service } = graphqlQuestions({ data: { chatTickets: given } })
    expect(await loadChatTickets(service, { actorId: 'actor-1' })).toEqual([read(1)])
  })

  test.each([
    ...withoutEachField(told(1)),
    ...withEachFieldWrong(told(1)),
    ['start', told(1, { start: 'tonight' })] as const,
    ['currency', told(1, { price: { value: 30, currency: 'EUR', symbol: '€' } })] as const,
    ['creationType', told(1, { creationType: 'dreamt' })] as const,
  ])(
    'leaves out a show without a valid %s, and no other [CSH-2 CSH-3 CSH-4 CSH-5 CSH-6]',
    async (_, broken) => {
      const { service } = graphqlQuestions(list([broken, told(2)]))
      expect((await loadChatShows(service, firstPage, now)).items).toEqual([read(2)])
    },
  )
})

test('the tickets of one performer are asked for by their id [CSH-9]', async () => {
  const { service, sent } = graphqlQuestions({ data: { chatTickets: [told(1)] } })
  expect(await loadChatTickets(service, { actorId: 'actor-1' })).toEqual([read(1)])
  expect(sent()).toEqual([{ modelId: 'actor-1' }])
})

const order: TicketOrder = { show: read(1), promoCode: 'ENCORE' }

describe('a ticket', () => {
  const bought = { isBought: true, canBuy: false }
  const sold = (answer: object) => ({ data: { buyChatTicket: answer } })
  const ticket = { id: 'ticket-1', paid: 30 }
  const success = { success: true, errorCode: null, ticket, show: told(1, bought) }

  test('is ordered with the show, its performer, how it came about, its start and the promo code [CSH-10]', async () => {
    const { service, sent } = graphqlQuestions(sold(success))
    await buyChatTicket(service, order)
    await buyChatTicket(service, { ...order, promoCode: null })
    const start = iso(now + hour)
    const variables = { id: 'show-1', modelId: 'actor-1', creationType: 'planned', start }
    expect(sent()).toEqual([
      { ...variables, promoCode: 'ENCORE' },
      { ...variables, promoCode: null },
    ])
  })

  test('that was sold comes with the show as it is then [CSH-7 CSH-11]', async () => {
    const { service } = graphqlQuestions(sold(success))
    expect(await buyChatTicket(service, order)).toEqual({ success: true, show: read(1, bought) })
  })

  test.each(ticketErrors)('that was not sold says why: %s [CSH-11 CSH-13]', async (errorCode) => {
    const refused = { success: false, errorCode, ticket: null, show: told(1) }
    const { service } = graphqlQuestions(sold(refused))
    const expected = { success: false, errorCode, show: read(1) }
    expect(await buyChatTicket(service, order)).toEqual(expected)
  })

  test.each(['moonPhase', null])(
    'a reason that nobody knows is unknown: %s [CSH-13]',
    async (errorCode) => {
      const { service } = graphqlQuestions(
        sold({ success: false, errorCode, ticket: null, show: null }),
      )
      const expected = { success: false, errorCode: 'unknown', show: null }
      expect(await buyChatTicket(service, order)).toEqual(expected)
    },
  )

  test.each(withoutEachField({ ...success, ticket }).filter(([path]) => !path.startsWith('show.')))(
    'is not taken for sold by an answer without %s [CSH-11]',
    async (_, broken) => {
      const { service } = graphqlQuestions(sold(broken))
      await expect(buyChatTicket(service, order)).rejects.toMatchObject(refusal)
    },
  )

  test('that is given back is named by its show [CSH-8]', async () => {
    const given = { success: true, errorCode: null, show: told(1) }
    const { service, sent } = graphqlQuestions({ data: { removeChatTicket: given } })
    expect(await removeChatTicket(service, { showId: 'show-1' })).toEqual({
      success: true,
      show: read(1),
    })
    expect(sent()).toEqual([{ id: 'show-1' }])
  })

  test('that is not taken back says why [CSH-8]', async () => {
    const refused = { success: false, errorCode: 'showStarted', show: told(1) }
    const { service } = graphqlQuestions({ data: { removeChatTicket: refused } })
    expect(await removeChatTicket(service, { showId: 'show-1' })).toEqual({
      success: false,
      errorCode: 'showStarted',
      show: read(1),
    })
  })
})

type Asking = (service: GraphqlService, signal?: AbortSignal) => Promise<unknown>
const askings: [what: string, ask: Asking][] = [
  ['chatShows', (service, signal) => loadChatShows(service, firstPage, now, signal)],
  ['chatTickets', (service, signal) => loadChatTickets(service, { actorId: 'a' }, signal)],
  ['buyChatTicket', (service, signal) => buyChatTicket(service, order, signal)],
  ['removeChatTicket', (service, signal) => removeChatTicket(service, { showId: 's' }, signal)],
]

describe.each(askings)('%s', (_, ask) => {
  test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
    const { service, outside } = graphqlQuestions({})
    outside.answer = hostile
    await expect(ask(service)).rejects.toMatchObject(refusal)
  })

  test('ends when nobody waits for it any more', async () => {
    const { service, outside } = graphqlQuestions({})
    const ending = new AbortController()
    const asked = ask(service, ending.signal).catch(() => 'ended')
    ending.abort()
    expect(await asked).toBe('ended')
    expect(outside.requests[0]?.init.signal?.aborted).toBe(true)
  })
})
