import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import type { Purchases } from '../money/purchases.simulator.ts'
import { type PlannedShow, planShows } from './chatShowPlan.ts'
import { detailsOf } from './performerDetails.ts'

/** Why a ticket is not sold, or not taken back [CSH-13 REQ-11]. */
export const ticketRefusals = [
  'loginRequired',
  'unknownShow',
  'startChanged',
  'showCancelled',
  'showOver',
  'showStarted',
  'soldOut',
  'countryBanned',
  'alreadyBought',
  'notBought',
  'notEnoughMoney',
  'promoCodeInvalid',
  'promoCodeUsed',
] as const
type TicketRefusal = (typeof ticketRefusals)[number]

interface Ticket {
  id: string
  guestId: string
  show: PlannedShow
  /** Coins. */
  paid: number
  /** With which it was had for nothing. */
  bonusCode: string | null
}

/** What a guest orders; the start is that which the guest saw, in ISO 8601. */
export interface TicketOrder {
  id: string
  creationType: string
  modelId: string
  start: string
  promoCode?: string | null
}

/** What came of an order; the ticket is the guest's, also one from before. */
interface TicketOutcome {
  errorCode: TicketRefusal | null
  ticket: Ticket | null
  show: PlannedShow | null
}

/** Shows with a ticket, and who has one [CSH-7 CSH-8 CSH-13]. */
export interface ChatShows {
  readonly shows: readonly PlannedShow[]
  hasStarted(show: PlannedShow): boolean
  isOver(show: PlannedShow): boolean
  /** Null for a visitor, and for a guest without one. */
  ticketOf(account: Account | null, show: PlannedShow): Ticket | null
  /** Whether a guest has a ticket for a show of the performer that is not over. */
  hasTicket(account: Account | null, actorId: string): boolean
  /** The show of the performer that runs now and for which the guest has a ticket. */
  runningShow(account: Account | null, actorId: string): PlannedShow | null
  isFree(account: Account | null, show: PlannedShow): boolean
  /** Why there is no ticket for whoever asks, logged in or not; null while there is one. */
  whyNone(account: Account | null, show: PlannedShow): TicketRefusal | null
  /** Sells a ticket, or says why not and books nothing; a guest who has one does not pay again. */
  buy(account: Account | null, order: TicketOrder): TicketOutcome
  /** Takes a ticket back before the show starts, and pays what it cost. */
  takeBack(account: Account | null, showId: string): Omit<TicketOutcome, 'ticket'>
}

/** Makes one ticket free, once a guest; who gives that ticket back has the code again. */
const promoCode = 'ENCORE'

/** Plans the shows, and opens the box office. */
export function createChatShows(core: PlatformCore, purchases: Purchases): ChatShows {
  const { calendar, ledger, world } = core
  const shows = planShows(world, calendar.now())
  const tickets = new Set<Ticket>()
  /** How many were given back, by guest and show. */
  const returns = new Map<string, number>()

  const hasStarted = ({ start }: PlannedShow) => start <= calendar.now()
  const isOver = ({ end }: PlannedShow) => end <= calendar.now()
  const isFree = (account: Account | null, show: PlannedShow) =>
    show.isFreeForVips && account?.guest.isVip === true
  const ticketsOf = (account: Account | null) =>
    [...tickets].filter(({ guestId }) => guestId === account?.id)
  const ticketOf = (account: Account | null, show: PlannedShow) =>
    ticketsOf(account).find((ticket) => ticket.show === show) ?? null

  function isSoldOut(show: PlannedShow): boolean {
    const sold = [...tickets].filter((ticket) => ticket.show === show).length
    return show.seatsTaken + sold >= show.seats
  }

  function isBanned(account: Account | null, { performer }: PlannedShow): boolean {
    const { bannedCountryCodes } = detailsOf(performer, world.seed)
    return bannedCountryCodes.includes(account?.guest.geoLocation?.countryCode ?? '')
  }

  function whyNone(account: Account | null, show: PlannedShow): TicketRefusal | null {
    if (ticketOf(account, show)) return 'alreadyBought'
    if (show.status === 'draft') return 'unknownShow'
    if (show.status === 'cancelled') return 'showCancelled'
    if (isOver(show)) return 'showOver'
    if (isBanned(account, show)) return 'countryBanned'
    return isSoldOut(show) ? 'soldOut' : null
  }

  function whyNotAt(account: Account, price: number, code: string): TicketRefusal | null {
    if (code !== '' && code !== promoCode) return 'promoCodeInvalid'
    const isUsed = ticketsOf(account).some(({ bonusCode }) => bonusCode === promoCode)
    if (code !== '' && isUsed) return 'promoCodeUsed'
    return code === '' && price > account.guest.balance ? 'notEnoughMoney' : null
  }

  function sell(account: Account, show: PlannedShow, price: number, code: string): Ticket {
    const { id: guestId } = account
    const time = (returns.get(`${guestId}/${show.id}`) ?? 0) + 1
    const paid = code === '' ? price : 0
    const bonusCode = price > 0 && code !== '' ? code : null
    const ticket = { id: `ticket-${show.id}-${guestId}-${time}`, guestId, show, paid, bonusCode }
    if (paid > 0) {
      const reason = `ticket for ${show.id}`
      purchases.spend(account, { key: ticket.id, coins: paid, reason })
      purchases.tellBalance(account)
    }
    tickets.add(ticket)
    return ticket
  }

  function refund(account: Account, { id, guestId, paid }: Ticket): void {
    if (paid === 0) return
    const booking = { from: 'house:sales', to: guestId, amount: paid, reason: `${id} given back` }
    ledger.book({ key: `refund/${id}`, ...booking })
    purchases.tellBalance(account)
  }

  return {
    shows,
    hasStarted,
    isOver,
    ticketOf,
    isFree,
    whyNone,

    hasTicket: (account, actorId) =>
      ticketsOf(account).some(({ show }) => show.performer.id === actorId && !isOver(show)),

    runningShow: (account, actorId) =>
      ticketsOf(account)
        .map(({ show }) => show)
        .find((show) => show.performer.id === actorId && hasStarted(show) && !isOver(show)) ?? null,

    buy(account, order) {
      const { id, creationType, modelId, start } = order
      const isMeant = (one: PlannedShow) =>
        one.id === id && one.performer.id === modelId && one.creationType === creationType
      const show = shows.find(isMeant) ?? null
      const refused = (errorCode: TicketRefusal) => {
        return { errorCode, ticket: show && ticketOf(account, show), show }
      }
      if (!account) return refused('loginRequired')
      if (!show) return refused('unknownShow')
      const whyNoneIsThere = whyNone(account, show)
      if (whyNoneIsThere) return refused(whyNoneIsThere)
      if (Date.parse(start) !== show.start) return refused('startChanged')
      const price = isFree(account, show) ? 0 : show.price
      const code = order.promoCode?.trim().toUpperCase() ?? ''
      const whyNot = whyNotAt(account, price, code)
      if (whyNot) return refused(whyNot)
      return { errorCode: null, ticket: sell(account, show, price, code), show }
    },

    takeBack(account, showId) {
      const show = shows.find(({ id }) => id === showId) ?? null
      if (!account) return { errorCode: 'loginRequired', show }
      if (!show) return { errorCode: 'unknownShow', show }
      const ticket = ticketOf(account, show)
      if (!ticket) return { errorCode: 'notBought', show }
      if (hasStarted(show)) return { errorCode: 'showStarted', show }
      const key = `${account.id}/${showId}`
      tickets.delete(ticket)
      returns.set(key, (returns.get(key) ?? 0) + 1)
      refund(account, ticket)
      return { errorCode: null, show }
    },
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly chatShows: ChatShows
  }
}
