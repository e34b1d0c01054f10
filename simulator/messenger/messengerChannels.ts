import type { Channel, Message } from '../core/entities.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { giftTable, inactiveGifts, toyTable } from './giftData.ts'
import { createThread, type Thread } from './messengerHistory.ts'
import { openers } from './messengerTexts.ts'

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
  const { guestId, seed, startedAt, actors } = options
  const random = createRandom(seed, `${guestId}/channels`)
  const lengths = createRandom(seed, `${guestId}/threads`)
  const correspondence: Correspondence = { channels: [], threads: new Map() }

  for (const [index, actor] of actors.entries()) {
    const id = `${guestId}-channel${index + 1}`
    const unreadCount = random.chance(0.4) ? random.between(1, 5) : 0
    const channel: Channel = {
      ...emptyChannel(id, actor),
      unread: unreadCount > 0,
      unreadCount,
      archived: index % 50 === 10,
      blocked: index % 50 === 11,
      canVoyeurChat: random.chance(0.5),
      freeMessagesAmount: random.chance(0.3) ? random.between(1, 3) : 0,
      isMessagingFree: random.chance(0.15),
      subject: random.pick(openers),
      freeChat: random.chance(0.2) && actor.isOnline,
    }
    const isLong = guestId === longThread.guestId && index === 0
    const thread = createThread({
      seed,
      channelId: id,
      length: isLong ? longThread.length : lengths.between(8, 120),
      unreadCount,
      endsAt: startedAt - index * distance - lengths.between(0, 5 * hour),
      giftIds,
      toyControlIds: actor.hasToy ? toyControlIds : [],
    })
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
  const channel = emptyChannel(id, actor)
  const emptyThread = { length: 0, unreadCount: 0, endsAt: 0, giftIds, toyControlIds }
  channels.unshift(channel)
  threads.set(id, createThread({ seed, channelId: id, ...emptyThread }))
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
  channel.subject = thread.lastText()
}

function emptyChannel(id: string, actor: Performer): Channel {
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
    subject: '',
    lastMessageId: null,
    previewPictureUrl: actor.previewPictureUrl,
    actorName: actor.name,
    actorAge: actor.age,
    freeChat: false,
  }
}
