import type { Channel, Message } from '../core/entities.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { giftTable, inactiveGifts, toyTable } from './giftData.ts'
import { createThread, type Thread } from './messengerHistory.ts'

/** With whom a guest writes. */
export interface Correspondence {
  /** Newest first. */
  readonly channels: Channel[]
  /** By channel. */
  readonly threads: Map<string, Thread>
}

interface CorrespondenceOptions {
  guestId: string
  seed: number
  /** Milliseconds since the epoch; everything was written before. */
  startedAt: number
  actors: readonly Performer[]
  /** In which everything is told. */
  language: () => Language
}

/** Who has the channel with very many messages, and how many. */
const longThread = { guestId: 'guest6', length: 50_000 }
const hour = 3_600_000
/** Between the ends of two channels. */
const distance = 7 * hour

const giftIds = giftTable.flatMap(([name], index) =>
  inactiveGifts.includes(name) ? [] : [`gift${index + 1}`],
)
const toyControlIds = toyTable.map((_, index) => `toy${index + 1}`)

/** Makes a guest's channels with these performers, and what was written in them. */
export function createCorrespondence(options: CorrespondenceOptions): Correspondence {
  const { guestId, seed, startedAt, actors, language } = options
  const random = createRandom(seed, `${guestId}/channels`)
  const lengths = createRandom(seed, `${guestId}/threads`)
  const correspondence: Correspondence = { channels: [], threads: new Map() }

  for (const [index, actor] of actors.entries()) {
    const id = `${guestId}-channel${index + 1}`
    const unreadCount = random.chance(0.4) ? random.between(1, 5) : 0
    const isLong = guestId === longThread.guestId && index === 0
    const thread = createThread({
      seed,
      channelId: id,
      length: isLong ? longThread.length : lengths.between(8, 120),
      unreadCount,
      endsAt: startedAt - index * distance - lengths.between(0, 5 * hour),
      giftIds,
      toyControlIds: actor.hasToy ? toyControlIds : [],
      language,
    })
    const channel = Object.assign(emptyChannel(id, actor, thread), {
      unread: unreadCount > 0,
      unreadCount,
      archived: index % 50 === 10,
      blocked: index % 50 === 11,
      canVoyeurChat: random.chance(0.5),
      freeMessagesAmount: random.chance(0.3) ? random.between(1, 3) : 0,
      isMessagingFree: random.chance(0.15),
    })
    // A draw that nothing needs any more: without it every seeded world would be another.
    random.next()
    channel.freeChat = random.chance(0.2) && actor.isOnline
    correspondence.channels.push(channel)
    correspondence.threads.set(id, thread)
    note(channel, thread)
  }
  return correspondence
}

/** Opens a channel without messages, the newest of the guest's. */
export function openChannel(
  guestId: string,
  { channels, threads }: Correspondence,
  actor: Performer,
  seed: number,
): Channel {
  const id = `${guestId}-channel${channels.length + 1}`
  const begun = { length: 0, unreadCount: 0, endsAt: 0, giftIds, toyControlIds }
  const thread = createThread({ seed, channelId: id, ...begun, language: () => 'en' })
  const channel = emptyChannel(id, actor, thread)
  channels.unshift(channel)
  threads.set(id, thread)
  return channel
}

/** Puts a message into a channel, which becomes the newest. */
export function post(
  { channels, threads }: Correspondence,
  channel: Channel,
  content: Omit<Message, 'id' | 'channelId' | 'position'>,
): Message {
  const thread = threads.get(channel.id)
  if (!thread) throw new Error(`channel ${channel.id} has no thread`)
  const message = thread.add(content)
  if (message.senderType === 'actor') {
    channel.unread = true
    channel.unreadCount++
  }
  note(channel, thread)
  channels.splice(channels.indexOf(channel), 1)
  channels.unshift(channel)
  return message
}

/** Brings what a channel says of its last message in line with its messages. */
function note(channel: Channel, thread: Thread): void {
  const { id, sentAt, messageType } = thread.at(thread.length())
  channel.lastMessageId = id
  channel.lastMessageAt = sentAt
  channel.lastMessageType = messageType
}

function emptyChannel(id: string, actor: Performer, thread: Thread): Channel {
  return {
    id,
    actorId: actor.id,
    unread: false,
    unreadCount: 0,
    archived: false,
    blocked: false,
    isActorOnline: actor.isOnline,
    multiChatPrice: actor.prices.liveChat,
    canVoyeurChat: false,
    freeMessagesAmount: 0,
    messagePrice: actor.prices.message,
    isMessagingFree: false,
    get subject() {
      return thread.lastText()
    },
    lastMessageId: null,
    previewPictureUrl: actor.previewPictureUrl,
    actorName: actor.name,
    actorAge: actor.age,
    freeChat: false,
  }
}
