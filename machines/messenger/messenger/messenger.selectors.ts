import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { conversationMachine } from '../conversation/conversation.machine.ts'
import { channelIn, isSameOrder } from './channels.ts'
import type {
  ChannelFilter,
  Layout,
  MessengerActor,
  Pane,
  UnreadMessage,
} from './messenger.events.ts'
import type { messengerMachine } from './messenger.machine.ts'
import { conversationId } from './messenger.settle.ts'
import {
  type BlockWish,
  type MessengerContext,
  paneIn,
  selectedIn,
  showsDetails,
} from './messenger.state.ts'

export type MessengerSnapshot = SnapshotFrom<typeof messengerMachine>

export type ConversationRef = ActorRefFrom<typeof conversationMachine>

const isInFilter: { readonly [F in ChannelFilter]: (channel: Channel) => boolean } = {
  newest: ({ archived, blocked }) => !archived && !blocked,
  archived: ({ archived, blocked }) => archived && !blocked,
  unread: ({ unread, archived, blocked }) => unread && !archived && !blocked,
  blocked: ({ blocked }) => blocked,
}

type Asked = Pick<MessengerContext, 'channels' | 'filter' | 'isOnlineOnly' | 'searchPattern'>

let asked: Asked | undefined
let found: readonly string[] = []

function isListed(channel: Channel, { filter, isOnlineOnly, searchPattern }: Asked): boolean {
  if (!isInFilter[filter](channel)) return false
  if (isOnlineOnly && !channel.isActorOnline) return false
  if (searchPattern === '') return true
  const wanted = searchPattern.trim().toLocaleLowerCase()
  return channel.actorName.toLocaleLowerCase().includes(wanted)
}

function isSameQuestion(before: Asked, after: Asked): boolean {
  return (
    before.channels === after.channels &&
    before.filter === after.filter &&
    before.isOnlineOnly === after.isOnlineOnly &&
    before.searchPattern === after.searchPattern
  )
}

/**
 * The ids of the channels that are listed, in order [MSG-5 MSG-6]; the same array while they are the
 * same.
 */
export function selectListedIds({ context }: MessengerSnapshot): readonly string[] {
  if (asked && isSameQuestion(asked, context)) return found
  asked = context
  const ids = context.channels.filter((channel) => isListed(channel, context)).map(({ id }) => id)
  if (!isSameOrder(ids, found)) found = ids
  return found
}

/** Selects the channel of that id, undefined unless it is known; the same while it is the same. */
export function selectChannel(id: string) {
  return ({ context }: MessengerSnapshot): Channel | undefined => channelIn(context.channels, id)
}

/** The list that is looked at [MSG-5]. */
export function selectFilter({ context }: MessengerSnapshot): ChannelFilter {
  return context.filter
}

/** Whether only channels whose actor is online are listed [MSG-6]. */
export function selectIsOnlineOnly({ context }: MessengerSnapshot): boolean {
  return context.isOnlineOnly
}

/** What is searched for in the actors' names. */
export function selectSearchPattern({ context }: MessengerSnapshot): string {
  return context.searchPattern
}

/** Whether a list that may hold channels is on its way and none of it is there. */
export function selectIsListLoading(snapshot: MessengerSnapshot): boolean {
  if (selectListedIds(snapshot).length > 0 || snapshot.context.searchPattern !== '') return false
  return (
    snapshot.matches({ list: 'unwanted' }) ||
    snapshot.matches({ list: 'awaitingSession' }) ||
    snapshot.matches({ list: 'loading' }) ||
    snapshot.matches({ filter: 'asked' })
  )
}

/** Whether the list did not come; `messenger.retryRequested` asks again. */
export function selectHasListFailed(snapshot: MessengerSnapshot): boolean {
  return snapshot.matches({ list: 'failed' })
}

/** Whether there is more of the list than is known. */
export function selectHasMore({ context }: MessengerSnapshot): boolean {
  return context.loadedCount < context.total
}

/** Whether more of the list was asked for and did not come in time. */
export function selectHasMoreFailed(snapshot: MessengerSnapshot): boolean {
  return snapshot.matches({ more: 'unanswered' })
}

/** The newest unread messages, at most five, the newest first [MSG-15]. */
export function selectLatestUnread({ context }: MessengerSnapshot): readonly UnreadMessage[] {
  return context.latest
}

/** Whether some of the latest unread messages may not be known yet: the list is on its way. */
export function selectIsLatestLoading(snapshot: MessengerSnapshot): boolean {
  const { latest, unreadCount } = snapshot.context
  if (latest.length > 0 || unreadCount === 0) return false
  return snapshot.matches({ list: 'loading' }) || snapshot.matches({ list: 'awaitingSession' })
}

/** The id of the current channel; null without one [MSG-9]. */
export function selectSelectedId({ context }: MessengerSnapshot): string | null {
  return context.selectedId
}

/** The current channel, undefined until it is known. */
export function selectSelectedChannel({ context }: MessengerSnapshot): Channel | undefined {
  return selectedIn(context)
}

/** Whether a channel was chosen that is still to come. */
export function selectIsSelectionAwaited(snapshot: MessengerSnapshot): boolean {
  const { selectedId, wantedActorId, unavailable } = snapshot.context
  if (wantedActorId !== null) return !snapshot.matches({ actorChannel: 'failed' })
  return selectedId !== null && !selectedIn(snapshot.context) && !unavailable.includes(selectedId)
}

/** Whether a channel was chosen that did not come; `messenger.retryRequested` asks again. */
export function selectHasSelectionFailed(snapshot: MessengerSnapshot): boolean {
  const { selectedId, unavailable } = snapshot.context
  if (snapshot.matches({ actorChannel: 'failed' })) return true
  return selectedId !== null && !selectedIn(snapshot.context) && unavailable.includes(selectedId)
}

/** The conversation of the current channel; undefined until it runs. */
export function selectConversation(snapshot: MessengerSnapshot): ConversationRef | undefined {
  const { selectedId, conversations } = snapshot.context
  if (selectedId === null || !conversations.includes(selectedId)) return undefined
  const children: Record<string, unknown> = snapshot.children
  return children[conversationId(selectedId)] as ConversationRef | undefined
}

/** What a narrow window shows. */
export function selectPane({ context }: MessengerSnapshot): Pane {
  return paneIn(context)
}

/** How the page is laid out; null until it said so. */
export function selectLayout({ context }: MessengerSnapshot): Layout | null {
  return context.layout
}

/** Whether the details of the current channel's actor are shown. */
export function selectAreDetailsShown({ context }: MessengerSnapshot): boolean {
  return showsDetails(context)
}

/** The actor shown beside the conversation; null until it came [MSG-20]. */
export function selectActor({ context }: MessengerSnapshot): MessengerActor | null {
  return context.actor
}

/** Whether the actor did not come; `messenger.retryRequested` asks again. */
export function selectHasActorFailed(snapshot: MessengerSnapshot): boolean {
  return snapshot.matches({ details: 'failed' })
}

/** The channel that was archived last, as long as that can be taken back. */
export function selectArchivedLast({ context }: MessengerSnapshot): Channel | undefined {
  return channelIn(context.channels, context.archivedId)
}

/** The wish to block that was not met, until it is put away. */
export function selectFailedBlock({ context }: MessengerSnapshot): BlockWish | null {
  return context.failedBlock
}

/** Selects whether messages of the guest wait in that channel, or were rejected. */
export function selectOutgoingState(id: string) {
  return ({ context }: MessengerSnapshot): 'none' | 'waiting' | 'rejected' => {
    const outgoing = context.outgoing[id] ?? []
    if (outgoing.some(({ status }) => status === 'rejected')) return 'rejected'
    const isWaiting = outgoing.some(({ status }) => status === 'storing' || status === 'waiting')
    return isWaiting ? 'waiting' : 'none'
  }
}

/** How much of the platform's list has been loaded one after the other. */
export function selectLoadedCount({ context }: MessengerSnapshot): number {
  return context.loadedCount
}
