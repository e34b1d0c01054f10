import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import type { ListEvent, ListQuery } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import type { Presence } from '../../core/presence.ts'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed, type RetryDue } from '../../shell/recovery/recovery.events.ts'
import type {
  ChatShow,
  ChatShowsEvent,
  ShowNamed,
  TicketAnswer,
  TicketOrder,
} from './chatShows.events.ts'
import {
  isFulfilled,
  type Order,
  orderOf,
  priceOf,
  withAnswer,
  withShow,
} from './chatShows.order.ts'

export interface ChatShowsContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** Of the page that is shown; null before there is one. */
  path: string | null
  /** Whose tickets are shown; null while nobody's are. */
  actorId: string | null
  tickets: readonly ChatShow[]
  order: Order | null
  /** To which show the guest is invited. */
  invited: ShowNamed | null
  invitation: ChatShow | null
}

type Known = { guest: GuestState }
type Shows = { shows: readonly ChatShow[] }
type Answered = { answer: TicketAnswer }
type Visited = { path: string }
type OfActor = { actorId: string }

/** What the list of shows is asked for with: all, the next one first. */
const soonest: ListQuery = { filter: {}, order: 'soonest' }
const listWanted: ListEvent = { type: 'list.wanted', query: soonest }
const listOutdated: ListEvent = { type: 'list.outdated' }

const found = (shows: readonly ChatShow[], showId: string | undefined) =>
  shows.find(({ id }) => id === showId)

/** What the chart of shows with a ticket knows and does. */
export const chatShowsSetup = setup({
  types: {} as {
    context: ChatShowsContext
    events: ChatShowsEvent
    children: { list: 'list' }
  },
  actors: {
    list: listMachine,
    loadChatTickets: promiseSlot<readonly ChatShow[], OfActor>('loadChatTickets'),
    buyChatTicket: promiseSlot<TicketAnswer, TicketOrder>('buyChatTicket'),
    removeChatTicket: promiseSlot<TicketAnswer, { showId: string }>('removeChatTicket'),
  },
  guards: {
    isCamShows: (_, { page }: { page: string | null }) => page === 'camShows',
    isOtherPage: ({ context }, { path }: Visited) => context.path !== null && context.path !== path,
    isOtherGuest: ({ context }, known: Known) =>
      context.guestId !== undefined && context.guestId !== guestIdOf(known.guest),
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isFulfilled: ({ context: { order } }, { shows }: Shows) =>
      order !== null && isFulfilled(order, found(shows, order.showId)),
    isThere: ({ context: { order } }, { shows }: Shows) =>
      found(shows, order?.showId) !== undefined,
    isToBuy: ({ context: { order } }) => order?.purpose === 'buy',
    mayReturn: ({ context: { order } }) =>
      order?.purpose === 'return' && order.show?.isBought === true,
    isOrdered: ({ context: { order } }, { showId }: { showId: string }) =>
      order?.showId === showId && order.show?.canBuy === true,
    hasSucceeded: (_, { answer }: Answered) => answer.success,
    isAlreadySo: ({ context: { order } }, { answer }: Answered) =>
      order !== null && !answer.success && answer.show !== null && isFulfilled(order, answer.show),
    isInvitation: ({ context: { invited } }, { shows }: Shows) =>
      found(shows, invited?.showId) !== undefined,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    wantList: sendTo('list', listWanted),
    tellOutdated: sendTo('list', listOutdated),
    passRetryDue: sendTo('list', (_, event: RetryDue): ListEvent => event),
    notePath: assign((_, { path }: Visited) => ({ path })),
    takeGuest: assign((_, known: Known) => ({ guestId: guestIdOf(known.guest) })),
    wantActor: assign(({ context }, { actorId }: OfActor) => ({
      actorId,
      tickets: context.actorId === actorId ? context.tickets : [],
    })),
    dropTickets: assign({ tickets: [] }),
    takeTickets: assign((_, { shows }: Shows) => ({ tickets: shows })),
    movePresence: enqueueActions(({ context, enqueue, self }, { actorId, isOnline }: Presence) => {
      const change = { actorOnline: isOnline }
      const list: { context: { items: readonly ChatShow[] } } | undefined = self
        .getSnapshot()
        .children.list?.getSnapshot()
      for (const show of list?.context.items ?? [])
        if (show.actorId === actorId)
          enqueue.sendTo('list', { type: 'list.itemChanged', id: show.id, change } as ListEvent)
      enqueue.assign({
        tickets: context.tickets.map((show) =>
          show.actorId === actorId ? { ...show, ...change } : show,
        ),
      })
    }),
    beginOrder: assign((_, named: ShowNamed) => ({ order: orderOf(named, 'buy') })),
    beginReturn: assign((_, named: ShowNamed) => ({ order: orderOf(named, 'return') })),
    dropOrder: assign({ order: null }),
    typePromoCode: assign(({ context: { order } }, { promoCode }: { promoCode: string }) => ({
      order: order && { ...order, promoCode, problem: null },
    })),
    takeOrdered: enqueueActions(({ context: { order }, enqueue }, { shows }: Shows) => {
      const show = found(shows, order?.showId)
      if (order && show) enqueue.assign({ order: { ...order, show, problem: null } })
    }),
    takeAnswer: assign(({ context: { order } }, { answer }: Answered) => ({
      order: order && withAnswer(order, answer),
    })),
    noteUnknown: assign(({ context: { order } }) => ({
      order: order && { ...order, problem: 'unknownShow' as const },
    })),
    noteNotDone: assign(({ context: { order } }) => ({
      order: order && { ...order, problem: 'notDone' as const },
    })),
    /** What is known of the show is so wherever it stands. */
    spread: enqueueActions(({ context: { order, tickets, invitation }, enqueue }) => {
      const show = order?.show
      if (!show) return
      enqueue.assign({
        tickets: withShow(tickets, show),
        invitation: invitation?.id === show.id ? show : invitation,
      })
      const change = { ...show }
      enqueue.sendTo('list', { type: 'list.itemChanged', id: show.id, change } as ListEvent)
    }),
    trackPurchase: sendTo(to('tracking'), ({ context: { order } }) => ({
      type: 'tracking.itemPurchased',
      item: 'cam_show_ticket' as const,
      price: order ? priceOf(order) : 0,
      currency: 'VXC' as const,
    })),
    tellBalanceOutdated: sendTo(to('guest'), { type: 'guest.balanceOutdated' }),
    takeInvited: assign((_, { actorId, ticketId }: OfActor & { ticketId: string }) => ({
      invited: { actorId, showId: ticketId },
      invitation: null,
    })),
    takeInvitation: assign(({ context: { invited } }, { shows }: Shows) => ({
      invitation: found(shows, invited?.showId) ?? null,
    })),
    dropInvitation: assign({ invited: null, invitation: null }),
  },
})
