import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { boughtShow, chatShow, showTime } from '../../../fixtures/live/chatShows.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListItems } from '../../core/list/list.selectors.ts'
import type { ChatShow, TicketAnswer, TicketOrder } from './chatShows.events.ts'
import { chatShowsMachine } from './chatShows.machine.ts'
import { type Order, priceOf } from './chatShows.order.ts'
import {
  hasStarted,
  notOver,
  selectInvitation,
  selectOrder,
  selectOrderProgress,
  selectShowsList,
  selectTickets,
  selectTicketsProgress,
  textIn,
} from './chatShows.selectors.ts'

const named = { showId: 'show-1', actorId: 'actor-1' }

function start() {
  const slots = {
    loadListPage: answeredSlot<ListPage, PageRequest>(),
    loadChatTickets: answeredSlot<readonly ChatShow[], { actorId: string }>(),
    buyChatTicket: answeredSlot<TicketAnswer, TicketOrder>(),
    removeChatTicket: answeredSlot<TicketAnswer, { showId: string }>(),
  }
  const { loadListPage, loadChatTickets, buyChatTicket, removeChatTicket } = slots
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = chatShowsMachine.provide({
    actors: {
      list,
      loadChatTickets: loadChatTickets.logic,
      buyChatTicket: buyChatTicket.logic,
      removeChatTicket: removeChatTicket.logic,
    },
  })
  const { actor, told } = walk(setFold, 'chatShows', machine, undefined)
  const enter = (page: 'camShows' | 'home' = 'camShows', path = `/en/${page}/`) =>
    actor.send({ type: 'navigation.pageEntered', page, path, query: {} })
  return {
    actor,
    told,
    enter,
    pages: loadListPage.calls,
    found: loadChatTickets.calls,
    bought: buyChatTicket.calls,
    returned: removeChatTicket.calls,
    listed: () => selectListItems<ChatShow>(selectShowsList(actor.getSnapshot()).getSnapshot()),
    order: () => selectOrder(actor.getSnapshot()),
    step: () => selectOrderProgress(actor.getSnapshot()),
    tickets: () => selectTickets(actor.getSnapshot()),
    invitation: () => selectInvitation(actor.getSnapshot()),
  }
}

const pageOf = (...items: ChatShow[]): ListPage => ({ items, totals: { all: null }, next: null })

/** On the page of the shows, with these listed. */
async function startShown(...shows: ChatShow[]) {
  const started = start()
  started.actor.send({ type: 'guest.identified', guest: guest() })
  started.enter()
  await started.pages[0]?.resolve(pageOf(...shows))
  return started
}

/** The guest is asked whether they want the ticket at its price. */
async function startAsked(show = chatShow()) {
  const started = await startShown(show, chatShow({ id: 'show-2' }))
  started.actor.send({ type: 'chatShows.orderRequested', ...named })
  await started.found.at(-1)?.resolve([show])
  return started
}

/** The order is with the platform. */
async function startBuying(show = chatShow()) {
  const started = await startAsked(show)
  started.actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-1' })
  return started
}

describe('the programme', () => {
  test('is listed when its page is entered, the next show first, and not before [CSH-12]', () => {
    const { enter, pages } = start()
    enter('home')
    expect(pages).toHaveLength(0)
    enter()
    expect(pages.map(({ input }) => input)).toEqual([
      { store: 'chatShows', filter: {}, order: 'soonest', start: null },
    ])
  })

  test('is loaded again for another guest, and after an outage in which pushes were missed', async () => {
    const { actor, pages } = await startShown(chatShow())
    actor.send({ type: 'guest.identified', guest: guest() })
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(pages).toHaveLength(1)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    expect(pages).toHaveLength(2)
    await pages[1]?.resolve(pageOf(chatShow()))
    actor.send({ type: 'guest.identified', guest: guest({ isLoggedIn: false }) })
    expect(pages).toHaveLength(3)
  })

  test('shows who comes and goes in each of their shows [CSH-6 ACT-20]', async () => {
    const other = chatShow({ id: 'show-9', actorId: 'actor-9' })
    const { actor, listed } = await startShown(chatShow(), other)
    actor.send({ type: 'push.actorOnline', actorId: 'actor-1' })
    expect(listed().map(({ actorOnline }) => actorOnline)).toEqual([true, false])
    actor.send({ type: 'push.actorOffline', actorId: 'actor-1' })
    expect(listed().map(({ actorOnline }) => actorOnline)).toEqual([false, false])
  })
})

describe('the tickets of one performer', () => {
  test('are loaded for that performer, and stay while they are loaded again [CSH-1 CSH-9]', async () => {
    const { actor, found, tickets } = start()
    actor.send({ type: 'chatShows.ofActorWanted', actorId: 'actor-1' })
    expect(found.at(-1)?.input).toEqual({ actorId: 'actor-1' })
    expect(selectTicketsProgress(actor.getSnapshot())).toBe('waiting')
    await found[0]?.resolve([chatShow()])
    actor.send({ type: 'chatShows.ofActorWanted', actorId: 'actor-1' })
    expect(tickets()).toEqual([chatShow()])
    actor.send({ type: 'chatShows.ofActorWanted', actorId: 'actor-2' })
    expect(tickets()).toEqual([])
    await found.at(-1)?.reject(new Error('unreachable'))
    expect(selectTicketsProgress(actor.getSnapshot())).toBe('failed')
    actor.send({ type: 'recovery.retryDue' })
    await found.at(-1)?.resolve([])
    expect(selectTicketsProgress(actor.getSnapshot())).toBe('there')
  })
})

test('a single show that came is there while it is asked for anew, and when that fails [CSH-9]', async () => {
  const { actor, found } = start()
  const progress = () => selectTicketsProgress(actor.getSnapshot())
  actor.send({ type: 'chatShows.ofActorWanted', actorId: 'actor-1' })
  await found[0]?.resolve([chatShow()])
  actor.send({ type: 'realtime.sessionEstablished', resumed: false })
  expect([found.length, progress()]).toEqual([2, 'there'])
  await found[1]?.reject(new Error('500'))
  expect(progress()).toBe('there')
})

test('what one guest was told of tickets is not shown to another, nor what is still on its way to them', async () => {
  const { actor, found, tickets } = start()
  actor.send({ type: 'guest.identified', guest: guest() })
  actor.send({ type: 'chatShows.ofActorWanted', actorId: 'actor-1' })
  await found[0]?.resolve([boughtShow()])
  actor.send({ type: 'guest.identified', guest: guest() })
  expect(found).toHaveLength(1)
  actor.send({ type: 'chatShows.ofActorWanted', actorId: 'actor-1' })
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-2' }) })
  expect(tickets()).toEqual([])
  await found[1]?.resolve([boughtShow()])
  expect(tickets()).toEqual([])
  await found[2]?.resolve([chatShow()])
  expect(tickets()).toEqual([chatShow()])
})

describe('a ticket', () => {
  test('is bought as it was offered once nothing is missing, and is the guest’s wherever it stands [CSH-7 CSH-10]', async () => {
    const { actor, told, bought, step, listed, order } = await startAsked()
    expect([step(), order()?.show?.price.value]).toEqual(['asked', 40])
    actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-2' })
    expect(bought).toHaveLength(0)
    actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-1' })
    const { id, actorId, creationType, start: begins } = chatShow()
    expect(bought.map(({ input }) => input)).toEqual([
      { show: { id, actorId, creationType, start: begins }, promoCode: null },
    ])
    await bought[0]?.resolve({ success: true, show: boughtShow() })
    expect(step()).toBe('done')
    expect(listed().map(({ isBought }) => isBought)).toEqual([true, false])
    expect(told('tracking')).toEqual([
      {
        type: 'tracking.itemPurchased',
        item: 'cam_show_ticket',
        price: 40,
        currency: 'VXC',
      },
    ])
    expect(told('guest')).toEqual([{ type: 'guest.balanceOutdated' }])
  })

  test('costs nothing with a code, or when it is free for the guest [CSH-5 CSH-10]', async () => {
    const { actor, bought, order } = await startAsked()
    const price = (one: Order | null) => one && priceOf(one)
    expect(price(order())).toBe(40)
    actor.send({ type: 'chatShows.promoCodeChanged', promoCode: ' ENCORE ' })
    expect(price(order())).toBe(0)
    actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-1' })
    expect(bought[0]?.input.promoCode).toBe('ENCORE')
    const free = await startAsked(chatShow({ isFree: true }))
    expect(price(free.order())).toBe(0)
  })

  test('that was sold is the guest’s also when its show is not told with it [CSH-7 CSH-11]', async () => {
    const { bought, listed, step } = await startBuying()
    await bought[0]?.resolve({ success: true, show: null })
    expect([step(), listed()[0]?.isBought, listed()[0]?.canBuy]).toEqual(['done', true, false])
  })

  test('that is refused is not bought, and the reason is handed on [CSH-11 CSH-13 REQ-11]', async () => {
    const { bought, step, order, listed, told } = await startBuying()
    const show = chatShow({ canBuy: false })
    await bought[0]?.resolve({ success: false, errorCode: 'soldOut', show })
    expect([step(), order()?.problem]).toEqual(['asked', 'soldOut'])
    expect(listed()[0]).toEqual(show)
    expect(told('tracking')).toEqual([])
  })

  test('cannot be ordered when there is none for the guest, or before the platform has answered', async () => {
    const { actor, bought } = await startAsked(chatShow({ canBuy: false }))
    actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-1' })
    expect(bought).toHaveLength(0)
    const buying = await startBuying()
    buying.actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-1' })
    buying.actor.send({ type: 'chatShows.orderRequested', showId: 'show-2', actorId: 'actor-1' })
    expect(buying.bought).toHaveLength(1)
    expect(buying.order()?.showId).toBe('show-1')
  })

  test('that was bought elsewhere is the guest’s, without another order [CSH-7]', async () => {
    const before = await startAsked(boughtShow())
    expect(before.step()).toBe('done')
    const meanwhile = await startBuying()
    const answer = { success: false, errorCode: 'alreadyBought', show: boughtShow() } as const
    await meanwhile.bought[0]?.resolve(answer)
    expect(meanwhile.step()).toBe('done')
    expect(meanwhile.told('tracking')).toEqual([])
  })
})

describe('a lost answer', () => {
  test('is looked for before anything is said: what was bought is not bought again', async () => {
    const { bought, found, step, listed, told } = await startBuying()
    await bought[0]?.reject(new Error('unreachable'))
    expect(step()).toBe('unsure')
    await found.at(-1)?.resolve([boughtShow()])
    expect(step()).toBe('done')
    expect(listed()[0]?.isBought).toBe(true)
    expect(told('tracking')).toHaveLength(1)
    expect(bought).toHaveLength(1)
  })

  test('of an order that did not arrive leads back to the question', async () => {
    const { actor, bought, found, step, order } = await startBuying()
    await bought[0]?.reject(new Error('unreachable'))
    await found.at(-1)?.reject(new Error('unreachable'))
    expect(step()).toBe('unsure')
    actor.send({ type: 'chatShows.orderClosed' })
    expect(step()).toBe('unsure')
    actor.send({ type: 'recovery.retryDue' })
    await found.at(-1)?.resolve([chatShow()])
    expect([step(), order()?.problem]).toEqual(['asked', 'notDone'])
    actor.send({ type: 'chatShows.buyingAllowed', showId: 'show-1' })
    expect(bought).toHaveLength(2)
  })
})

describe('a ticket that the guest has', () => {
  async function startReturning() {
    const started = await startShown(boughtShow())
    started.actor.send({ type: 'chatShows.returnRequested', ...named })
    await started.found.at(-1)?.resolve([boughtShow()])
    return started
  }

  test('is given back once the guest says so [CSH-8]', async () => {
    const { actor, returned, step, listed } = await startReturning()
    expect(step()).toBe('asked')
    expect(returned).toHaveLength(0)
    actor.send({ type: 'chatShows.returnConfirmed' })
    expect(returned.map(({ input }) => input)).toEqual([{ showId: 'show-1' }])
    await returned[0]?.resolve({ success: true, show: chatShow() })
    expect(step()).toBe('done')
    expect(listed()[0]?.isBought).toBe(false)
  })

  test('stays when the platform does not take it back', async () => {
    const { actor, returned, step, order, listed } = await startReturning()
    actor.send({ type: 'chatShows.returnConfirmed' })
    const show = boughtShow({ hasStarted: true })
    await returned[0]?.resolve({ success: false, errorCode: 'showStarted', show })
    expect([step(), order()?.problem]).toEqual(['asked', 'showStarted'])
    expect(listed()[0]?.isBought).toBe(true)
  })
})

describe('an order', () => {
  test('is left by closing it, on another page, and by another guest', async () => {
    const closed = await startAsked()
    closed.actor.send({ type: 'chatShows.orderClosed' })
    expect([closed.step(), closed.order()]).toEqual(['none', null])
    const left = await startAsked()
    left.enter('camShows')
    expect(left.step()).toBe('asked')
    left.enter('home')
    expect(left.step()).toBe('none')
    const other = await startAsked()
    other.actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-2' }) })
    expect(other.step()).toBe('none')
  })

  test('that waited for the login stands when the page comes after it', async () => {
    const { actor, enter, found, step } = start()
    actor.send({ type: 'chatShows.orderRequested', ...named })
    enter('camShows')
    await found.at(-1)?.resolve([chatShow()])
    expect(step()).toBe('asked')
  })

  test('of a show that is no more says so, and one that cannot be found out is tried again', async () => {
    const { actor, found, step, order } = await startShown()
    actor.send({ type: 'chatShows.orderRequested', ...named })
    await found.at(-1)?.reject(new Error('unreachable'))
    expect(step()).toBe('notFound')
    actor.send({ type: 'chatShows.retryRequested' })
    await found.at(-1)?.resolve([])
    expect([step(), order()?.problem]).toEqual(['asked', 'unknownShow'])
  })
})

describe('an invitation to a private show', () => {
  const invite = { type: 'push.privateTicketShowInvitation', actorId: 'actor-1' } as const

  test('is told with its show, until it is closed [CHT-9]', async () => {
    const { actor, found, invitation } = start()
    actor.send({ ...invite, ticketId: 'show-1' })
    expect(found.at(-1)?.input).toEqual({ actorId: 'actor-1' })
    await found.at(-1)?.reject(new Error('unreachable'))
    actor.send({ type: 'recovery.retryDue' })
    await found.at(-1)?.resolve([chatShow({ id: 'show-3' }), chatShow({ isInternal: true })])
    expect(invitation()).toEqual(chatShow({ isInternal: true }))
    actor.send({ type: 'chatShows.invitationClosed' })
    expect(invitation()).toBeNull()
  })

  test('to a show that there is not is not told, nor to another guest', async () => {
    const { actor, found, invitation } = start()
    actor.send({ type: 'guest.identified', guest: guest() })
    actor.send({ ...invite, ticketId: 'show-8' })
    await found.at(-1)?.resolve([chatShow()])
    expect(invitation()).toBeNull()
    actor.send({ ...invite, ticketId: 'show-1' })
    await found.at(-1)?.resolve([chatShow()])
    actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-2' }) })
    expect(invitation()).toBeNull()
  })
})

test('a text is in the guest’s language, else in English, else in the first there is [CSH-4]', () => {
  const { title } = chatShow()
  expect([textIn(title, 'de'), textIn(title, 'nl')]).toEqual(['Samtstunde', 'Velvet hour'])
  expect(textIn([{ language: 'de', value: 'Samtstunde' }], 'es')).toBe('Samtstunde')
  expect(textIn([], 'es')).toBe('')
})

test('a show starts and ends by the clock, too [CSH-6]', () => {
  const { start: begins, end } = chatShow()
  expect(notOver([chatShow()], end - 1)).toHaveLength(1)
  expect(notOver([chatShow()], end)).toEqual([])
  expect(hasStarted(chatShow(), begins - 1)).toBe(false)
  expect(hasStarted(chatShow(), begins)).toBe(true)
  expect(hasStarted(chatShow({ hasStarted: true }), showTime)).toBe(true)
})
