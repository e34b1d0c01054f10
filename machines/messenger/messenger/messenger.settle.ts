import { to } from '../../core/address.ts'
import type { ConversationEvent, ConversationInput } from '../conversation/conversation.events.ts'
import { changedIn, channelIn, read, withChange } from './channels.ts'
import { type MessengerContext, overlaysWanted, selectedIn } from './messenger.state.ts'
import { counts, latestOf, unreadChange } from './unread.ts'

/** How many conversations run at most, but for those with something to lose. */
export const keptConversations = 20

/** The id of the child that is a channel's conversation. */
export function conversationId(channelId: string): string {
  return `conversation-${encodeURIComponent(channelId)}`
}

/** What a change may bring about. */
interface Enqueue {
  assign(context: MessengerContext): void
  // biome-ignore lint/suspicious/noExplicitAny: the setup's own types say what may be sent to whom
  sendTo(target: any, event: any): void
  // biome-ignore lint/suspicious/noExplicitAny: as above
  spawnChild(logic: any, options: any): void
  stopChild(id: string): void
}

interface Moment {
  before: MessengerContext
  enqueue: Enqueue
  /** Whether a conversation can be stopped without losing what is written in it. */
  isDisposable: (channelId: string) => boolean
}

/**
 * Brings about what follows from a change: conversations start, hear of what concerns them and stop,
 * what is looked at is read, navigation knows of the panes that lie over others.
 * @param after as it is from now on, so far
 */
export function settle(after: MessengerContext, moment: Moment): void {
  const { before, enqueue } = moment
  const counted = withCounts(before, after)
  const settled = [missed, withConversation, seen, withRead].reduce(
    (context, step) => step(context, moment),
    counted,
  )
  for (const id of before.conversations)
    if (!settled.conversations.includes(id)) enqueue.stopChild(conversationId(id))
  tellChanges(before, counted, settled, enqueue)
  enqueue.assign(told(settled, enqueue))
}

/** The unread ones follow the channels, unless somebody just counted them. */
function withCounts(before: MessengerContext, after: MessengerContext): MessengerContext {
  if (before.channels === after.channels) return after
  const isCounted = before.unreadCount !== after.unreadCount
  const changed = changedIn(before.channels, after.channels)
  const change = isCounted ? 0 : unreadChange(before.channels, changed)
  return {
    ...after,
    unreadCount: Math.max(0, after.unreadCount + change),
    latest: latestOf(after.latest, after.channels, changed),
  }
}

/** A current channel that is not known is loaded. */
function missed(context: MessengerContext): MessengerContext {
  const { selectedId, asked, missing, unavailable } = context
  if (selectedId === null || selectedIn(context)) return context
  if ([asked, ...missing, ...unavailable].includes(selectedId)) return context
  return { ...context, missing: [selectedId, ...missing] }
}

/** The conversation of the current channel runs; of the others, those used last. */
function withConversation(context: MessengerContext, { enqueue, isDisposable }: Moment) {
  const channel = selectedIn(context)
  const { conversations, drafts, outgoing, purse } = context
  if (!context.isPageShown || !channel || conversations.at(-1) === channel.id) return context
  const used = [...conversations.filter((id) => id !== channel.id), channel.id]
  if (conversations.includes(channel.id)) return { ...context, conversations: used }

  const { [channel.id]: draft = null, ...otherDrafts } = drafts
  const own = outgoing[channel.id] ?? []
  const input: ConversationInput = { channel, purse, draft, outgoing: own }
  enqueue.spawnChild('conversation', { id: conversationId(channel.id), input })
  const surplus = Math.max(0, used.length - keptConversations)
  const stopped = used
    .slice(0, -1)
    .filter((id) => (outgoing[id] ?? []).length === 0 && isDisposable(id))
    .slice(0, surplus)
  const kept = used.filter((id) => !stopped.includes(id))
  return { ...context, conversations: kept, drafts: otherDrafts }
}

/** The conversation that is seen knows that it is, and the one before that it was left. */
function seen(context: MessengerContext, { before, enqueue }: Moment): MessengerContext {
  const { openId, conversations } = context
  const channel = context.isPageShown ? selectedIn(context) : undefined
  if ((channel?.id ?? null) === openId) return context
  if (before.openId !== null && conversations.includes(before.openId))
    enqueue.sendTo(conversationId(before.openId), { type: 'conversation.left' })
  if (!channel) return { ...context, openId: null }
  const { unreadCount } = channel
  enqueue.sendTo(conversationId(channel.id), { type: 'conversation.opened', unreadCount })
  return { ...context, openId: channel.id }
}

/** What is unread in the channel that is being looked at is read [MSG-10 MSG-23]. */
function withRead(context: MessengerContext): MessengerContext {
  const channel = channelIn(context.channels, context.openId)
  if (!channel?.unread || !context.isVisible || !context.isEndSeen) return context
  const channels = withChange(context.channels, channel.id, read)
  return {
    ...context,
    channels,
    unreadCount: Math.max(0, context.unreadCount - (counts(channel) ? channel.unreadCount : 0)),
    latest: latestOf(context.latest, channels, []),
    toTouch: context.toTouch.includes(channel.id)
      ? context.toTouch
      : [...context.toTouch, channel.id],
  }
}

/** The conversations hear of what changed for them, those that just began since they did. */
function tellChanges(
  before: MessengerContext,
  begun: MessengerContext,
  after: MessengerContext,
  enqueue: Enqueue,
): void {
  const changed = changedIn(before.channels, after.channels)
  const changedSinceBegun = changedIn(begun.channels, after.channels)
  for (const id of after.conversations) {
    const isRunning = before.conversations.includes(id)
    const known = isRunning ? before : begun
    const tell = (event: ConversationEvent) => enqueue.sendTo(conversationId(id), event)
    const channel = channelIn(isRunning ? changed : changedSinceBegun, id)
    if (channel) tell({ type: 'conversation.channelChanged', channel })
    if (after.purse !== known.purse) tell({ type: 'conversation.purseChanged', purse: after.purse })
    if (after.outgoing[id] !== known.outgoing[id])
      tell({ type: 'conversation.outgoingChanged', outgoing: after.outgoing[id] ?? [] })
  }
}

/** Navigation knows how many panes lie over others, and the current channel is kept over a reload. */
function told(context: MessengerContext, enqueue: Enqueue): MessengerContext {
  const { guestId, isPageShown, notedId, selectedId } = context
  const wanted = isPageShown ? overlaysWanted(context) : context.overlays
  for (let count = context.overlays; count < wanted; count++)
    enqueue.sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'messenger' })
  for (let count = context.overlays; count > wanted; count--)
    enqueue.sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'messenger' })
  if (guestId !== null && selectedId !== notedId)
    enqueue.sendTo(to('delivery'), { type: 'delivery.channelNoted', channelId: selectedId })
  return { ...context, overlays: wanted, notedId: selectedId }
}
