import { expect, test } from 'vitest'
import type { PageStart } from '../../machines/core/list/list.events.ts'
import type { ChatShow } from '../../machines/live/chatShows/chatShows.events.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import {
  buyChatTicket,
  loadChatShows,
  loadChatTickets,
  removeChatTicket,
} from './chatShows.service.ts'

const platform = eachTestItsServices()
const firstPage = { start: null }

/** The query service, for a guest or for a visitor. */
async function queryService(guestId?: string) {
  const { environment, credentials } = await platform.begin(guestId ? { guestId } : {})
  return createGraphqlService(environment, {
    name: 'query service',
    tokenMissing: 'Missing Vxql-Token',
    url: () => `${platform.simulator.url}graphql/query`,
    token: () => credentials().queryToken,
  })
}

/** A show that has not begun and for which there are tickets, at the price of coins that the guest has. */
async function affordableShow(query: Awaited<ReturnType<typeof queryService>>) {
  platform.simulator.world.account('guest6').guest.autoRechargeConfig.isEnabled = false
  const { purchases } = platform.simulator.platform
  const guest = platform.simulator.world.account('guest6')
  purchases.charge(guest, { key: 'top-up', coins: 400, method: 'CC' })
  const { items } = await loadChatShows(query, firstPage, now())
  const isOpen = ({ canBuy, hasStarted, isFree }: ChatShow) => canBuy && !hasStarted && !isFree
  return (items as ChatShow[]).find(isOpen) ?? expect.unreachable('there is no such show')
}

const now = () => platform.simulator.platform.calendar.now()
const balance = () => platform.simulator.world.account('guest6').guest.balance

test('every show of the next days is in one of the pages [CSH-12 CSH-14]', async () => {
  const query = await queryService()
  const found = new Set<string>()
  let start: PageStart | null = null
  let pages = 0
  do {
    const page = await loadChatShows(query, { start }, now())
    for (const { id } of page.items) found.add(id)
    start = page.next
    pages += 1
  } while (start)
  const { shows } = platform.simulator.platform.chatShows
  const listed = shows.filter(({ status, isInternal }) => status === 'ok' && !isInternal)
  expect(found).toEqual(new Set(listed.map(({ id }) => id)))
  expect(pages).toBeGreaterThan(2)
})

test('a ticket is bought, seen as bought, and given back [CSH-7 CSH-8 CSH-9 CSH-10 CSH-11]', async () => {
  const query = await queryService('guest6')
  const show = await affordableShow(query)
  const before = balance()
  const isBought = async () => {
    const own = await loadChatTickets(query, show)
    return own.find(({ id }) => id === show.id)?.isBought
  }
  expect(await isBought()).toBe(false)
  const answer = await buyChatTicket(query, { show, promoCode: null })
  expect(answer).toMatchObject({ success: true, show: { id: show.id, isBought: true } })
  expect(await isBought()).toBe(true)
  expect(balance()).toBe(before - show.price.value)
  expect(await removeChatTicket(query, { showId: show.id })).toMatchObject({
    success: true,
    show: { isBought: false, canBuy: true },
  })
  expect(balance()).toBe(before)
})

test('a ticket whose answer is lost was bought once, and is not paid again [CSH-13]', async () => {
  const query = await queryService('guest6')
  const show = await affordableShow(query)
  const before = balance()
  platform.simulator.setFault('*', 'httpLost', { path: '/graphql/query', next: 1 })
  const buying = () => buyChatTicket(query, { show, promoCode: null })
  await expect(buying()).rejects.toMatchObject({ code: 'unreachable' })
  expect(await buying()).toMatchObject({
    success: false,
    errorCode: 'alreadyBought',
    show: { isBought: true },
  })
  expect(balance()).toBe(before - show.price.value)
})

test('a visitor sees that there are tickets, and hears that it needs a login [CSH-13 REQ-11]', async () => {
  const query = await queryService()
  const show = await affordableShow(query)
  expect(await buyChatTicket(query, { show, promoCode: null })).toMatchObject({
    success: false,
    errorCode: 'loginRequired',
    show: { isBought: false },
  })
})
