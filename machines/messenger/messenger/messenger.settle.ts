import { type Addresses, type Target, to } from '../../core/address.ts'
import { ownIn } from '../../core/ownIn.ts'
import type { ConversationEvent, ConversationInput } from '../conversation/conversation.events.ts'
import {
  detailedActorIn,
  type MessengerContext,
  namingOf,
  overlaysWanted,
  selectedIdIn,
} from './messenger.state.ts'

/** How many conversations run at most, but for those with something to lose. */
const keptConversations = 20

/** The id of the child that is a channel's conversation. */
export function conversationId(channelId: string): string {
  return `conversation-${encodeURIComponent(channelId)}`
}

type Context = MessengerContext

/** What a change may bring about. */
export interface Enqueue {
  assign(context: Context): void
  sendTo(conversation: string, event: ConversationEvent): void
  sendTo(target: Target<'channels'>, event: Addresses['channels']): void
  sendTo(target: Target<'channelDetails'>, event: Addresses['channelDetails']): void
  sendTo(target: Target<'delivery'>, event: Addresses['delivery']): void
  sendTo(target: Target<'navigation'>, event: Addresses['navigation']): void
  spawnChild(src: 'conversation', options: { id: string; input: ConversationInput }): void
  stopChild(id: string): void
}

interface Moment {
  before: Context
  enqueue: Enqueue
  /** Whether a conversation can be stopped without losing what is written in it. */
  isDisposable: (channelId: string) => boolean
  /** Whether the page is entered, whose address may name something else. */
  isEntering: boolean
}

/**
 * Brings about what follows from a change: conversations start, hear of what concerns them and stop,
 * and others are told what the guest looks at.
 * @param after as it is from now on, so far
 */
export function settle(after: Context, moment: Moment): void {
  const { before, enqueue } = moment
  if (after.choice !== before.choice)
    enqueue.sendTo(to('channels'), { type: 'channels.followed', choice: after.choice })
  const begun = seen(withConversation(after, moment), moment)
  for (const id of before.conversations)
    if (!begun.conversations.includes(id)) enqueue.stopChild(conversationId(id))
  tellChanges(before, begun, enqueue)
  const watched = withWatch(begun, moment)
  const actorId = detailedActorIn(watched)
  if (actorId !== detailedActorIn(before))
    enqueue.sendTo(to('channelDetails'), { type: 'channelDetails.shown', actorId })
  enqueue.assign(told(watched, moment))
}

/** The conversation of the current channel runs; of the others, those used last. */
function withConversation(context: Context, { enqueue, isDisposable }: Moment): Context {
  const { channel, conversations, drafts, outgoing } = context
  if (!context.isPageShown || !channel || conversations.at(-1) === channel.id) return context
  const used = [...conversations.filter((id) => id !== channel.id), channel.id]
  if (conversations.includes(channel.id)) return { ...context, conversations: used }

  const { [channel.id]: _, ...otherDrafts } = drafts
  const draft = ownIn(drafts, channel.id) ?? null
  const input = { channel, draft, outgoing: ownIn(outgoing, channel.id) ?? [] }
  enqueue.spawnChild('conversation', { id: conversationId(channel.id), input })
  const surplus = Math.max(0, used.length - keptConversations)
  const stopped = used
    .slice(0, -1)
    .filter((id) => (ownIn(outgoing, id) ?? []).length === 0 && isDisposable(id))
    .slice(0, surplus)
  const kept = used.filter((id) => !stopped.includes(id))
  return { ...context, conversations: kept, drafts: otherDrafts }
}

/** The conversation that is seen knows that it is, and the one before that it was left. */
function seen(context: Context, { before, enqueue }: Moment): Context {
  const { openId, conversations } = context
  const channel = context.isPageShown ? context.channel : null
  if ((channel?.id ?? null) === openId) return context
  if (before.openId !== null && conversations.includes(before.openId))
    enqueue.sendTo(conversationId(before.openId), { type: 'conversation.left' })
  if (!channel) return { ...context, openId: null }
  const { unreadCount } = channel
  enqueue.sendTo(conversationId(channel.id), { type: 'conversation.opened', unreadCount })
  return { ...context, openId: channel.id }
}

/** The conversations hear of what changed for them. */
function tellChanges(before: Context, after: Context, enqueue: Enqueue): void {
  const { channel, conversations, outgoing } = after
  const tell = (id: string, event: ConversationEvent) => enqueue.sendTo(conversationId(id), event)
  for (const id of conversations.filter((one) => before.conversations.includes(one))) {
    if (id === channel?.id && channel !== before.channel)
      tell(id, { type: 'conversation.channelChanged', channel })
    const own = ownIn(outgoing, id)
    if (own !== ownIn(before.outgoing, id))
      tell(id, { type: 'conversation.outgoingChanged', outgoing: own ?? [] })
  }
}

/** The channels know whether the guest looks at the current one [MSG-10]. */
function withWatch(context: Context, { before, enqueue }: Moment): Context {
  const { channel, openId } = context
  const isWatched = context.isVisible && channel !== null && openId === channel.id
  // whom is followed anew is not looked at until that is said
  const wasWatched = before.isWatched && before.choice === context.choice
  if (isWatched !== wasWatched)
    enqueue.sendTo(to('channels'), { type: 'channels.watchChanged', isWatched })
  return { ...context, isWatched }
}

/** Navigation knows how many panes lie over others, and the current channel is kept over a reload. */
function told(context: Context, { before, enqueue, isEntering }: Moment): Context {
  const { choice, guestId, isPageShown } = context
  const wanted = isPageShown ? overlaysWanted(context) : context.overlays
  for (let count = context.overlays; count < wanted; count++)
    enqueue.sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'messenger' })
  for (let count = context.overlays; count > wanted; count--)
    enqueue.sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'messenger' })
  const selectedId = selectedIdIn(context)
  const isToBeFound = choice !== null && selectedId === null
  const notedId = guestId === null || isToBeFound ? context.notedId : selectedId
  if (notedId !== context.notedId)
    enqueue.sendTo(to('delivery'), { type: 'delivery.channelNoted', channelId: notedId })
  const naming = namingOf(context)
  const isOther = isEntering || naming?.query.channel !== namingOf(before)?.query.channel
  if (naming && (isOther || wanted !== context.overlays)) enqueue.sendTo(to('navigation'), naming)
  return { ...context, overlays: wanted, notedId }
}
