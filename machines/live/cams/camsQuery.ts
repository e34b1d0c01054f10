import { type OrderOf, ordersOf } from '../../core/list/list.stores.ts'
import { type Gender, genders } from './listedPerformer.ts'

export type CamsOrder = OrderOf<'performers'>

/** Which performers are wanted; what is not set leaves all. */
export type CamsFilter = {
  /** A part of the name. */
  name?: string
  gender?: Gender
  /** Years, from one to another: `25-34`. */
  ages?: string
  /** The code of a language: `de`. */
  speaks?: string
  /** A place near which they are: `DE-Hamburg`. */
  near?: string
  isOnline?: true
  isFreeChat?: true
}

export type FilterName = keyof CamsFilter

/** Which performers the page lists, and in which order. */
export interface CamsQuery {
  filter: CamsFilter
  order: CamsOrder
}

const camsOrders = ordersOf('performers')

export const everybody: CamsQuery = { filter: {}, order: 'popular' }

type Parameters = Readonly<Record<string, string>>

/** So long may be what is searched for in a name. */
export const longestName = 60

const flag = (given: string) => (given === '1' ? true : undefined)
const shaped = (shape: RegExp) => (given: string) => (shape.test(given) ? given : undefined)

/**
 * The parameters of an address, each with the filter that it sets and how it is read; undefined for what is
 * none. What lies beyond ASCII counts as a letter, as it does in a redacted log.
 */
const parameters: {
  [N in FilterName]-?: { parameter: string; read: (given: string) => CamsFilter[N] | undefined }
} = {
  name: { parameter: 'name', read: (given) => nameIn(given) || undefined },
  gender: { parameter: 'gender', read: (given) => genders.find((one) => one === given) },
  ages: { parameter: 'age', read: shaped(/^\d\d-\d\d$/) },
  speaks: { parameter: 'speaks', read: shaped(/^[a-z]{2}$/) },
  near: { parameter: 'near', read: shaped(/^[A-Z]{2}-.{1,60}$/) },
  isOnline: { parameter: 'online', read: flag },
  isFreeChat: { parameter: 'free', read: flag },
}

const filterNames = Object.keys(parameters) as FilterName[]

/** What is searched for, as typed. */
export const nameIn = (typed: string): string => typed.trim().slice(0, longestName)

/** The city of a place such as `DE-Hamburg`. */
export const cityOf = (place: string): string => place.slice(3)

/** Whether the platform's search is asked for it: it knows more of performers than lists do [ACT-31]. */
export function isSearch(filter: Readonly<Record<string, unknown>>): boolean {
  return ['name', 'ages', 'speaks', 'near'].some((name) => filter[name] !== undefined)
}

/** Near a place the nearest come first, until the guest chooses an order. */
const usualFor = ({ near }: CamsFilter, usual: CamsOrder): CamsOrder => (near ? 'nearest' : usual)

/** The orders that are offered: without a place nobody is near. */
export function ordersFor({ near }: CamsFilter): readonly CamsOrder[] {
  return near ? camsOrders : camsOrders.filter((order) => order !== 'nearest')
}

function readFilter(given: (name: FilterName) => string | undefined): CamsFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameters[name].read(given(name) ?? '')
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * What an address asks for; what it says of neither is as usual.
 * @param usual the order of an address that names none
 */
export function queryIn(given: Parameters, usual = everybody.order): CamsQuery {
  const filter = readFilter((name) => given[parameters[name].parameter])
  const order = ordersFor(filter).find((one) => one === given.sort) ?? usualFor(filter, usual)
  return { filter, order }
}

/**
 * The filters that are named by their own names, as the platform does.
 * @returns those that can be read
 */
export function filterIn(given: Parameters): CamsFilter {
  return readFilter((name) => (given[name] === 'true' ? '1' : given[name]))
}

/** The parameters of an address that say what cannot be chosen: they are left out, by name. */
export function refusedIn(given: Parameters): string[] {
  const refused = filterNames
    .map((name) => parameters[name])
    .filter(({ parameter, read }) => given[parameter] && read(given[parameter]) === undefined)
    .map(({ parameter }) => parameter)
  const isOrder = camsOrders.some((one) => one === given.sort)
  return given.sort && !isOrder ? [...refused, 'sort'] : refused
}

/** The query with another filter: what was in the usual order is in the usual one of the other. */
export function withFilter(
  query: CamsQuery,
  filter: CamsFilter,
  usual = everybody.order,
): CamsQuery {
  const isUsual = query.order === usualFor(query.filter, usual)
  const isOffered = ordersFor(filter).includes(query.order)
  return { filter, order: isUsual || !isOffered ? usualFor(filter, usual) : query.order }
}

/**
 * The parameters by which an address asks for it; null for one that is to go.
 * @param usual the order that an address does not name
 */
export function parametersOf(
  { filter, order }: CamsQuery,
  usual = everybody.order,
): Record<string, string | null> {
  const named = filterNames.map((name) => {
    const value = filter[name]
    return [parameters[name].parameter, value === true ? '1' : (value ?? null)] as const
  })
  return {
    ...Object.fromEntries(named),
    sort: order === usualFor(filter, usual) ? null : order,
  }
}
