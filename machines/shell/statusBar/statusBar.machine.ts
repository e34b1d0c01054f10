import { assign, enqueueActions, setup } from 'xstate'
import { changedBy } from '../../account/guest/guest.pushes.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import { messageSubmitted } from '../realtime/submit.ts'
import { writeRequested } from '../storage/write.ts'
import {
  causeOf,
  flagsText,
  parseFlags,
  type RemovedBars,
  visitorBars,
  withoutFlags,
} from './statusBar.bars.ts'
import type { StatusBarEvent, StatusBarPush, StatusBarType } from './statusBar.events.ts'

export interface StatusBarContext {
  guest: GuestState
  /** The server said that nobody is logged in. */
  isVisitor: boolean
  /** A guest was logged in in this browser before. */
  wasHereBefore: boolean
  /** Bars that something else than the guest's state called for. */
  requested: readonly StatusBarType[]
  removed: RemovedBars
}

type Named = { bar: StatusBarType }

/** What the guest is told above the page, until they remove it [STB-1 STB-2 STB-3]. */
export const statusBarMachine = setup({
  types: {} as {
    context: StatusBarContext
    events: StatusBarEvent
    /** What items `statusBarFlags` and `welcomeBannerSeen` held as the app started. */
    input: { flags: string | undefined; welcomeSeen: string | undefined }
  },
  guards: {
    isReturn: ({ context }, params: { guest: GuestState }) =>
      params.guest.isLoggedIn && context.isVisitor && context.wasHereBefore,
  },
  actions: {
    takeGuest: assign(({ context }, { guest }: { guest: GuestState }) => ({
      guest,
      isVisitor: !guest.isLoggedIn,
      requested: isStill(context.guest, guest)
        ? context.requested
        : context.requested.filter(isForVisitors),
    })),
    takePush: assign({
      guest: ({ context }, push: StatusBarPush) => changedBy(context.guest, push),
    }),
    noteBeenHere: enqueueActions(({ context, enqueue }) => {
      if (!context.guest.isLoggedIn || context.wasHereBefore) return
      enqueue.assign({ wasHereBefore: true })
      enqueue.sendTo(to('storage'), writeRequested('welcomeBannerSeen', '1'))
    }),
    request: assign({
      requested: ({ context }, { bar }: Named) => [
        ...context.requested.filter((other) => other !== bar),
        bar,
      ],
    }),
    withdraw: assign({
      requested: ({ context }, { bar }: Named) =>
        context.requested.filter((other) => other !== bar),
    }),
    flag: enqueueActions(({ context: { guest, removed }, enqueue }, { bar }: Named) => {
      const cause = causeOf(bar, guest)
      if (cause === undefined) return
      const flagged = { ...removed, [bar]: cause }
      enqueue.assign({ removed: flagged })
      enqueue.sendTo(to('storage'), writeRequested('statusBarFlags', flagsText(flagged)))
    }),
    unflag: enqueueActions(
      ({ context: { removed }, enqueue }, { bars }: { bars: readonly StatusBarType[] }) => {
        if (!bars.some((bar) => bar in removed)) return
        const unflagged = withoutFlags(removed, bars)
        enqueue.assign({ removed: unflagged })
        enqueue.sendTo(to('storage'), writeRequested('statusBarFlags', flagsText(unflagged)))
      },
    ),
    sendRemoval: enqueueActions(({ context, enqueue }, { bar }: Named) => {
      if (context.guest.isLoggedIn)
        enqueue.sendTo(
          to('realtime'),
          messageSubmitted({ type: 'removeStatusBar', statusBarType: bar }),
        )
    }),
  },
}).createMachine({
  id: 'statusBar',
  context: ({ input }) => ({
    guest: anonymousGuest,
    isVisitor: false,
    wasHereBefore: input.welcomeSeen !== undefined,
    requested: [],
    removed: parseFlags(input.flags),
  }),
  on: {
    'guest.identified': [
      {
        guard: { type: 'isReturn', params: withEvent },
        actions: [
          { type: 'takeGuest', params: withEvent },
          { type: 'request', params: { bar: 'welcomebackuser' } },
        ],
      },
      {
        actions: [{ type: 'takeGuest', params: withEvent }, 'noteBeenHere'],
      },
    ],
    'push.avsSet': {
      actions: [
        { type: 'takePush', params: withEvent },
        { type: 'request', params: { bar: 'avsaccepted' } },
      ],
    },
    'push.guestEmailVerified': {
      actions: [
        { type: 'takePush', params: withEvent },
        { type: 'unflag', params: { bars: ['mailnotverified'] } },
      ],
    },
    'push.*': {
      actions: [
        { type: 'takePush', params: withEvent },
        { type: 'withdraw', params: { bar: 'avsaccepted' } },
        { type: 'unflag', params: { bars: ['noavs', 'avsstatus'] } },
      ],
    },
    'statusBar.showRequested': {
      actions: { type: 'request', params: withEvent },
    },
    'statusBar.removeRequested': {
      actions: [
        { type: 'withdraw', params: withEvent },
        { type: 'flag', params: withEvent },
        { type: 'sendRemoval', params: withEvent },
      ],
    },
  },
})

/** Whether who was logged in is, or nobody was. */
function isStill(before: GuestState, { isLoggedIn, id }: GuestState): boolean {
  return isLoggedIn && (before.id === null || before.id === id)
}

function isForVisitors(bar: StatusBarType): boolean {
  return visitorBars.some((other) => other === bar)
}

declare module '../../core/address.ts' {
  interface Machines {
    statusBar: typeof statusBarMachine
  }
}
