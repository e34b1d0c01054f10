import type { SnapshotFrom } from 'xstate'
import type { ChatType } from './chatTypes.ts'
import { type ExitCode, type ExitReason, endOf, type Follow } from './exitCodes.ts'
import type { Reaction } from './liveChat.context.ts'
import type { ChatLine, ChatWanted, LiveChat } from './liveChat.events.ts'
import type { liveChatMachine } from './liveChat.machine.ts'

type LiveChatSnapshot = SnapshotFrom<typeof liveChatMachine>

/**
 * How far the chat is: `opening` until the platform answered, `running`, `asking` whether the guest goes on for
 * coins after free time, `short` of coins, `unsure` while a lost answer is asked for again, `interrupted` when
 * one was found that ran before, `leaving`, `ended` also when it did not begin.
 */
export type ChatProgress =
  | 'closed'
  | 'opening'
  | 'running'
  | 'asking'
  | 'short'
  | 'unsure'
  | 'interrupted'
  | 'leaving'
  | 'ended'

/** How far the chat is. */
export function selectChatProgress(snapshot: LiveChatSnapshot): ChatProgress {
  const { value } = snapshot
  if (typeof value === 'string') return value === 'interrupted' ? value : 'closed'
  if ('opening' in value) return value.opening === 'unsure' ? 'unsure' : 'opening'
  if ('leaving' in value) return value.leaving === 'unsure' ? 'unsure' : 'leaving'
  if ('ended' in value) return 'ended'
  const { clock } = value.running
  if (clock === 'short' || clock === 'unsure') return clock
  const isShow = snapshot.context.chat?.chatType === 'LIVESHOW'
  return clock === 'freeTimeOver' && !isShow ? 'asking' : 'running'
}

/** Which performer is wanted, and how; null while nobody is, or the chat was found. */
export function selectWanted({ context }: LiveChatSnapshot): ChatWanted | null {
  return context.wanted
}

/** The chat as the platform has it in its books; null before it began. */
export function selectChat({ context }: LiveChatSnapshot): LiveChat | null {
  return context.chat
}

/** Those whose `priceAfter` is that of the live chat. */
const followed: ReadonlySet<ChatType> = new Set(['LIVECHAT', 'FREECHAT', 'LIVE_PREVIEW'])

/** Coins a minute of the live chat that may follow the one that ended; 0 while that is not known. */
export function selectPriceToGoOn({ context: { chat } }: LiveChatSnapshot): number {
  return chat && followed.has(chat.chatType) ? chat.priceAfter : 0
}

/** Why a chat ended, or did not begin, and what follows [CHT-12 CHT-13]. */
export interface ToldEnd {
  code: ExitCode
  reason: ExitReason
  follow: Follow
  /** Another chat of the guest's that runs, where that is why. */
  running: LiveChat | null
}

const told = new WeakMap<object, ToldEnd>()

/** Why it ended, and what follows; null while it has not. */
export function selectChatEnd({ context: { end } }: LiveChatSnapshot): ToldEnd | null {
  if (!end) return null
  const known = told.get(end) ?? { ...end, ...endOf(end.code) }
  told.set(end, known)
  return known
}

/** How the picture is. */
export function selectPicture(snapshot: LiveChatSnapshot): 'starting' | 'playing' | 'stalled' {
  if (snapshot.matches({ running: { clock: 'awaitingPicture' } })) return 'starting'
  return snapshot.context.isPlaying ? 'playing' : 'stalled'
}

/** When the minute, or the free time, ends if the picture goes on, in ms since the epoch; null while it stands. */
export function selectEndsAt({ context }: LiveChatSnapshot): number | null {
  return context.endsAt
}

/** Whether little of the free time is left. */
export function selectIsLastFree(snapshot: LiveChatSnapshot): boolean {
  return snapshot.matches({ running: { clock: { playing: 'nearlyOver' } } })
}

/** How the wish to be alone with the performer stands. */
export function selectPrivacy(snapshot: LiveChatSnapshot): 'asIs' | 'asking' | 'refused' {
  const { value } = snapshot
  return typeof value === 'object' && 'running' in value ? value.running.privacy : 'asIs'
}

/** What was said, oldest first. */
export function selectLines({ context }: LiveChatSnapshot): readonly ChatLine[] {
  return context.lines
}

/** What the guest is writing. */
export function selectDraft({ context }: LiveChatSnapshot): string {
  return context.text
}

/** How the performer reacted last, oldest first. */
export function selectReactions({ context }: LiveChatSnapshot): readonly Reaction[] {
  return context.reactions
}

/** Whether the room is a small one in the corner. */
export function selectIsSmall({ context }: LiveChatSnapshot): boolean {
  return context.isSmall
}

/** Whether the guest wants it silent. */
export function selectIsMuted({ context }: LiveChatSnapshot): boolean {
  return context.isMuted
}

/** Whether the picture is in a window of its own; null where that is not possible. */
export function selectIsApart({ context }: LiveChatSnapshot): boolean | null {
  return context.isApart
}

/** What the guest writes beside the stars; null where there are stars alone [GST-23]. */
export function selectComment({ context }: LiveChatSnapshot): string | null {
  return context.mayComment ? context.comment : null
}

/** How far the survey is. */
export function selectSurvey(
  snapshot: LiveChatSnapshot,
): 'none' | 'open' | 'sending' | 'sent' | 'failed' {
  if (snapshot.matches({ ended: 'asking' })) return 'open'
  if (snapshot.matches({ ended: 'rating' })) return 'sending'
  if (snapshot.matches({ ended: 'rated' })) return 'sent'
  return snapshot.matches({ ended: 'notRated' }) ? 'failed' : 'none'
}
