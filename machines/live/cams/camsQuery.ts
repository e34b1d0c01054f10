import { type OrderOf, ordersOf } from '../../core/list/list.stores.ts'
import { type Gender, genders } from './listedPerformer.ts'

export type CamsOrder = OrderOf<'performers'>

/** Which performers are wanted; what is not set leaves all. */
export type CamsFilter = {
  gender?: Gender
  isOnline?: true
  isFreeChat?: true
}

/** Which performers the page lists, and in which order. */
export interface CamsQuery {
  filter: CamsFilter
  order: CamsOrder
}

export const camsOrders = ordersOf('performers')

export const everybody: CamsQuery = { filter: {}, order: 'popular' }

type Parameters = Readonly<Record<string, string>>

/**
 * What an address asks for; what it says of neither is as usual.
 * @param usual the order of an address that names none
 */
export function queryIn(
  { gender, online, free, sort }: Parameters,
  usual = everybody.order,
): CamsQuery {
  const named = genders.find((one) => one === gender)
  return {
    filter: {
      ...(named && { gender: named }),
      ...(online === '1' && { isOnline: true }),
      ...(free === '1' && { isFreeChat: true }),
    },
    order: camsOrders.find((one) => one === sort) ?? usual,
  }
}

/**
 * The parameters by which an address asks for it; null for one that is to go.
 * @param usual the order that an address does not name
 */
export function parametersOf(
  { filter, order }: CamsQuery,
  usual = everybody.order,
): Record<string, string | null> {
  return {
    gender: filter.gender ?? null,
    online: filter.isOnline ? '1' : null,
    free: filter.isFreeChat ? '1' : null,
    sort: order === usual ? null : order,
  }
}
