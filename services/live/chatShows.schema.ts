import * as v from 'valibot'
import {
  type ChatShow,
  creationTypes,
  type TicketError,
  ticketErrors,
} from '../../machines/live/chatShows/chatShows.events.ts'
import { flag, id, list, moment, number, text } from '../core/bounds.ts'

const localised = list(v.object({ language: id, value: text }))

/** A show, with how it stands; only one that is ok takes place [CSH-14]. */
export type StandingShow = ChatShow & { status: string }

export const showSchema = v.pipe(
  v.object({
    id,
    actorId: id,
    actorName: text,
    actorLink: id,
    imageUrl: text,
    sedcards: list(v.object({ id, imageUrl: text })),
    start: moment,
    end: moment,
    status: id,
    creationType: v.picklist(creationTypes),
    price: v.object({ value: number, currency: v.picklist(['VXC']), symbol: text }),
    title: localised,
    description: localised,
    postBuyInfo: localised,
    isBought: flag,
    isFree: flag,
    canBuy: flag,
    bonusCode: v.nullable(text),
    hasStarted: flag,
    actorOnline: flag,
    isFeatured: flag,
    isAutoFeatured: flag,
    isInternal: flag,
  }),
  v.transform(
    ({ sedcards, ...show }): StandingShow => ({
      ...show,
      sedcards: sedcards.map(({ imageUrl }) => imageUrl),
    }),
  ),
)

/** One that this build does not know is `unknown` [CSH-13]. */
const errorCode = v.pipe(
  v.nullable(text),
  v.transform(
    (code): TicketError | 'unknown' => ticketErrors.find((known) => known === code) ?? 'unknown',
  ),
)

const answered = { success: flag, errorCode, show: v.nullable(showSchema) }

export const boughtSchema = v.object({
  buyChatTicket: v.object({ ...answered, ticket: v.nullable(v.object({ id, paid: number })) }),
})

export const removedSchema = v.object({ removeChatTicket: v.object(answered) })
