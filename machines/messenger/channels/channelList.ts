import { hasSameFields } from '../../core/sameFields.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'

/** The guest's channels as far as they are known, the latest first. */
export type Channels = readonly Channel[]

interface Origin {
  from: Channels
  changed: readonly string[]
}

/** What the latest lists were made of, so that what changed is known without a look at every channel. */
const origins = new WeakMap<Channels, Origin>()

/** The list, which was made of another one by changing or adding those channels. */
function madeOf(from: Channels, changed: readonly string[], channels: Channels): Channels {
  const before = origins.get(from)
  if (before) origins.delete(before.from)
  origins.set(channels, { from, changed })
  return channels
}

/** The ids of what was changed on the way from one list to the other, undefined when that is forgotten. */
function changedOnTheWay(before: Channels, after: Channels): readonly string[] | undefined {
  if (before === after) return []
  const last = origins.get(after)
  if (!last) return undefined
  const earlier = changedOnTheWay(before, last.from)
  return earlier && [...earlier, ...last.changed]
}

/** The channels that are other objects than before, or new. */
export function changedIn(before: Channels, after: Channels): Channels {
  const ids = changedOnTheWay(before, after)
  if (!ids) {
    const known = new Set(before)
    return after.filter((channel) => !known.has(channel))
  }
  return [...new Set(ids)].flatMap((id) => {
    const channel = channelIn(after, id)
    return channel && channel !== channelIn(before, id) ? [channel] : []
  })
}

/** The channel of that id, if it is known. */
export function channelIn(channels: Channels, id: string | null): Channel | undefined {
  return id === null ? undefined : channels.find((channel) => channel.id === id)
}

const timeOf = (channel: Channel | undefined) => channel?.lastMessageAt ?? Number.NEGATIVE_INFINITY

function isOlder(came: Channel, known: Channel): boolean {
  return came.lastMessageAt !== undefined && timeOf(came) < timeOf(known)
}

/** What is known of a channel with what came of it; what is known of a later message stays. */
function updated(known: Channel | undefined, came: Channel): Channel {
  if (!known) return came
  const isLate = isOlder(came, known)
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
  return hasSameFields(known, next) ? known : next
}

type ById = ReadonlyMap<string, Channel>

/** Those that came whose last message is older than the one that is known. */
export function lateAmong(channels: Channels, came: readonly Channel[]): Channels {
  return came.filter((channel) => {
    const known = channelIn(channels, channel.id)
    return known !== undefined && isOlder(channel, known)
  })
}

/** The order with ids put before the first channel whose last message is older, else at its end. */
function placedByTime(order: readonly string[], ids: readonly string[], channels: ById) {
  const time = timeOf(channels.get(ids[0] ?? ''))
  const at = order.findIndex((id) => timeOf(channels.get(id)) < time)
  return at < 0 ? [...order, ...ids] : order.toSpliced(at, 0, ...ids)
}

/** The order with those ids where the times of their last messages put them. */
function movedByTime(order: readonly string[], ids: readonly string[], channels: ById) {
  return ids.reduce((next, id) => {
    const others = next.filter((other) => other !== id)
    return placedByTime(others, [id], channels)
  }, order)
}

/** The order with what it lacks of a page put where the page has it. */
function placed(order: readonly string[], page: readonly string[], channels: ById) {
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
 * The channels with those that came, in the platform's order [MSG-31]: unknown ones stand where they
 * stand there; known ones stay where they are, but those whose last message is a later one, there or
 * here, stand by its time.
 * @returns the same objects for what did not change
 */
export function withChannels(channels: Channels, came: readonly Channel[]): Channels {
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const changed: string[] = []
  const moved: string[] = []
  const late: string[] = []
  for (const channel of came) {
    const known = byId.get(channel.id)
    if (known && isOlder(channel, known)) late.push(channel.id)
    const next = updated(known, channel)
    if (next === known) continue
    byId.set(channel.id, next)
    changed.push(channel.id)
    if (known && timeOf(next) > timeOf(known) && known.lastMessageAt !== undefined)
      moved.push(channel.id)
  }
  if (changed.length === 0) return channels
  const known = channels.map(({ id }) => id)
  const page = came.map(({ id }) => id).filter((id) => !late.includes(id))
  const order = placed(movedByTime(known, moved, byId), page, byId)
  const all = order.length > known.length ? movedByTime(order, late, byId) : order
  const list = all.map((id) => byId.get(id) as Channel)
  return madeOf(channels, changed, list)
}

/** Whether two orders name the same in the same order. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((id, at) => id === other[at]))
}

/** The channels that came alone, and some that are to be kept. */
export function replacedBy(
  channels: Channels,
  came: readonly Channel[],
  kept: readonly string[],
): Channels {
  const list = withChannels(channels, came)
  const staying = new Set([...came.map(({ id }) => id), ...kept])
  return list.every(({ id }) => staying.has(id)) ? list : list.filter(({ id }) => staying.has(id))
}

/** The channels with something of one changed; the same when nothing did. */
export function withChange(channels: Channels, id: string, change: Partial<Channel>): Channels {
  const at = channels.findIndex((channel) => channel.id === id)
  const known = channels[at]
  if (!known) return channels
  const next = { ...known, ...change }
  return hasSameFields(known, next) ? channels : madeOf(channels, [id], channels.with(at, next))
}

/** The channels with something changed of every one that it concerns. */
export function withChanges(
  channels: Channels,
  concerns: (channel: Channel) => boolean,
  change: Partial<Channel>,
): Channels {
  const changed = channels.filter(concerns)
  if (changed.length === 0) return channels
  const ids = changed.map(({ id }) => id)
  const list = channels.map((channel) => (concerns(channel) ? { ...channel, ...change } : channel))
  return madeOf(channels, ids, list)
}

/** What a channel is once all of it is read. */
export const read = { unread: false, unreadCount: 0 } as const

/**
 * The channels with a message that came: its channel is before all whose last message is older, tells of
 * it, and has one unread more when the actor wrote it. What is older than what is known, or known already, changes nothing.
 */
export function withMessage(channels: Channels, message: ChatMessage): Channels {
  const known = channelIn(channels, message.channelId)
  if (!known || known.lastMessageId === message.id || message.sentAt < timeOf(known))
    return channels
  const isText = typeof message.data === 'string' && message.messageType === 'text'
  const next: Channel = {
    ...known,
    subject: isText ? (message.data as string) : '',
    lastMessageId: message.id,
    lastMessageAt: message.sentAt,
    lastMessageType: message.messageType,
    ...(message.senderType === 'actor' && { unread: true, unreadCount: known.unreadCount + 1 }),
  }
  const others = channels.filter((channel) => channel !== known)
  const older = others.findIndex((channel) => timeOf(channel) <= message.sentAt)
  const at = older < 0 ? others.length : older
  return madeOf(channels, [known.id], others.toSpliced(at, 0, next))
}
