import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type {
  Outcome,
  OutcomeKind,
  OutcomeStoreRequest,
  OutcomesEvent,
  SubscriptionPush,
} from './outcomes.events.ts'

export interface OutcomesContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  /** Null while nobody is logged in. */
  balance: number | null
  /** The path of the page that they are told on; null until a page is shown. */
  path: string | null
  /** What is told, in the order in which it came about. */
  outcomes: readonly Outcome[]
}

/** What concerns who is logged in no more. */
const ofVisitors: readonly OutcomeKind[] = ['loggedOut', 'messagesUnsent', 'sessionExpired']

const met = (kind: OutcomeKind) =>
  ({ actions: [{ type: 'add', params: { kind } }, 'keep'] }) as const

const subscriptionUpdated = [
  { guard: { type: 'hasEnded', params: withEvent }, ...met('subscriptionEnded') },
  {
    guard: { type: 'hasBegun', params: withEvent },
    actions: [{ type: 'addSubscription', params: withEvent }, 'keep'],
  },
] as const

/** What came about so that the page was loaded anew, or without the guest's doing: told until it is closed or the page left. */
export const outcomesMachine = setup({
  types: {} as { context: OutcomesContext; events: OutcomesEvent },
  actors: { outcomeStore: callbackSlot<OutcomeStoreRequest>('outcomeStore') },
  guards: {
    isLoggedIn: ({ context }) => context.guestId !== null,
    isCredit: ({ context }, params: { balance: number; isPayment: boolean }) =>
      context.balance !== null && !params.isPayment && params.balance > context.balance,
    isAnotherPage: ({ context }, params: { path: string }) =>
      context.path !== null && context.path !== params.path,
    hasBegun: (_, params: SubscriptionPush) => params.active && params.started,
    hasEnded: (_, params: SubscriptionPush) => !params.active,
  },
  actions: {
    takeKept: assign({
      outcomes: ({ context }, params: { outcomes: readonly Outcome[] }) => [
        ...params.outcomes,
        ...context.outcomes,
      ],
    }),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({
      guestId: guestIdOf(guest),
      balance: guest.isLoggedIn ? guest.balance : null,
    })),
    dropOthers: assign(({ context }, { guest }: { guest: GuestState }) => ({
      outcomes: context.outcomes.filter(({ kind }) =>
        guest.isLoggedIn
          ? !ofVisitors.includes(kind) && [null, guest.id].includes(context.guestId)
          : ofVisitors.includes(kind),
      ),
    })),
    becomeVisitor: assign({ guestId: null, balance: null, outcomes: [] }),
    takeBalance: assign((_, { balance }: { balance: number }) => ({ balance })),
    takePath: assign((_, { path }: { path: string }) => ({ path })),
    add: assign({
      outcomes: ({ context }, { kind }: { kind: OutcomeKind }) =>
        withOutcome(context.outcomes, { kind, count: 0 }),
    }),
    addCredit: assign({
      outcomes: ({ context: { outcomes, balance } }, params: { balance: number }) =>
        withOutcome(outcomes, { kind: 'credited', count: params.balance - (balance ?? 0) }),
    }),
    addSubscription: assign({
      outcomes: ({ context }, { price }: SubscriptionPush) =>
        withOutcome(context.outcomes, {
          kind: 'subscriptionBegan',
          count: Math.round(price * 100),
        }),
    }),
    addUnsent: assign({
      outcomes: ({ context }, { count }: { count: number }) =>
        withOutcome(context.outcomes, { kind: 'messagesUnsent', count }),
    }),
    remove: assign({
      outcomes: ({ context }, params: { kind: OutcomeKind }) =>
        context.outcomes.filter(({ kind }) => kind !== params.kind),
    }),
    clear: assign({ outcomes: [] }),
    keep: sendTo('outcomeStore', ({ context: { outcomes } }) => ({
      type: 'outcomeStore.kept' as const,
      outcomes,
    })),
  },
}).createMachine({
  id: 'outcomes',
  context: { guestId: null, balance: null, path: null, outcomes: [] },
  invoke: { src: 'outcomeStore', id: 'outcomeStore' },
  on: {
    'outcomeStore.read': { actions: { type: 'takeKept', params: withEvent } },
    'guest.identified': {
      actions: [
        { type: 'dropOthers', params: withEvent },
        { type: 'takeGuest', params: withEvent },
        'keep',
      ],
    },
    'guest.changed': { actions: { type: 'takeGuest', params: withEvent } },
    'guest.leaving': {
      actions: ['becomeVisitor', { type: 'add', params: { kind: 'loggedOut' } }, 'keep'],
    },
    'outcomes.logoutFailed': {
      actions: [{ type: 'remove', params: { kind: 'loggedOut' } }, ...met('logoutFailed').actions],
    },
    'outcomes.messagesUnsent': { actions: [{ type: 'addUnsent', params: withEvent }, 'keep'] },
    'outcomes.partRestarted': met('partRestarted'),
    'push.avsSet': met('ageAccepted'),
    'push.avsRevoked': met('ageRevoked'),
    'push.sessionExpired': met('sessionExpired'),
    'push.voicecallStopped': met('callEnded'),
    'push.vipAboUpdated': subscriptionUpdated,
    'push.vxtvAboUpdated': subscriptionUpdated,
    'push.guestBalance': [
      {
        guard: { type: 'isCredit', params: withEvent },
        actions: [
          { type: 'addCredit', params: withEvent },
          { type: 'takeBalance', params: withEvent },
          'keep',
        ],
      },
      { guard: 'isLoggedIn', actions: { type: 'takeBalance', params: withEvent } },
    ],
    'navigation.pageEntered': [
      {
        guard: { type: 'isAnotherPage', params: withEvent },
        actions: [{ type: 'takePath', params: withEvent }, 'clear', 'keep'],
      },
      { actions: { type: 'takePath', params: withEvent } },
    ],
    'outcomes.closeRequested': { actions: [{ type: 'remove', params: withEvent }, 'keep'] },
  },
})

/** The outcomes with one more, which takes the place of an earlier one of its kind. */
function withOutcome(outcomes: readonly Outcome[], { kind, count }: Outcome): Outcome[] {
  const before = outcomes.find((one) => one.kind === kind)
  const others = outcomes.filter((one) => one.kind !== kind)
  return [...others, { kind, count: count + (before?.count ?? 0) }]
}

declare module '../../core/address.ts' {
  interface Machines {
    outcomes: typeof outcomesMachine
  }
}
