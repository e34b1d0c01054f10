import type { Account } from '../core/account.ts'
import { languages } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { inAddress } from '../core/world.simulator.ts'
import { sedcardsOf } from './actorProfile.ts'
import type { PlannedShow } from './chatShowPlan.ts'
import type { TicketOrder } from './chatShows.simulator.ts'
import { liveTexts } from './liveTexts.ts'

type Order = (one: PlannedShow, other: PlannedShow) => number

const mostShows = 60
const bySooner: Order = (one, other) => one.start - other.start || (one.id < other.id ? -1 : 1)

/** How a list of shows may be ordered [CSH-12]; where two are alike, by who begins sooner. */
const orders = {
  startAsc: bySooner,
  startDesc: (one, other) => bySooner(other, one),
  priceAsc: (one, other) => one.price - other.price || bySooner(one, other),
  priceDesc: (one, other) => other.price - one.price || bySooner(one, other),
} satisfies Record<string, Order>

interface Window {
  endDateFrom: string
  startDateTo: string
  first: number
  order: keyof typeof orders
  internal: boolean
}

/** What the query service answers about shows with a ticket [CSH-2 to CSH-13]. */
export function chatShowsRoot(platform: Platform) {
  const { chatShows } = platform
  const told = (show: PlannedShow | null, account: Account | null) =>
    show && showAs(show, account, platform)

  return {
    chatShows(window: Window, account: Account | null) {
      const from = momentOf(window, 'endDateFrom')
      const to = momentOf(window, 'startDateTo')
      const { first, order, internal } = window
      if (first < 1 || first > mostShows) {
        throw new Refusal(422, `first: must be 1 to ${mostShows}`, 'first')
      }
      return chatShows.shows
        .filter(({ start, end }) => end > from && start < to)
        .filter(({ isInternal }) => internal || !isInternal)
        .sort(orders[order])
        .slice(0, first)
        .map((show) => told(show, account))
    },

    chatTickets: ({ modelId }: { modelId: string }, account: Account | null) =>
      chatShows.shows
        .filter((show) => show.performer.id === modelId && !chatShows.isOver(show))
        .map((show) => told(show, account)),

    buyChatTicket(order: TicketOrder, account: Account | null) {
      const { errorCode, ticket, show } = chatShows.buy(account, order)
      return { success: errorCode === null, errorCode, ticket, show: told(show, account) }
    },

    removeChatTicket({ id }: { id: string }, account: Account | null) {
      const { errorCode, show } = chatShows.takeBack(account, id)
      return { success: errorCode === null, errorCode, show: told(show, account) }
    },
  }
}

function momentOf(window: Window, field: 'endDateFrom' | 'startDateTo'): number {
  const moment = Date.parse(window[field])
  if (!Number.isNaN(moment)) return moment
  throw new Refusal(422, `${field}: must be a moment such as 2026-02-14T20:15:00.000Z`, field)
}

/** A show as whoever asks may see it; a visitor's account is null. */
function showAs(show: PlannedShow, account: Account | null, { chatShows, world }: Platform) {
  const { id, performer, status, creationType, price, theme } = show
  const { isFeatured, isAutoFeatured, isInternal } = show
  const ticket = chatShows.ticketOf(account, show)
  const inLanguages = (field: 'title' | 'description' | 'postBuyInfo') =>
    languages.map((language) => ({ language, value: liveTexts(language).shows[theme]?.[field] }))
  return {
    id,
    actorId: performer.id,
    actorName: performer.name,
    actorLink: inAddress(performer.name),
    imageUrl: `/pictures/portrait/${id}`,
    sedcards: sedcardsOf(performer, world.seed).map((imageUrl, at) => ({
      id: `${performer.id}-sedcard${at + 1}`,
      imageUrl,
    })),
    start: new Date(show.start).toISOString(),
    end: new Date(show.end).toISOString(),
    status,
    creationType,
    price: { value: price, currency: 'VXC', symbol: 'VXC' },
    title: inLanguages('title'),
    description: inLanguages('description'),
    postBuyInfo: ticket ? inLanguages('postBuyInfo') : [],
    isBought: ticket !== null,
    isFree: chatShows.isFree(account, show),
    canBuy: chatShows.whyNone(account, show) === null,
    bonusCode: ticket?.bonusCode ?? null,
    hasStarted: chatShows.hasStarted(show),
    actorOnline: performer.isOnline,
    isFeatured,
    isAutoFeatured,
    isInternal,
  }
}
