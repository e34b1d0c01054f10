import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import type { GuestAction, RestrictionReason } from './gate.actions.ts'
import type { GateEvent } from './gate.events.ts'
import { missingRequirement, performed, wayTo } from './gate.table.ts'

export interface GateContext {
  guest: GuestState
  /** What is wanted and waits. */
  action: GuestAction | null
  /** What it waits for. */
  reason: RestrictionReason | null
  /** What actions waited for until it came: a push that tells of it may come once more. */
  served: readonly RestrictionReason[]
}

type Known = { guest: GuestState }
type Met = Known & { reason: RestrictionReason }

/** Asks whether the guest may do something, leads to what is missing, does it then [GATE-1 to GATE-7]. */
export const gateMachine = setup({
  types: {} as { context: GateContext; events: GateEvent },
  guards: {
    isOpen: ({ context: { guest, action } }) => !action || !missingRequirement(guest, action),
    isLoginMissing: ({ context: { guest, action } }) =>
      action !== null && missingRequirement(guest, action) === 'needLogin',
    isAnotherGuest: ({ context }, { guest }: Known) => guest.id !== context.guest.id,
    isStillMissing: ({ context: { action, reason } }, { guest }: Known) =>
      action !== null && missingRequirement(guest, action) === reason,
    isKnown: ({ context }, { guest, reason }: Met) =>
      context.served.includes(reason) && holdsTheSame(context.guest, guest),
    isAgeCheck: (_, { reason }: Met) => reason === 'needAgeCheck',
    isAbo: (_, { reason }: Met) => reason === 'needAbo',
  },
  actions: {
    takeGuest: assign((_, { guest }: Known) => ({ guest })),
    takeAction: assign((_, { action }: { action: GuestAction }) => ({ action, reason: null })),
    forget: assign({ action: null, reason: null }),
    openWay: enqueueActions(({ context: { guest, action }, enqueue }) => {
      if (!action) return
      enqueue.assign({ reason: missingRequirement(guest, action) })
      const way = wayTo(guest, action)
      if (way) enqueue.sendTo(...toNowOrLater(way.address, way.event as never))
    }),
    noteServed: assign(({ context: { served, reason } }) =>
      reason && !served.includes(reason) ? { served: [...served, reason] } : {},
    ),
    perform: enqueueActions(({ context: { guest, action }, enqueue }) => {
      if (!action) return
      for (const { address, event } of performed(guest, action))
        enqueue.sendTo(...toNowOrLater(address, event as never))
    }),
    reloadPage: sendTo(to('browser'), { type: 'browser.reloadRequested' }),
    reloadWithoutFlow: sendTo(to('navigation'), {
      type: 'navigation.reloadWithoutFlowRequested',
    }),
  },
}).createMachine({
  id: 'gate',
  context: { guest: anonymousGuest, action: null, reason: null, served: [] },
  initial: 'awaitingGuest',
  on: {
    'guest.changed': { actions: { type: 'takeGuest', params: withEvent } },
    'gate.actionRequested': {
      target: '.deciding',
      actions: { type: 'takeAction', params: withEvent },
    },
  },
  states: {
    awaitingGuest: {
      on: {
        'gate.actionRequested': {
          actions: { type: 'takeAction', params: withEvent },
        },
        'guest.identified': {
          target: 'deciding',
          actions: { type: 'takeGuest', params: withEvent },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isOpen', target: 'idle', actions: 'perform' },
        { guard: 'isLoginMissing', target: 'idle', actions: 'openWay' },
        { target: 'waiting', actions: 'openWay' },
      ],
    },
    idle: {
      entry: 'forget',
      on: {
        'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
        'gate.requirementMet': [
          { guard: { type: 'isKnown', params: withEvent } },
          {
            guard: { type: 'isAgeCheck', params: withEvent },
            actions: [{ type: 'takeGuest', params: withEvent }, 'reloadPage'],
          },
          {
            guard: { type: 'isAbo', params: withEvent },
            actions: [{ type: 'takeGuest', params: withEvent }, 'reloadWithoutFlow'],
          },
          { actions: { type: 'takeGuest', params: withEvent } },
        ],
        'gate.requirementLost': {
          actions: [{ type: 'takeGuest', params: withEvent }, 'reloadWithoutFlow'],
        },
      },
    },
    waiting: {
      on: {
        'guest.identified': [
          {
            guard: { type: 'isAnotherGuest', params: withEvent },
            target: 'idle',
            actions: { type: 'takeGuest', params: withEvent },
          },
          {
            guard: { type: 'isStillMissing', params: withEvent },
            actions: { type: 'takeGuest', params: withEvent },
          },
          {
            target: 'deciding',
            actions: [{ type: 'takeGuest', params: withEvent }, 'noteServed'],
          },
        ],
        'gate.requirementMet': [
          {
            guard: { type: 'isStillMissing', params: withEvent },
            actions: { type: 'takeGuest', params: withEvent },
          },
          {
            target: 'deciding',
            actions: [{ type: 'takeGuest', params: withEvent }, 'noteServed'],
          },
        ],
        'gate.requirementLost': {
          actions: { type: 'takeGuest', params: withEvent },
        },
        'gate.wayLeft': 'idle',
      },
    },
  },
})

/** Whether a push about one of these would say nothing new. */
function holdsTheSame(before: GuestState, after: GuestState): boolean {
  return (
    before.hasAvs === after.hasAvs &&
    before.isVip === after.isVip &&
    before.isTvSubscriber === after.isTvSubscriber
  )
}

declare module '../../core/address.ts' {
  interface Machines {
    gate: typeof gateMachine
  }
}
