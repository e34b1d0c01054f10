import type {
  ChatShow,
  ShowNamed,
  TicketAnswer,
  TicketError,
  TicketOrder,
} from './chatShows.events.ts'

/** Why an order came to nothing: what the platform said, or that its answer was lost and nothing was done. */
export type OrderProblem = TicketError | 'unknown' | 'notDone'

/** A ticket that the guest is about to buy or to give back. */
export interface Order extends ShowNamed {
  purpose: 'buy' | 'return'
  promoCode: string
  /** As the platform told it last; null until it did. */
  show: ChatShow | null
  problem: OrderProblem | null
}

/** A new order. */
export function orderOf({ showId, actorId }: ShowNamed, purpose: Order['purpose']): Order {
  return { showId, actorId, purpose, promoCode: '', show: null, problem: null }
}

/** What the guest would pay now, in coins: a code makes up for a ticket. */
export function priceOf({ show, promoCode }: Pick<Order, 'show' | 'promoCode'>): number {
  if (!show || show.isFree || promoCode.trim() !== '') return 0
  return show.price.value
}

/** Whether what was ordered is so: the ticket is the guest's, or no longer. */
export function isFulfilled({ purpose }: Order, show: ChatShow | undefined): boolean {
  return purpose === 'buy' ? show?.isBought === true : show?.isBought === false
}

/**
 * The order as the platform takes it.
 * @throws Error when its show is not known
 */
export function ticketOrderOf(order: Order | null): TicketOrder {
  if (!order?.show) throw new Error('nothing can be ordered of a show that is not known')
  const { promoCode } = order
  const { id, actorId, creationType, start } = order.show
  return { show: { id, actorId, creationType, start }, promoCode: promoCode.trim() || null }
}

/** The order with what the platform answered; what succeeded is so, also when the show was not told. */
export function withAnswer(order: Order, answer: TicketAnswer): Order {
  const isBought = order.purpose === 'buy'
  const done = order.show && { ...order.show, isBought, canBuy: !isBought }
  return {
    ...order,
    show: answer.show ?? (answer.success ? done : order.show),
    problem: answer.success ? null : answer.errorCode,
  }
}

/** Those with the show in its place, where it stands. */
export function withShow(shows: readonly ChatShow[], show: ChatShow): readonly ChatShow[] {
  return shows.map((one) => (one.id === show.id ? show : one))
}
