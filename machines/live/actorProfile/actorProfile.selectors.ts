import type { SnapshotFrom } from 'xstate'
import { isBanned } from '../../account/guest/isBanned.ts'
import type { ActorInsights, ActorProfile, ActorState } from './actorProfile.events.ts'
import type { actorProfileMachine } from './actorProfile.machine.ts'

type ActorProfileSnapshot = SnapshotFrom<typeof actorProfileMachine>

/** From so many ratings of ninety days on one is shown [ACT-21 CHT-6]. */
const fewestRatings = 10

/** How far the profile is: nobody of that name is `unknown`. */
export function selectProfileProgress(
  snapshot: ActorProfileSnapshot,
): 'loading' | 'shown' | 'unknown' | 'failed' {
  if (snapshot.matches('shown')) return 'shown'
  if (snapshot.matches('unknown')) return 'unknown'
  return snapshot.matches('failed') ? 'failed' : 'loading'
}

/** The performer whose profile is shown; null until it came. */
export function selectActorProfile({ context }: ActorProfileSnapshot): ActorProfile | null {
  return context.actor
}

/** What the buttons to chat with a performer say, and which there are. */
export interface ChatButtons
  extends Pick<ActorState, 'actorId' | 'freeChat' | 'multiChatPrice' | 'singleC2CChatPrice'> {
  /** The name as addresses have it. */
  actorLink: string
  isActorOnline: boolean
  voucherChatMinutes: number
  prices: ActorState['prices']
  isVoyeurChat: boolean
  isTicketShow: boolean
  isVoiceCall: boolean
  isBannedCountry: boolean
}

const buttonsOf = new WeakMap<ActorState, ChatButtons>()

/** What the performer's chat buttons say; null until it is known [ACT-17 ACT-18 ACT-19]. */
export function selectChatButtons(snapshot: ActorProfileSnapshot): ChatButtons | null {
  const { actor, state } = snapshot.context
  if (!actor || !state) return null
  const isBannedCountry = selectIsBanned(snapshot)
  const known = buttonsOf.get(state)
  if (known?.isBannedCountry === isBannedCountry) return known
  const { actorId, freeChat, multiChatPrice, prices, singleC2CChatPrice } = state
  const buttons = {
    actorId,
    actorLink: actor.name.toLowerCase(),
    isActorOnline: state.isOnline,
    freeChat,
    voucherChatMinutes: prices.voucherChatMinutes,
    prices,
    multiChatPrice,
    singleC2CChatPrice,
    isVoyeurChat: state.isVoyeurChatAvailable,
    isTicketShow: state.isCurrentlyTicketShow,
    isVoiceCall: state.isOnlineMobileVideocall,
    isBannedCountry,
  }
  buttonsOf.set(state, buttons)
  return buttons
}

/** Whether the prices did not come; `actorProfile.retryRequested` asks again. */
export function selectHaveButtonsFailed(snapshot: ActorProfileSnapshot): boolean {
  return snapshot.matches({ shown: { state: 'failed' } })
}

/** Whether the performer may not be met from where the guest is [ACT-22]. */
export function selectIsBanned({ context: { actor, guest } }: ActorProfileSnapshot): boolean {
  if (!actor || !guest) return false
  return isBanned(guest, { bannedCountries: actor.bannedCountryCodes })
}

/** What is told beside the profile; null until it came. */
export function selectInsights({ context }: ActorProfileSnapshot): ActorInsights | null {
  return context.insights
}

/** Whether that did not come; `actorProfile.retryRequested` asks again. */
export function selectHaveInsightsFailed(snapshot: ActorProfileSnapshot): boolean {
  return snapshot.matches({ shown: { insights: 'failed' } })
}

/** Ids of the interviews whose answers are seen. */
export function selectOpenInterviews({ context }: ActorProfileSnapshot): readonly string[] {
  return context.openInterviews
}

/** How content guests were; null while too few said so [ACT-21 CHT-6]. */
export function selectRating({ context }: ActorProfileSnapshot): ActorInsights['rating'] | null {
  const rating = context.insights?.rating
  return rating && rating.countRatings >= fewestRatings ? rating : null
}

/** How long the guest may chat for free, in seconds; null while it is not known [ACT-23]. */
export function selectFreeChatSeconds({ context }: ActorProfileSnapshot): number | null {
  return context.freeChatSeconds
}

/** How far the guest's note is; `forGuestsAlone` while nobody is logged in. */
export function selectNoteProgress(
  snapshot: ActorProfileSnapshot,
): 'forGuestsAlone' | 'loading' | 'failed' | 'resting' | 'saving' | 'saved' | 'notSaved' {
  const { value } = snapshot
  if (typeof value !== 'object') return 'loading'
  const { note } = value.shown
  if (typeof note === 'object') return note.known
  return note === 'deciding' ? 'loading' : note
}

/** The note as the guest has it before them. */
export function selectNote({ context: { draft, note } }: ActorProfileSnapshot): string {
  return draft?.comment ?? note?.comment ?? ''
}

/** Whether the note has something that the platform does not keep yet. */
export function selectHasNewNote({ context: { draft, note } }: ActorProfileSnapshot): boolean {
  return draft !== null && draft.comment !== note?.comment
}
