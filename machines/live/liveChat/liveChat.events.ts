import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent, SessionEstablished } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { ChatFormat, ChatType } from './chatTypes.ts'
import type { ExitCode } from './exitCodes.ts'

/** A chat as the platform has it in its books. */
export interface LiveChat {
  chatId: string
  actorId: string
  actorName: string
  /** The channel in which what is said is kept. */
  channelId: string
  chatType: ChatType
  /** Nobody else is in it. */
  isPrivate: boolean
  /** Coins a minute; 0 while it costs nothing. */
  price: number
  /** What a minute will cost once the free time is over; as `price` where there is none. */
  priceAfter: number
  /** How many minutes are booked, and for how many coins. */
  minutes: number
  coins: number
  /** What was given costs so much beside, in coins. */
  giftCoins: number
  /** The performer has a toy that guests can control. */
  hasToy: boolean
  /** How long what is booked, or free, still lasts, in ms of picture from the answer on. */
  remaining: number
  /** Address of the playlist of the picture. */
  streamUrl: string
  /** With which it ended; null while it runs. */
  code: ExitCode | null
}

/** What is asked of the platform to begin a chat; the id is the client's own, so that it begins once. */
export interface ChatOrder {
  clientChatId: string
  actorId: string
  chatType: ChatType
  isPrivate: boolean
}

/** A chat, or why there is none; `running` is another one of the guest's, told with `601`. */
export type ChatAnswer =
  | { success: true; chat: LiveChat }
  | { success: false; code: ExitCode; running: LiveChat | null }

/** Which minute of which chat is to be booked: each once, whoever asks and how often. */
export interface MinuteOrder {
  chatId: string
  /** 1, 2, 3 … */
  minute: number
}

/** The chat after that; `isShort` when the coins do not suffice, and the chat waits for them. */
export interface MinuteAnswer {
  chat: LiveChat
  isShort: boolean
}

/** What is given in a chat: so many of each gift, by their ids, or a toy control with what was asked for it. */
export interface Given {
  gifts: Readonly<Record<string, number>>
  toy: { id: string; price: number } | null
}

/** A line of what is said and given in a chat. */
export interface ChatLine {
  /** The client's own id of the guest's lines, the platform's of others. */
  id: string
  from: 'guest' | 'performer'
  text: string
  state: 'sending' | 'said' | 'failed'
  given?: Given
}

/** How a chat was: 1 to 5 stars, and words for the performer beside them. */
export interface ChatRating {
  chatId: string
  stars: number
  /** Without them there are only stars. */
  comment?: string
}

/** Which performer is wanted, and how. */
export interface ChatWanted {
  actorId: string
  actorName: string
  format: ChatFormat
  isPrivate: boolean
}

/** What the picture is asked: to go to a window of its own, or to come back. */
export type PictureRequest = { type: 'livePicture.apartToggled' }

/**
 * What is told of the picture: it runs, it waits for more, it cannot be played, its sound goes on or off, it
 * can be, and is or is not, in a window of its own.
 */
export type PictureEvent =
  | { type: 'liveChat.pictureRuns' }
  | { type: 'liveChat.pictureStalled' }
  | { type: 'liveChat.pictureFailed' }
  | { type: 'liveChat.muteToggled' }
  | { type: 'liveChat.apartChanged'; isApart: boolean }

export type LiveChatEvent =
  | RetryDue
  | PageEvent
  | GuestIdentified
  | SessionEstablished
  | PushEvent<
      | 'chatEnd'
      | 'guestBalance'
      | 'freeChatDurationChanged'
      | 'liveReaction'
      | 'messengerContentChanged'
      | 'messageAccepted'
      | 'messageRejected'
    >
  /** The guest wants a chat, and nothing is missing for it. */
  | ({ type: 'liveChat.openRequested' } & ChatWanted)
  | PictureEvent
  /** The free time is over: the guest goes on for coins. */
  | { type: 'liveChat.goOnRequested' }
  /** The guest who watches wants the performer alone. */
  | { type: 'liveChat.privateRequested' }
  | { type: 'liveChat.textChanged'; text: string }
  | { type: 'liveChat.sayRequested' }
  | { type: 'liveChat.repeatRequested'; id: string }
  | { type: 'liveChat.giveRequested'; chatId: string; given: Given }
  /** The room is a small one in the corner, or the whole page. */
  | { type: 'liveChat.shrinkRequested' }
  | { type: 'liveChat.growRequested' }
  /** The picture is to go to a window of its own, or to come back. */
  | { type: 'liveChat.apartRequested' }
  | { type: 'liveChat.leaveRequested' }
  /** What was found running before is gone on with. */
  | { type: 'liveChat.resumeRequested' }
  | { type: 'liveChat.retryRequested' }
  /** What the guest writes beside the stars of the survey. */
  | { type: 'liveChat.commentChanged'; comment: string }
  /** The survey: 1 to 5. */
  | { type: 'liveChat.rated'; stars: number }
  /** What came of the chat was read. */
  | { type: 'liveChat.closed' }

declare module '../../core/address.ts' {
  interface Addresses {
    liveChat: LiveChatEvent
  }
}
