import type { ChatMessage } from '../conversation/chatMessage.ts'
import type { Channel } from '../realtime/realtime.events.ts'

export type ChannelMap = Readonly<Record<string, Channel>>

/** The guest's channels as far as they are known, and their order, the latest first. */
export interface ChannelList {
  channels: ChannelMap
  order: readonly string[]
}

export const noChannels: ChannelList = { channels: {}, order: [] }

interface Origin {
  from: ChannelMap
  changed: readonly string[]
}

/** What the latest maps were made of, so that what changed is known without a look at every channel. */
const origins = new WeakMap<ChannelMap, Origin>()

/** The map with those channels in it. */
function withEach(from: ChannelMap, changed: ChannelMap): ChannelMap {
  const channels = { ...from, ...changed }
  const before = origins.get(from)
  if (before) origins.delete(before.from)
  origins.set(channels, { from, changed: Object.keys(changed) })
  return channels
}

/** The ids of what was put in on the way from one map to the other, undefined when that is forgotten. */
function putInSince(before: ChannelMap, after: ChannelMap): readonly string[] | undefined {
  if (before === after) return []
  const last = origins.get(after)
  if (!last) return undefined
  const earlier = putInSince(before, last.from)
  return earlier && [...earlier, ...last.changed]
}

/** The channels that are other objects than before, or new. */
export function changedIn(before: ChannelMap, after: ChannelMap): Channel[] {
  const ids = new Set(putInSince(before, after) ?? Object.keys(after))
  return [...ids].flatMap((id) => {
    const channel = channelIn(after, id)
    return channel && channel !== channelIn(before, id) ? [channel] : []
  })
}

/** The channel of that id, if it is known. */
export function channelIn(channels: ChannelMap, id: string | null): Channel | undefined {
  return id !== null && Object.hasOwn(channels, id) ? channels[id] : undefined
}

const timeOf = (channel: Channel | undefined) => channel?.lastMessageAt ?? Number.NEGATIVE_INFINITY

function isSame(one: Channel, other: Channel): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof Channel)[]
  return fields.every((field) => one[field] === other[field])
}

/** What is known of a channel with what came of it; what is known of a later message stays. */
function updated(known: Channel | undefined, came: Channel): Channel {
  if (!known) return came
  const isLate = timeOf(came) < timeOf(known) && came.lastMessageAt !== undefined
  const next = {
    ...known,
    ...came,
    lastMessageAt: came.lastMessageAt ?? known.lastMessageAt,
    lastMessageType: came.lastMessageType ?? known.lastMessageType,
    ...(isLate && {
      subject: known.subject,
      lastMessageId: known.lastMessageId,
      lastMessageAt: known.lastMessageAt,
      lastMessageType: known.lastMessageType,
      unread: known.unread,
      unreadCount: known.unreadCount,
    }),
  }
  return isSame(known, next) ? known : next
}

/** The order with an id put before the first channel whose last message is older, else at its end. */
function placedByTime(order: readonly string[], ids: readonly string[], channels: ChannelMap) {
  const time = timeOf(channelIn(channels, ids[0] ?? null))
  const at = order.findIndex((id) => timeOf(channelIn(channels, id)) < time)
  return at < 0 ? [...order, ...ids] : order.toSpliced(at, 0, ...ids)
}

/** The order with what it lacks of a page put where the page has it. */
function placed(order: readonly string[], page: readonly string[], channels: ChannelMap) {
  const known = new Set(order)
  let next = order
  let run: string[] = []
  let before: string | undefined
  function place(isFollowed: string | undefined) {
    if (run.length === 0) return
    if (before !== undefined) next = next.toSpliced(next.indexOf(before) + 1, 0, ...run)
    else if (isFollowed !== undefined) next = next.toSpliced(next.indexOf(isFollowed), 0, ...run)
    else next = placedByTime(next, run, channels)
    run = []
  }
  for (const id of page) {
    if (known.has(id)) {
      place(id)
      before = id
    } else {
      known.add(id)
      run.push(id)
    }
  }
  place(undefined)
  return next
}

/**
 * The list with channels that came, in the platform's order [MSG-31]: unknown ones stand where they
 * stand there; known ones stay where they are unless their last message is a later one.
 * @returns the same objects for what did not change
 */
export function withChannels(list: ChannelList, came: readonly Channel[]): ChannelList {
  const changed: Record<string, Channel> = {}
  const moved: string[] = []
  for (const channel of came) {
    const known = channelIn(list.channels, channel.id)
    const next = updated(known, channel)
    if (next === known) continue
    changed[channel.id] = next
    if (known && timeOf(next) > timeOf(known) && known.lastMessageAt !== undefined)
      moved.push(channel.id)
  }
  if (Object.keys(changed).length === 0) return list
  const channels = withEach(list.channels, changed)
  const page = came.map(({ id }) => id)
  let order = placed(list.order, page, channels)
  for (const id of moved)
    order = placedByTime(
      order.filter((other) => other !== id),
      [id],
      channels,
    )
  return { channels, order: isSameOrder(order, list.order) ? list.order : order }
}

/** Whether two orders name the same in the same order. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((id, at) => id === other[at]))
}

/** The list of the channels that came alone, and of some that are to be kept. */
export function replacedBy(
  list: ChannelList,
  came: readonly Channel[],
  kept: readonly string[],
): ChannelList {
  const { channels, order } = withChannels(list, came)
  const staying = new Set([...came.map(({ id }) => id), ...kept])
  const next = order.filter((id) => staying.has(id))
  return {
    order: isSameOrder(next, list.order) ? list.order : next,
    channels: Object.fromEntries(
      next.flatMap((id) => {
        const channel = channelIn(channels, id)
        return channel ? [[id, channel]] : []
      }),
    ),
  }
}

/** The list with something of one channel changed; the same when nothing did. */
export function withChange(list: ChannelList, id: string, change: Partial<Channel>): ChannelList {
  const known = channelIn(list.channels, id)
  if (!known) return list
  const next = { ...known, ...change }
  return isSame(known, next)
    ? list
    : { order: list.order, channels: withEach(list.channels, { [id]: next }) }
}

/** The list with something changed of every channel that it concerns. */
export function withChanges(
  list: ChannelList,
  concerns: (channel: Channel) => boolean,
  change: Partial<Channel>,
): ChannelList {
  const changed = Object.values(list.channels).filter(concerns)
  if (changed.length === 0) return list
  const next = Object.fromEntries(changed.map((channel) => [channel.id, { ...channel, ...change }]))
  return { order: list.order, channels: withEach(list.channels, next) }
}

/** What a channel is once all of it is read. */
export const read = { unread: false, unreadCount: 0 } as const

/**
 * The list with a message that came: its channel is at the front, tells of it, and has one unread more
 * when the actor wrote it. What is older than what is known, or known already, changes nothing.
 */
export function withMessage(list: ChannelList, message: ChatMessage): ChannelList {
  const known = channelIn(list.channels, message.channelId)
  if (!known || known.lastMessageId === message.id || message.sentAt < timeOf(known)) return list
  const isText = typeof message.data === 'string' && message.messageType === 'text'
  const next: Channel = {
    ...known,
    subject: isText ? (message.data as string) : '',
    lastMessageId: message.id,
    lastMessageAt: message.sentAt,
    lastMessageType: message.messageType,
    ...(message.senderType === 'actor' && { unread: true, unreadCount: known.unreadCount + 1 }),
  }
  return {
    channels: withEach(list.channels, { [known.id]: next }),
    order:
      list.order[0] === known.id
        ? list.order
        : [known.id, ...list.order.filter((id) => id !== known.id)],
  }
}
