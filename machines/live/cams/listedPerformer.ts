import type { Currency } from '../../core/money.ts'

/** What a performer is said to be [ACT-10]. */
export const genders = ['N', 'M', 'F'] as const
export type Gender = (typeof genders)[number]

/** Who appears: one or two, in the platform's codes [ACT-11]. */
export const actorTypes = ['F', 'M', 'FM', 'FF', 'S'] as const
export type ActorType = (typeof actorTypes)[number]

/** What a minute costs. */
export interface MinutePrice {
  value: number
  currency: Currency
}

/** A performer as lists show them. */
export interface ListedPerformer {
  id: string
  name: string
  gender: Gender
  type: ActorType
  isOnline: boolean
  freeChat: boolean
  isCurrentlyTicketShow: boolean
  isVoyeurChatAvailable: boolean
  isOnlineMobileVideocall: boolean
  age: number
  threeWords: readonly string[]
  isNew: boolean
  /** Address of the picture, without its size. */
  picture: string
  videoChat: MinutePrice
  /** Of the last ninety days [ACT-15]. */
  ratings: { countRatings: number; satisfactionRate: number }
  /** How far from the place that was searched near, in km. */
  distance?: number
}

/** So many ratings there must be before they are shown [ACT-21]. */
export const fewestRatings = 10

/** What changes of a performer of whom it is told how they can be met; a push says nothing of free chats. */
export function presenceChange(told: { isOnline: boolean; freeChat?: boolean }) {
  const { isOnline, freeChat } = told
  if (!isOnline) return gone
  return freeChat === undefined ? { isOnline } : { isOnline, freeChat }
}

/** What an offline performer does not do: a push of going says no more than that. */
const gone = {
  isOnline: false,
  freeChat: false,
  isCurrentlyTicketShow: false,
  isOnlineMobileVideocall: false,
} as const satisfies Partial<ListedPerformer>
