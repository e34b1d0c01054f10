import * as v from 'valibot'
import { currencyCodes } from '../../machines/core/money.ts'
import {
  actorTypes,
  genders,
  type ListedPerformer,
} from '../../machines/live/cams/listedPerformer.ts'
import { count, flag, id, list, number, text } from '../core/bounds.ts'

/** A performer as lists show them. */
export const performerSchema = v.pipe(
  v.object({
    id,
    name: text,
    gender: v.picklist(genders),
    type: v.picklist(actorTypes),
    isOnline: flag,
    freeChat: flag,
    isCurrentlyTicketShow: flag,
    isVoyeurChatAvailable: flag,
    isOnlineMobileVideocall: flag,
    isNew: flag,
    picture: text,
    profile: v.object({ age: count, threeWords: list(text) }),
    chatPrices: v.object({
      videoChat: v.object({ value: number, currency: v.picklist(currencyCodes) }),
    }),
    distance: v.optional(v.nullable(count)),
    ratings: v.object({
      lastNinetyDays: v.object({ countRatings: count, satisfactionRate: number }),
    }),
  }),
  v.transform(
    ({ profile, chatPrices, ratings, distance, ...performer }): ListedPerformer => ({
      ...performer,
      ...profile,
      ...(typeof distance === 'number' && { distance }),
      videoChat: chatPrices.videoChat,
      ratings: ratings.lastNinetyDays,
    }),
  ),
)
