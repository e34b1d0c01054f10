import type { Account } from '../core/account.ts'
import type { Performer } from '../core/world.simulator.ts'

/** The formats of live chats [CHT-2]. */
export const chatTypes = [
  'LIVECHAT',
  'VOYEUR_CHAT',
  'FREECHAT',
  'LIVE_PREVIEW',
  'VOYEUR_PRIVATE_CHAT',
  'VIDEO_CALL',
  'LIVESHOW',
] as const
export type ChatType = (typeof chatTypes)[number]

/** With what a chat ends, or is not begun [CHT-10]. */
export const chatExitCodes = [
  ...[100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199],
  ...[201, 202, 203, 204, 205, 206, 207, 208, 301],
  ...[401, 402, 403, 404, 405, 406, 407, 408, 498, 499],
  ...[501, 502, 503, 601],
  ...[901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 920, 921, 990, 996, 997],
]

/** The codes by which the platform itself ends chats or refuses to begin them. */
export const exits = {
  nobodyAsksFurther: 102,
  coinsRanOut: 103,
  showIsOver: 201,
  loggedOut: 107,
  performerEndedIt: 201,
  performerWentOffline: 206,
  noTicket: 207,
  priceRose: 208,
  guestIsLocked: 403,
  ageCheckMissing: 404,
  countryBanned: 405,
  performerBusy: 501,
  notThere: 502,
  notEnoughCoins: 503,
  otherChatRuns: 601,
  previewIsOver: 901,
  notGivenNow: 904,
  freePerformerWentOffline: 905,
  loginRequired: 906,
  countryBannedForFree: 909,
  freeChatIsOver: 920,
} as const
export type Exit = (typeof exits)[keyof typeof exits]

/** The codes with which a client may end its chat. */
export const clientExits: readonly number[] = [100, 101, 102, 108]

/** A chat of a guest, or of a visitor, with a performer. */
export interface LiveChat {
  readonly id: string
  /** Whose it is: a guest's id, or the login of a visitor. */
  readonly owner: string
  /** Null for a visitor. */
  readonly account: Account | null
  readonly performer: Performer
  readonly channelId: string
  /** Part of the picture's address; nobody can guess it. */
  readonly streamKey: string
  /** Milliseconds since the epoch, as all moments here. */
  readonly startedAt: number
  type: ChatType
  isPrivate: boolean
  /** Coins a minute now, and once a free time is over. */
  price: number
  priceAfter: number
  /** Booked so far. */
  minutes: number
  coins: number
  /** What the guest's gifts and toy controls cost in it. */
  giftCoins: number
  /** Until when what is booked or free lasts; null before the picture runs. */
  lastsUntil: number | null
  /** Since when the coins for the next minute are missing. */
  shortSince: number | null
  /** With what it ended; null while it runs. */
  code: number | null
  /** The guest's rating, 1 to 5. */
  stars: number | null
  /** What the guest wrote beside it, for the performer alone. */
  comment: string | null
}

const freeTypes: readonly ChatType[] = ['FREECHAT', 'LIVE_PREVIEW', 'LIVESHOW']

/** Whether no minute of such a chat is paid for. */
export const isFree = (type: ChatType): boolean => freeTypes.includes(type)

/** Whether it gives a first impression that costs nothing: it has refusals and exits of its own. */
export const isTaster = (type: ChatType): boolean => type === 'FREECHAT' || type === 'LIVE_PREVIEW'

/** What performers show of what they feel. */
export const liveReactions = ['heart', 'laugh', 'kiss', 'fire', 'wow'] as const
