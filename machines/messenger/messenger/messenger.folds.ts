import type { GuestState } from '../../account/guest/guest.state.ts'
import { now } from '../../core/clock.ts'
import { hasSameFields } from '../../core/sameFields.ts'
import type { Channel, Pushes } from '../../shell/realtime/realtime.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import { readChatMessage } from '../conversation/chatMessage.ts'
import {
  channelIn,
  read,
  replacedBy,
  withChange,
  withChanges,
  withChannels,
  withMessage,
} from './channels.ts'
import type { ChannelPage } from './messenger.events.ts'
import { selected } from './messenger.place.ts'
import { type BlockWish, type MessengerContext, nothing } from './messenger.state.ts'
import { unreadIn, unreadMessage } from './unread.ts'

type Context = MessengerContext
type Id = { channelId: string }
type Whose = { actorId: string }

const withId = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id])
const withoutId = (ids: readonly string[], id: string) => ids.filter((known) => known !== id)

/** The server said who the guest is; nothing is kept of another one. */
export function identified(context: Context, { guest }: { guest: GuestState }): Context {
  const guestId = guest.isLoggedIn ? guest.id : null
  const known =
    context.guestId === null || context.guestId === guestId
      ? context
      : { ...context, ...nothing, isLive: context.isLive }
  return purseChanged({ ...known, guestId }, { guest })
}

/** What the guest has to spend. */
export function purseChanged(context: Context, { guest }: { guest: GuestState }): Context {
  const { balance, boughtGifts } = guest
  const { purse } = context
  if (purse.balance === balance && hasSameFields(purse.boughtGifts, boughtGifts)) return context
  return { ...context, purse: { balance, boughtGifts } }
}

/** The session is established: unless it was resumed, what is known may be outdated. */
export function established(context: Context, { resumed }: { resumed: boolean }): Context {
  return { ...context, isLive: true, isCountOutdated: context.isCountOutdated || !resumed }
}

/** The first page of the list came: it is the list, but for the conversations that run. */
export function listLoaded(context: Context, { channels, total }: ChannelPage): Context {
  const kept = [...context.conversations, ...context.missing]
  const list = replacedBy(context.channels, channels, kept)
  const isWhole = channels.length >= total
  return {
    ...context,
    channels: list,
    total,
    loadedCount: channels.length,
    ...(isWhole && { unreadCount: unreadIn(list) }),
  }
}

/** Channels were pushed [MSG-31]; perhaps they are what was asked for. */
export function channelsPushed(
  context: Context,
  { channels, offset, total }: Pushes['channels'],
): Context {
  const next = { ...context, channels: withChannels(context.channels, channels) }
  if (offset !== context.moreOffset) return next
  const isEnd = channels.length === 0
  const loadedCount = Math.max(context.loadedCount, offset + channels.length)
  return { ...next, moreOffset: null, loadedCount, total: isEnd ? loadedCount : total }
}

/** More of the list is asked for. */
export function moreAsked(context: Context): Context {
  const { loadedCount } = context
  return { ...context, moreOffset: loadedCount, moreAskedAt: now(), isMoreWanted: false }
}

/** A channel came that was asked for, or was changed. */
function channelCame(context: Context, { channel }: { channel: Channel }): Context {
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
  if (channel) return channelCame(next, { channel })
  return { ...next, unavailable: withId(unavailable, asked) }
}

/** The platform is being told that the next of the channels is read. */
export function touchBegun(context: Context): Context {
  const [touching = '', ...toTouch] = context.toTouch
  return { ...context, touching, toTouch }
}

/** The platform could not be told: it will be. */
export function touchMissed(context: Context): Context {
  return { ...context, toTouch: withId(context.toTouch, context.touching) }
}

/** The channel of the actor whom the guest wants to write to came. */
export function actorChannelCame(context: Context, { channel }: { channel: Channel }): Context {
  return selected(channelCame(context, { channel }), { channelId: channel.id })
}

/** What did not come is wanted again. */
export function retried(context: Context): Context {
  return { ...context, unavailable: [], failedBlock: null }
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
    isEndSeen: context.isEndSeen && !(isNew && push.channelId === context.selectedId),
    latest: isNew ? [unreadMessage(message, channel), ...context.latest] : context.latest,
  }
}

/** An actor came online or went [MSG-13]. */
export function presenceChanged(
  context: Context,
  { actorId, isOnline }: Whose & { isOnline: boolean },
): Context {
  const channels = withChanges(
    context.channels,
    (channel) => channel.actorId === actorId && channel.isActorOnline !== isOnline,
    { isActorOnline: isOnline },
  )
  const { actor } = context
  const isShown = actor?.id === actorId && actor.isOnline !== isOnline
  return { ...context, channels, ...(isShown && { actor: { ...actor, isOnline } }) }
}

/** A free show began or ended [MSG-8]. */
export function freeShowChanged(
  context: Context,
  { channelId, freeChat }: Id & { freeChat: boolean },
): Context {
  return { ...context, channels: withChange(context.channels, channelId, { freeChat }) }
}

/** Everything is seen [MSG-32]. */
export function allSeen(context: Context): Context {
  const isUnread = ({ unread, unreadCount }: Channel) => unread || unreadCount > 0
  const channels = withChanges(context.channels, isUnread, read)
  return { ...context, channels, unreadCount: 0, latest: [] }
}

/** The channel goes to the archive or comes back [MSG-11]; the current one is selected anew [MSG-12]. */
export function archived(
  context: Context,
  { channelId, isArchived }: Id & { isArchived: boolean },
): Context {
  const next = {
    ...context,
    channels: withChange(context.channels, channelId, { archived: isArchived }),
    archivedId: isArchived ? channelId : null,
  }
  return channelId === context.selectedId
    ? { ...selected(next, { channelId }), openId: null }
    : next
}

/** The channel is blocked or open again; the platform is to be told. */
export function blockWished(context: Context, { channelId, isBlocked }: BlockWish): Context {
  return {
    ...context,
    channels: withChange(context.channels, channelId, { blocked: isBlocked }),
    failedBlock: null,
    toBlock: [...context.toBlock, { channelId, isBlocked }],
  }
}

/** The platform said what became of a wish to block, or nothing. */
export function blockAnswered(context: Context, { channel }: { channel: Channel | null }): Context {
  const [wish, ...toBlock] = context.toBlock
  if (!wish) return context
  const next = { ...context, toBlock }
  const isWishedAgain = toBlock.some(({ channelId }) => channelId === wish.channelId)
  if (channel)
    return isWishedAgain ? next : { ...next, channels: withChannels(next.channels, [channel]) }
  const channels = withChange(next.channels, wish.channelId, { blocked: !wish.isBlocked })
  return { ...next, channels, failedBlock: wish }
}

/** What a message on its way can become; the rest of it stays as it was written. */
function isSameOutgoing(one: OutgoingMessage, other: OutgoingMessage | undefined): boolean {
  return (
    one.clientMessageId === other?.clientMessageId &&
    one.status === other.status &&
    one.messageId === other.messageId &&
    one.reason === other.reason
  )
}

/** What is on its way, handed to the channels that it concerns; the same array for the others. */
export function outgoingChanged(
  context: Context,
  { messages }: { messages: readonly OutgoingMessage[] },
): Context {
  const byChannel = new Map<string, OutgoingMessage[]>()
  for (const message of messages)
    byChannel.set(message.channelId, [...(byChannel.get(message.channelId) ?? []), message])
  const entries = [...byChannel].map(([id, own]) => {
    const known = context.outgoing[id] ?? []
    const isSame =
      known.length === own.length && known.every((one, at) => isSameOutgoing(one, own[at]))
    return [id, isSame ? known : own] as const
  })
  return { ...context, outgoing: Object.fromEntries(entries) }
}

/** E-mails or SMS about the actor are wanted or not [NTF-9]. */
export function wordsToggled(
  context: Context,
  { actorId, ...change }: Whose & ({ isEmailEnabled: boolean } | { isSmsEnabled: boolean }),
): Context {
  const { actor } = context
  return actor?.id === actorId ? { ...context, actor: { ...actor, ...change } } : context
}

/** Everything of the guest is forgotten. */
export function forgotten(context: Context): Context {
  const { isPageShown, isVisible, layout, overlays } = context
  return { ...nothing, isWanted: isPageShown, isPageShown, isVisible, layout, overlays }
}
