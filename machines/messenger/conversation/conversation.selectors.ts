import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { composerMachine } from '../composer/composer.machine.ts'
import type { ChatMessage, OutgoingMessage } from './chatMessage.ts'
import type { ScrollAnchor, Search } from './conversation.events.ts'
import type { History } from './conversation.history.ts'
import type { conversationMachine } from './conversation.machine.ts'
import { hitsIn } from './conversation.search.ts'
import { createTimeline, type Timeline } from './conversation.timeline.ts'

type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>

/** How far the history is: `loading` also means that what is here is being brought up to date. */
export type NewestProgress = 'waiting' | 'loading' | 'loaded' | 'failed'

export type OlderProgress = 'none' | 'idle' | 'loading' | 'failed'

interface Made {
  outgoing: readonly OutgoingMessage[]
  firstUnread: number | null
  timeline: Timeline
}

const made = new WeakMap<History['pages'], Made>()

/** What is shown, oldest first; the same object while nothing of it changed. */
export function selectTimeline({ context }: ConversationSnapshot): Timeline {
  const { history, outgoing, firstUnread } = context
  const known = made.get(history.pages)
  if (known?.outgoing === outgoing && known.firstUnread === firstUnread) return known.timeline
  const timeline = createTimeline({ pages: history.pages, outgoing, firstUnread })
  made.set(history.pages, { outgoing, firstUnread, timeline })
  return timeline
}

const progressOf = {
  stale: 'waiting',
  loading: 'loading',
  current: 'loaded',
  failed: 'failed',
} as const

/** How far the newest messages are. */
export function selectNewestProgress({ value }: ConversationSnapshot): NewestProgress {
  return progressOf[value.newest]
}

/** Whether the history has been here before, even if it is being loaded again. */
export function selectIsKnown({ context }: ConversationSnapshot): boolean {
  return context.isKnown
}

/** How far older messages are; `none` when there are no more. */
export function selectOlderProgress({ context, value }: ConversationSnapshot): OlderProgress {
  return context.history.hasOlder ? value.older : 'none'
}

/** Where the view is to begin; a new object whenever it is to. */
export function selectStart({ context }: ConversationSnapshot): { anchor: ScrollAnchor | null } {
  return context.start
}

/** Where the guest was reading; null at the end. */
export function selectAnchor({ context }: ConversationSnapshot): ScrollAnchor | null {
  return context.anchor
}

/** What the guest searches for here; null while they do not. */
export function selectSearch({ context }: ConversationSnapshot): Search | null {
  return context.search
}

/** Whether the guest searches here. */
export function selectIsSearching(snapshot: ConversationSnapshot | undefined): boolean {
  return Boolean(snapshot?.context.search)
}

/** The keys of the rows in which is what is searched for, oldest first; the same array while they are the same rows. */
export function selectHits(snapshot: ConversationSnapshot): readonly string[] {
  return hitsIn(selectTimeline(snapshot), snapshot.context.search?.searchPattern ?? '')
}

/** How many of the actor's messages came while the end was out of view. */
export function selectNewCount({ context }: ConversationSnapshot): number {
  return context.newCount
}

/** The actor's last messages that came since the guest did, oldest first. */
export function selectArrivals({ context }: ConversationSnapshot): readonly ChatMessage[] {
  return context.arrivals
}

/** The guest's messages that the history does not show, in order. */
export function selectOutgoing({ context }: ConversationSnapshot): readonly OutgoingMessage[] {
  return context.outgoing
}

export function selectChannel({ context }: ConversationSnapshot): Channel {
  return context.channel
}

/** Where the guest writes in this channel. */
export function selectComposer({
  children,
}: ConversationSnapshot): ActorRefFrom<typeof composerMachine> {
  if (!children.composer) throw new Error('a conversation runs its composer')
  return children.composer as ActorRefFrom<typeof composerMachine>
}
