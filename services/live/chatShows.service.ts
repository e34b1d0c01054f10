import * as v from 'valibot'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import type {
  ChatShow,
  TicketAnswer,
  TicketError,
  TicketOrder,
} from '../../machines/live/chatShows/chatShows.events.ts'
import {
  buyChatTicketDocument,
  chatShowsDocument,
  chatTicketsDocument,
  removeChatTicketDocument,
} from '../core/graphql/query.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { boughtSchema, removedSchema, type StandingShow, showSchema } from './chatShows.schema.ts'

/** So many shows has a page, and the longest that the platform gives. */
const pageLength = 15
const longestPage = 60
/** How far a list looks ahead, in ms. */
const ahead = 14 * 86_400_000

/**
 * The work of the shows' slot `loadListPage`: query `chatShows`, from now on or from where the page before
 * ended, 14 days ahead, the next show first [CSH-12 CSH-14].
 * @param query the query service
 * @param now in ms since the epoch
 * @returns the shows that take place, in pages of 15, and where the next begins: it may have shows again
 * that still run then. The platform does not count them. Rejects as `GraphqlService` does
 */
export async function loadChatShows(
  query: GraphqlService,
  { start }: Pick<PageRequest, 'start'>,
  now: number,
  signal?: AbortSignal,
): Promise<ListPage> {
  const from = start && 'cursor' in start ? Date.parse(start.cursor) : now

  async function load(first: number): Promise<ListPage> {
    const variables = {
      endDateFrom: isoOf(from),
      startDateTo: isoOf(now + ahead),
      first,
      order: 'startAsc' as const,
      internal: false,
    }
    let leftOut = 0
    const schema = v.object({
      chatShows: readableList(showSchema, (count) => {
        leftOut = count
      }),
    })
    const { chatShows } = await query.ask(chatShowsDocument, variables, schema, signal)
    const items = takingPlace(chatShows)
    const page = { items, totals: { all: null }, next: null }
    const last = chatShows.at(-1)
    if (!last || chatShows.length + leftOut < first) return page
    if (last.start > from) return { ...page, next: { cursor: isoOf(last.start) } }
    return first < longestPage ? load(longestPage) : page
  }

  return load(pageLength)
}

/**
 * The work of slot `loadChatTickets`: query `chatTickets` [CSH-1 CSH-9].
 * @returns the shows of the performer that take place; rejects as `GraphqlService` does
 */
export async function loadChatTickets(
  query: GraphqlService,
  { actorId }: { actorId: string },
  signal?: AbortSignal,
): Promise<readonly ChatShow[]> {
  const schema = v.object({ chatTickets: readableList(showSchema) })
  const answer = await query.ask(chatTicketsDocument, { modelId: actorId }, schema, signal)
  return takingPlace(answer.chatTickets)
}

/**
 * The work of slot `buyChatTicket`: the mutation of that name [CSH-10 CSH-11 CSH-13].
 * @returns what came of it; rejects as `GraphqlService` does, and then nobody knows whether it was bought
 */
export async function buyChatTicket(
  query: GraphqlService,
  { show, promoCode }: TicketOrder,
  signal?: AbortSignal,
): Promise<TicketAnswer> {
  const { id, actorId, creationType, start } = show
  const variables = { id, creationType, modelId: actorId, start: isoOf(start), promoCode }
  const answer = await query.ask(buyChatTicketDocument, variables, boughtSchema, signal)
  return outcomeOf(answer.buyChatTicket)
}

/**
 * The work of slot `removeChatTicket`: the mutation of that name [CSH-8].
 * @returns what came of it; rejects as `GraphqlService` does, and then nobody knows whether it was taken back
 */
export async function removeChatTicket(
  query: GraphqlService,
  { showId }: { showId: string },
  signal?: AbortSignal,
): Promise<TicketAnswer> {
  const answer = await query.ask(removeChatTicketDocument, { id: showId }, removedSchema, signal)
  return outcomeOf(answer.removeChatTicket)
}

const isoOf = (moment: number) => new Date(moment).toISOString()

const withoutStatus = ({ status: _, ...show }: StandingShow): ChatShow => show

const takingPlace = (shows: readonly StandingShow[]) =>
  shows.filter(({ status }) => status === 'ok').map(withoutStatus)

interface Answered {
  success: boolean
  errorCode: TicketError | 'unknown'
  show: StandingShow | null
}

function outcomeOf({ success, errorCode, show: told }: Answered): TicketAnswer {
  const show = told && withoutStatus(told)
  return success ? { success, show } : { success, errorCode, show }
}
