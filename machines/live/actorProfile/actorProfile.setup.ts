import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { promiseSlot } from '../../core/slot.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type {
  ActorInsights,
  ActorNote,
  ActorProfile,
  ActorProfileEvent,
  ActorState,
  WantedProfile,
} from './actorProfile.events.ts'
import { performerAt } from './actorProfile.sections.ts'

export interface ActorProfileContext {
  /** Null while no page of a performer is shown. */
  wanted: WantedProfile | null
  /** Null until the server said who is here. */
  guest: Pick<GuestState, 'id' | 'geoLocation'> | null
  actor: ActorProfile | null
  state: ActorState | null
  insights: ActorInsights | null
  openInterviews: readonly string[]
  /** As the platform keeps it. */
  note: ActorNote | null
  /** What the guest has typed and the platform does not keep yet. */
  draft: ActorNote | null
  /** The same of other performers, the newest last. */
  otherDrafts: readonly ActorNote[]
  /** Null while it is not known. */
  freeChatSeconds: number | null
}

export const nobodyWanted = {
  wanted: null,
  actor: null,
  state: null,
  insights: null,
  openInterviews: [],
  note: null,
  freeChatSeconds: null,
} as const satisfies Partial<ActorProfileContext>

type Visited = { path: string; query: Readonly<Record<string, string>> }
type BegunAnew = { actorId: string | null; withFreeChat: boolean }
type OfActor = { actorId: string }
type Favourite = { kind: FavouriteKind; id: string }

/** Whose profile a page shows; null for a page that shows none. */
function wantedAt({ path, query }: Visited): WantedProfile | null {
  const actorName = performerAt(path)
  return actorName === null ? null : { actorName, qmDay: query.qmday || null }
}

/** The input of what is asked about the performer who is shown. */
export const ofActor = ({ context: { actor } }: { context: ActorProfileContext }): OfActor => ({
  actorId: actor?.id ?? '',
})

/** So many notes wait to be kept by the platform; of more, the oldest goes. */
const mostDrafts = 20

/** The draft about that performer, and those about others. */
function draftOf(actorId: string, drafts: readonly ActorNote[]) {
  const own = drafts.findLast((one) => one.actorId === actorId) ?? null
  const others = drafts.filter((one) => one.actorId !== actorId)
  return { draft: own, otherDrafts: others.slice(-mostDrafts) }
}

/** What the chart of a performer's profile knows and does. */
export const actorProfileSetup = setup({
  types: {} as { context: ActorProfileContext; events: ActorProfileEvent },
  actors: {
    loadActorProfile: promiseSlot<ActorProfile | null, WantedProfile>('loadActorProfile'),
    loadActorState: promiseSlot<ActorState, OfActor>('loadActorState'),
    loadActorInsights: promiseSlot<ActorInsights, OfActor>('loadActorInsights'),
    loadActorNote: promiseSlot<ActorNote, OfActor>('loadActorNote'),
    storeActorNote: promiseSlot<ActorNote, ActorNote>('storeActorNote'),
    loadFreeChatDuration: promiseSlot<number, OfActor>('loadFreeChatDuration'),
  },
  guards: {
    isOfNobody: (_, visited: Visited) => wantedAt(visited) === null,
    isSameProfile({ context: { wanted } }, visited: Visited) {
      const next = wantedAt(visited)
      return wanted?.actorName === next?.actorName && wanted?.qmDay === next?.qmDay
    },
    isSameGuest: ({ context }, { guest }: { guest: GuestState }) =>
      context.guest?.id === guestIdOf(guest),
    isProfileWanted: ({ context }) => context.wanted !== null,
    isGuestKnown: ({ context }) => context.guest !== null,
    isLoggedIn: ({ context }) => context.guest?.id != null,
    isFound: (_, { actor }: { actor: ActorProfile | null }) => actor !== null,
    /** Of all performers, if none is named. */
    hasBegunAnew: ({ context }, { actorId }: BegunAnew) =>
      actorId === null || context.actor?.id === actorId,
    hasFreeChatBegunAnew: ({ context }, { actorId, withFreeChat }: BegunAnew) =>
      withFreeChat && (actorId === null || context.actor?.id === actorId),
    isShownActor: ({ context }, { actorId }: OfActor) => context.actor?.id === actorId,
    isShownFavourite: ({ context }, { kind, id }: Favourite) =>
      kind === 'actor' && context.actor?.id === id,
    isActor: (_, { kind }: { kind: FavouriteKind }) => kind === 'actor',
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    hasNewNote: ({ context: { draft, note } }) => draft !== null && draft.comment !== note?.comment,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    leave: assign(nobodyWanted),
    takeWanted: assign((_, visited: Visited) => ({ ...nobodyWanted, wanted: wantedAt(visited) })),
    takeGuest: assign(({ context }, { guest }: { guest: GuestState }) => {
      const known = { id: guestIdOf(guest), geoLocation: guest.geoLocation }
      const isOther = context.guest !== null && context.guest.id !== known.id
      if (!isOther) return { guest: known }
      const { wanted } = context
      return { ...nobodyWanted, wanted, guest: known, draft: null, otherDrafts: [] }
    }),
    takeActor: assign((_, { actor }: { actor: ActorProfile | null }) => ({ actor })),
    takeState: assign((_, { state }: { state: ActorState }) => ({ state })),
    takeInsights: assign((_, { insights }: { insights: ActorInsights }) => ({ insights })),
    openInterviews: assign((_, { ids }: { ids: readonly string[] }) => ({ openInterviews: ids })),
    takeNote: assign((_, { note }: { note: ActorNote }) => ({ note })),
    takeFreeChat: assign((_, { seconds }: { seconds: number }) => ({ freeChatSeconds: seconds })),
    setOnline: assign(({ context: { actor, state } }, { isOnline }: { isOnline: boolean }) => ({
      actor: actor && { ...actor, isOnline },
      state: state && { ...state, isOnline },
    })),
    setFavourite: assign(({ context: { actor } }, { isFavorite }: { isFavorite: boolean }) => ({
      actor: actor && { ...actor, modelGuestRelation: { isFavorite } },
    })),
    takeFavourites: assign(({ context: { actor } }, { actors }: { actors: readonly string[] }) => ({
      actor: actor && { ...actor, modelGuestRelation: { isFavorite: actors.includes(actor.id) } },
    })),
    typeNote: assign(({ context: { actor } }, { comment }: { comment: string }) => ({
      draft: actor && { actorId: actor.id, comment },
    })),
    dropKeptDraft: assign(({ context: { draft, note } }) => ({
      draft: draft?.actorId === note?.actorId && draft?.comment === note?.comment ? null : draft,
    })),
    takeDraft: assign(({ context: { draft, otherDrafts, actor } }) =>
      actor ? draftOf(actor.id, draft ? [...otherDrafts, draft] : otherDrafts) : {},
    ),
  },
})
