import type { Message, MessageType } from '../core/entities.ts'
import type { Language } from '../core/language.ts'
import { createRandom, type Random } from '../core/random.ts'
import { pictureOf } from './messengerPictures.ts'
import { type MessengerTexts, messengerTexts } from './messengerTexts.ts'

/** What a message says, apart from where and when. */
export type MessageContent = Pick<Message, 'messageType' | 'data' | 'includedGifts'>

/** The messages of a channel. */
export interface Thread {
  /** How many there are; the newest has this position. */
  length(): number
  /** The message at a position from 1 to `length()`. */
  at(position: number): Message
  /** At most `limit` messages below a position, oldest first. */
  before(position: number, limit: number): Message[]
  /** Puts a message at the end. */
  add(message: Omit<Message, 'id' | 'channelId' | 'position'>): Message
  /** The newest text; empty without one. */
  lastText(): string
}

export interface HistoryOptions {
  seed: number
  channelId: string
  /** How many messages there are already. */
  length: number
  /** So many of the last ones are the performer's. */
  unreadCount: number
  /** When the last one was sent, milliseconds since the epoch. */
  endsAt: number
  /** Ids of gifts that were sent. */
  giftIds: readonly string[]
  /** Ids of toy controls that were used. */
  toyControlIds: readonly string[]
  /** In which the messages that there were are told. */
  language: () => Language
}

const day = 86_400_000
const minute = 60_000
const longestSubject = 140

/**
 * Opens a channel's messages. Those that were there before are made up when they are looked at, each
 * from the seed and its position alone, so that a channel of 50,000 costs as little as an empty one.
 */
export function createThread(options: HistoryOptions): Thread {
  const { channelId, length: begun } = options
  const added: Message[] = []
  const length = () => begun + added.length
  const at = (position: number) => added[position - begun - 1] ?? seededMessage(options, position)

  return {
    length,
    at,
    before(position, limit) {
      const end = Math.min(position - 1, length())
      const start = Math.max(0, end - limit)
      return Array.from({ length: Math.max(0, end - start) }, (_, index) => at(start + index + 1))
    },
    add(message) {
      const position = length() + 1
      const sentAt = Math.max(message.sentAt, position > 1 ? at(position - 1).sentAt : 0)
      const kept = { id: idOf(channelId, position), channelId, position, ...message, sentAt }
      added.push(kept)
      return kept
    },
    lastText() {
      for (let position = length(); position > 0; position--) {
        const { messageType, data } = at(position)
        if (messageType === 'text' && typeof data === 'string') return shorten(data)
      }
      return ''
    },
  }
}

const idOf = (channelId: string, position: number) => `${channelId}-message${position}`

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= longestSubject) return line
  return `${characters.slice(0, longestSubject - 1).join('')}…`
}

function seededMessage(options: HistoryOptions, position: number): Message {
  const { seed, channelId, length, unreadCount } = options
  const random = createRandom(seed, `${channelId}/${position}`)
  const isOpening = position === 1
  const isActors = random.chance(0.55) || isOpening || position > length - unreadCount
  const content = isActors ? actorContent(options, random) : guestContent(options, random)
  return {
    id: idOf(channelId, position),
    channelId,
    position,
    senderType: isActors ? 'actor' : 'guest',
    ...(isOpening ? textMessage(random.pick(messengerTexts(options.language()).openers)) : content),
    sentAt: sentAt(options, length - position, random),
    clientMessageId: null,
  }
}

/** A few messages in a row, then a pause of a day or more. */
function sentAt({ seed, channelId, endsAt }: HistoryOptions, age: number, random: Random): number {
  const habit = createRandom(seed, `${channelId}/habit`)
  const [perDay, days, gap] = [habit.between(5, 40), habit.between(1, 3), habit.between(1, 20)]
  const pauses = Math.floor(age / perDay) * days * day
  const jitter = age > 0 ? random.between(0, Math.floor(gap * minute * 0.8)) : 0
  return endsAt - pauses - (age % perDay) * gap * minute + jitter
}

function actorContent(options: HistoryOptions, random: Random): MessageContent {
  const { channelId, giftIds, language } = options
  const texts = messengerTexts(language())
  const kind = random.next()
  if (kind < 0.09) return pictureMessage(`${channelId}-${random.between(1, 999)}`, random)
  if (kind < 0.11) return messageOf('freeShow', random.pick(texts.invitations))
  if (kind < 0.13) return messageOf('gift', {}, { [random.pick(giftIds)]: 1 })
  return textMessage(textOf(texts, 'tales', random))
}

function guestContent(options: HistoryOptions, random: Random): MessageContent {
  const { giftIds, toyControlIds, language } = options
  const texts = messengerTexts(language())
  const kind = random.next()
  const given = { [random.pick(giftIds)]: random.between(1, 3) }
  if (kind < 0.07) return messageOf('gift', {}, given)
  if (kind < 0.1) return messageOf('text', textOf(texts, 'thoughts', random), given)
  if (kind < 0.13 && toyControlIds.length > 0) {
    return messageOf('toyControl', { toyControlId: random.pick(toyControlIds) })
  }
  return textMessage(textOf(texts, 'thoughts', random))
}

function textOf(texts: MessengerTexts, told: 'tales' | 'thoughts', random: Random): string {
  const phrases = texts[told]
  const length = random.next()
  if (length < 0.3) return random.pick(texts.asides)
  if (length < 0.78) return random.pick(phrases)
  const passage = (most: number) =>
    random.sample(phrases, random.between(2, most)).reduce(continued)
  if (length < 0.94) return passage(3)
  return Array.from({ length: random.between(2, 4) }, () => passage(4)).join('\n\n')
}

/** A text with another phrase after it; a full stop parts them where no sign does. */
export function continued(text: string, phrase: string): string {
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}. ${phrase}` : `${text} ${phrase}`
}

function messageOf(
  messageType: MessageType,
  data: Message['data'],
  includedGifts: Message['includedGifts'] = {},
): MessageContent {
  return { messageType, data, includedGifts }
}

/** A message that is a text and nothing else. */
export const textMessage = (text: string): MessageContent => messageOf('text', text)

/** A message that brings gifts, quantity by id. */
export const giftMessage = (includedGifts: Record<string, number>): MessageContent =>
  messageOf('gift', {}, includedGifts)

/** A message that is a picture. */
export const pictureMessage = (name: string, random: Random): MessageContent =>
  messageOf('picture', pictureOf(name, random))

/** A message that invites to a free show. */
export const freeShowMessage = (text: string): MessageContent => messageOf('freeShow', text)
