import type { GuestState } from '../../account/guest/guest.state.ts'
import { ofGuest } from '../../account/guest/ofGuest.ts'
import type { Channel, Pushes } from '../../shell/realtime/realtime.events.ts'
import { readChatMessage } from '../conversation/chatMessage.ts'
import {
  channelIn,
  read,
  replacedBy,
  withChange,
  withChanges,
  withChannels,
  withMessage,
} from './channelList.ts'
import type { ChannelChoice, ChannelPage } from './channels.events.ts'
import { type ChannelsContext, noChannels } from './channels.state.ts'
import { isFresh, lateAgain, withChangeNoted, withDoubt, withLate } from './channels.trust.ts'
import { unreadIn, unreadMessage } from './unread.ts'

type Context = ChannelsContext

/** How many orders are looked after once there is a new connection. */
const mostOrdered = 20
type Id = { channelId: string }

const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])
const withoutId = (ids: readonly string[], id: string) => ids.filter((known) => known !== id)

/** The server said who the guest is; nothing is kept of another one. */
export function identified(context: Context, { guest }: { guest: GuestState }): Context {
  const { isLive, isWanted } = context
  return ofGuest(context, { ...noChannels, isLive, isWanted }, guest)
}

/** The session is established: unless it was resumed, what is known may be outdated. */
export function established(context: Context, { resumed }: { resumed: boolean }): Context {
  const isCountOutdated = context.isCountOutdated || !resumed
  const { trust } = context
  const live = { ...context, isLive: true, isCountOutdated, trust: { ...trust, ordered: [] } }
  // what was ordered on the connection before may have been answered before the platform had it
  const next = trust.ordered.reduce(withDoubt, live)
  if (resumed) return next
  const { channels, asked, isWanted } = context
  // a wanted list is loaded again; what is known without one came singly
  const single = isWanted ? [] : channels.map(({ id }) => id)
  return [...single, ...(asked === '' ? [] : [asked])].reduce(withDoubt, next)
}

/** The first page of the list came: it is the list, but for the channel that is followed and those that are asked for. */
export function listLoaded(context: Context, { channels, total }: ChannelPage): Context {
  const { followedId, asked, missing } = context
  const kept = [asked, ...missing, ...(followedId === null ? [] : [followedId])]
  const list = replacedBy(context.channels, channels, kept)
  const isWhole = channels.length >= total
  const next = withLate(context, channels)
  const trust = { ...next.trust, isWhole }
  return { ...next, trust, channels: list, ...(isWhole && { unreadCount: unreadIn(list) }) }
}

/** Channels were pushed [MSG-31]. */
export function channelsPushed(context: Context, { channels }: Pushes['channels']): Context {
  return { ...context, channels: withChannels(context.channels, channels) }
}

/** A channel came that was asked for, or was changed. */
export function channelCame(context: Context, { channel }: { channel: Channel }): Context {
  const { missing, unavailable } = context
  return {
    ...context,
    channels: withChannels(context.channels, [channel]),
    missing: missing.includes(channel.id) ? withoutId(missing, channel.id) : missing,
    unavailable: withoutId(unavailable, channel.id),
  }
}

/** The next of the channels that are to be loaded singly is asked for. */
export function missingAsked(context: Context): Context {
  const [asked = '', ...missing] = context.missing
  return { ...context, missing, asked }
}

/** The channel that was asked for came, or did not. */
export function missingAnswered(context: Context, { channel }: { channel: Channel | null }) {
  const { asked, unavailable } = context
  const next = { ...context, asked: '' }
  // what was heard of it meanwhile may not be in the answer
  const isOvertaken = channel !== null && context.missing.includes(channel.id)
  if (channel) {
    const doubted = isOvertaken ? withDoubt(next, channel.id) : lateAgain(next, channel)
    return channelCame(doubted, { channel })
  }
  return { ...next, unavailable: withId(unavailable, asked) }
}

/** Those that did not come are asked for again. */
export function unavailableWanted(context: Context): Context {
  const { missing, unavailable } = context
  return unavailable.length === 0
    ? context
    : { ...context, missing: unavailable.reduce(withId, missing), unavailable: [] }
}

/** The messenger follows a channel, whose end is before the guest; it may have to be found. */
export function followed(context: Context, { choice }: { choice: ChannelChoice | null }): Context {
  const { channels, unavailable } = context
  const known = channels.find(({ actorId }) => actorId === choice?.actorId)?.id ?? null
  const followedId = choice?.channelId ?? known
  return {
    ...context,
    followed: choice,
    followedId,
    isWatched: false,
    isEndSeen: choice !== null,
    unavailable: followedId === null ? unavailable : withoutId(unavailable, followedId),
  }
}

/** The channel of the actor whom the guest wants to write to came. */
export function actorChannelCame(context: Context, { channel }: { channel: Channel }): Context {
  return { ...channelCame(context, { channel }), followedId: channel.id }
}

/** The guest looks at the followed channel, or away. */
export function watchChanged(context: Context, { isWatched }: { isWatched: boolean }): Context {
  return { ...context, isWatched }
}

/** The end of that conversation was before the guest. */
export function endSeen(context: Context, { channelId }: Id): Context {
  return channelId === context.followedId ? { ...context, isEndSeen: true } : context
}

/** A message came: its channel is at the front and perhaps unread; an unknown one is to be loaded [MSG-17]. */
export function contentChanged(context: Context, push: Pushes['messengerContentChanged']): Context {
  const message = readChatMessage(push.message)
  const known = channelIn(context.channels, push.channelId)
  if (!known || !message) {
    const missing = withId(context.missing, push.channelId)
    return { ...context, missing, isCountOutdated: true }
  }
  const channels = withMessage(context.channels, message)
  const channel = channelIn(channels, push.channelId)
  if (!channel || channel === known) return context
  const isNew = message.senderType === 'actor'
  return {
    ...context,
    channels,
    isEndSeen: context.isEndSeen && !(isNew && push.channelId === context.followedId),
    latest: isNew ? [unreadMessage(message, channel), ...context.latest] : context.latest,
  }
}

/** An actor came online or went [MSG-13]. */
export function presenceChanged(
  context: Context,
  { actorId, isOnline }: { actorId: string; isOnline: boolean },
): Context {
  const channels = withChanges(
    context.channels,
    (channel) => channel.actorId === actorId && channel.isActorOnline !== isOnline,
    { isActorOnline: isOnline },
  )
  return { ...context, channels }
}

/** A free show began or ended [MSG-8]. */
export function freeShowChanged(
  context: Context,
  { channelId, freeChat }: Id & { freeChat: boolean },
): Context {
  return { ...context, channels: withChange(context.channels, channelId, { freeChat }) }
}

/** The platform says that everything is seen; what it answered just before may be newer than that. */
export function allSeenPushed(context: Context): Context {
  const { channels, trust } = context
  const unread = isFresh(trust.answeredAt) ? channels.filter((channel) => channel.unread) : []
  return unread.map(({ id }) => id).reduce(withDoubt, allSeen(context))
}

/** Everything is seen [MSG-32]. */
export function allSeen(context: Context): Context {
  const isUnread = ({ unread, unreadCount }: Channel) => unread || unreadCount > 0
  const channels = withChanges(context.channels, isUnread, read)
  return withChangeNoted({ ...context, channels, unreadCount: 0, latest: [] })
}

/** The guest wants the channel to be so; one that they look at is before them anew [MSG-12]. */
export function changeOrdered(
  context: Context,
  { channelId, change }: Id & { change: Partial<Channel> },
): Context {
  const isShownAnew = 'archived' in change && channelId === context.followedId
  const { trust } = context
  const ordered = [...trust.ordered.filter((id) => id !== channelId), channelId].slice(-mostOrdered)
  return withChangeNoted({
    ...context,
    channels: withChange(context.channels, channelId, change),
    isEndSeen: context.isEndSeen || isShownAnew,
    trust: { ...trust, ordered },
  })
}
