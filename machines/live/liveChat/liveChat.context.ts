import { messageSubmitted } from '../../shell/realtime/submit.ts'
import type { ExitCode } from './exitCodes.ts'
import type { ChatLine, ChatOrder, ChatWanted, Given, LiveChat } from './liveChat.events.ts'

/** With what a chat ended, or did not begin. */
export interface ChatEnd {
  code: ExitCode
  /** Another chat of the guest's, where that is why. */
  running: LiveChat | null
}

export interface Reaction {
  id: number
  reaction: string
}

export interface LiveChatContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** What the guest says of a chat may have words beside the stars [GST-23]. */
  mayComment: boolean
  /** Of the page that is shown; null before there is one. */
  path: string | null
  wanted: ChatWanted | null
  order: ChatOrder | null
  /** As the platform told it last. */
  chat: LiveChat | null
  /** The next to be asked for; 0 is the free time. */
  minute: number
  isPlaying: boolean
  /** When what is booked ends if the picture goes on, in ms since the epoch; null while it stands. */
  endsAt: number | null
  end: ChatEnd | null
  /** What the platform is told of the end: that the guest left, unless it is given up; one that it knows of already counts. */
  exit: ExitCode
  /** What the guest said of it, 1 to 5. */
  stars: number
  /** And in words, as it stands in the field. */
  comment: string
  lines: readonly ChatLine[]
  /** What the guest is writing. */
  text: string
  reactions: readonly Reaction[]
  isSmall: boolean
  isMuted: boolean
  /** Whether the picture is in a window of its own; null where that is not possible. */
  isApart: boolean | null
}

/** What a chat begins with. */
export const nothing = {
  chat: null,
  minute: 0,
  isPlaying: false,
  endsAt: null,
  end: null,
  exit: 100,
  stars: 0,
  comment: '',
  lines: [],
  text: '',
  reactions: [],
  isSmall: false,
  isApart: null,
} as const satisfies Partial<LiveChatContext>

/** Whether it costs nothing for a while, or at all. */
export const isFree = (chat: LiveChat | null): boolean => chat !== null && chat.price === 0

/** Whether a balance pays a minute of the chat. */
export const isEnough = (chat: LiveChat | null, balance: number): boolean =>
  chat !== null && balance >= (chat.price || chat.priceAfter)

/** The minute that a chat needs next: what is free comes first, and what is booked is seen to its end. */
export const nextMinute = (chat: LiveChat): number =>
  isFree(chat) ? 0 : chat.minutes + (chat.remaining > 0 ? 0 : 1)

/** A line of the guest's, said or given, as the realtime channel sends it: into the chat and its channel. */
export function frameOf({ chat, lines }: LiveChatContext, id: string) {
  const { given, text } = lines.find((line) => line.id === id) ?? { text: '' }
  return messageSubmitted({
    type: 'sendMessage',
    clientMessageId: id,
    channelId: chat?.channelId ?? '',
    senderType: 'guest',
    isVideochat: true,
    isFreechat: chat?.chatType === 'FREECHAT',
    chatId: chat?.chatId ?? null,
    ...contentOf(text, given),
  })
}

function contentOf(text: string, given: Given | undefined) {
  if (!given) return { messageType: 'text', data: text, includedGifts: {} }
  const { gifts: includedGifts, toy } = given
  return toy
    ? { messageType: 'toyControl', data: { toyControlId: toy.id }, includedGifts }
    : { messageType: 'gift', data: {}, includedGifts }
}
