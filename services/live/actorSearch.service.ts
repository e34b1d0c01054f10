import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import type { SearchStart } from '../../machines/live/actorSearch/actorSearch.events.ts'
import { type CamsFilter, type FilterName, filterIn } from '../../machines/live/cams/camsQuery.ts'
import { count, list, text } from '../core/bounds.ts'
import { readableList } from '../core/readableList.ts'
import type { RequestService } from '../core/request.service.ts'
import { performerSchema } from './performer.schema.ts'
import { pageAfter } from './performersPage.ts'

type Asks = Pick<RequestService, 'ask'>

const choices = list(v.object({ value: text, count }))

/** What of it the page cannot read is no filter of it. */
const activeFilters = v.pipe(
  list(v.object({ filter: text, value: text })),
  v.transform((given) =>
    filterIn(Object.fromEntries(given.map(({ filter, value }) => [filter, value]))),
  ),
)

const startAnswer = v.object({
  choices: v.object({ genders: choices, languages: choices, ages: choices }),
  activeFilters,
})

const deletedAnswer = v.object({ activeFilters })

const foundAnswer = v.object({
  actors: readableList(performerSchema),
  total: count,
  totalOnline: count,
})

/**
 * The work of slot `initActorSearch`: GET actorsearch/init [ACT-31].
 * @returns what can be chosen, and the filters of the guest's last search; rejects as `RequestService` does
 */
export async function initActorSearch(request: Asks, signal?: AbortSignal): Promise<SearchStart> {
  return request.ask({ path: 'actorsearch/init', isOfGuest: true, signal }, startAnswer)
}

/**
 * The search of the performers' slot `loadListPage`: GET actorsearch/search with the filters, the order and
 * where the page begins [ACT-31].
 * @returns a page of 15; rejects as `RequestService` does, naming what is searched for nowhere
 */
export async function searchActors(
  request: Asks,
  { filter, order, start }: PageRequest,
  signal?: AbortSignal,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  const call = {
    path: 'actorsearch/search',
    data: { ...filter, sort: order, offset },
    isOfGuest: true,
    signal,
  }
  const { actors, ...totals } = await request.ask(call, foundAnswer)
  return pageAfter(offset, { models: actors, ...totals })
}

/**
 * The work of slot `deleteActorFilter`: POST actorsearch/filter/delete with {filter} [ACT-32].
 * @returns the filters that are left; rejects as `RequestService` does
 */
export async function deleteActorFilter(
  request: Asks,
  { filterName }: { filterName: FilterName },
  signal?: AbortSignal,
): Promise<CamsFilter> {
  const path = 'actorsearch/filter/delete'
  const call = { method: 'POST', path, data: { filter: filterName }, signal } as const
  return (await request.ask(call, deletedAnswer)).activeFilters
}
