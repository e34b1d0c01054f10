import { assign, sendTo, setup } from 'xstate'
import { changedBy } from '../../account/guest/guest.pushes.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { AutoRechargeEvent, AutoRechargeTeaserMode } from './autoRecharge.events.ts'

type Mode = AutoRechargeTeaserMode

export interface AutoRechargeContext {
  guest: GuestState
  /** How the teaser stands; null before it was due. */
  mode: Mode | null
  /** The mode that the platform knows of, or is being told. */
  sentMode: Mode | null
}

/** How long until a mode that could not be saved is sent again, in ms. */
export const retryDelay = 60_000

/** Under this name the guest's preferences say how the teaser was left at the last visit. */
const teaserPreference = 'autoRechargeTeaser'

/** The teaser of the automatic top-up, in the status bar [PAY-34]. */
export const autoRechargeMachine = setup({
  types: {} as { context: AutoRechargeContext; events: AutoRechargeEvent },
  actors: { saveTeaserState: promiseSlot<void, { mode: Mode }>('saveTeaserState') },
  delays: { retryDelay },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guest.id,
    isTeaserDue: ({ context: { guest, mode } }) => mode === null && isDue(guest),
    isTeaserShown: ({ context }) => context.mode === 'shown',
    isModeUnsaved: ({ context: { mode, sentMode } }) => mode !== sentMode,
  },
  actions: {
    takeOtherGuest: assign((_, { guest }: { guest: GuestState }) => {
      const mode = modeAtLastVisit(guest)
      return { guest, mode, sentMode: mode }
    }),
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ guest })),
    takePush: assign({
      guest: ({ context }, push: PushEvent<'guestBalance'>) => changedBy(context.guest, push),
    }),
    takeMode: assign((_, { mode }: { mode: Mode }) => ({ mode })),
    noteSent: assign(({ context: { mode } }) => ({ sentMode: mode })),
    noteUnsent: assign({ sentMode: null }),
    showBar: sendTo(to('statusBar'), { type: 'statusBar.showRequested', bar: 'automaticrecharge' }),
    removeBar: sendTo(to('statusBar'), {
      type: 'statusBar.removeRequested',
      bar: 'automaticrecharge',
    }),
    openFlow: sendTo(to('payTour'), { type: 'payTour.openRequested', flow: 'autorecharge' }),
  },
}).createMachine({
  id: 'autoRecharge',
  context: { guest: anonymousGuest, mode: null, sentMode: null },
  initial: 'settled',
  always: {
    guard: 'isTeaserDue',
    actions: [{ type: 'takeMode', params: { mode: 'shown' } }, 'showBar'],
  },
  on: {
    'guest.identified': [
      {
        guard: { type: 'isOtherGuest', params: withEvent },
        target: '.settled',
        actions: { type: 'takeOtherGuest', params: withEvent },
      },
      { actions: { type: 'takeGuest', params: withEvent } },
    ],
    'push.guestBalance': { actions: { type: 'takePush', params: withEvent } },
    'autoRecharge.acceptRequested': {
      guard: 'isTeaserShown',
      actions: [{ type: 'takeMode', params: { mode: 'accepted' } }, 'removeBar', 'openFlow'],
    },
    'autoRecharge.dismissRequested': {
      guard: 'isTeaserShown',
      actions: [{ type: 'takeMode', params: { mode: 'dismissed' } }, 'removeBar'],
    },
  },
  states: {
    settled: { always: { guard: 'isModeUnsaved', target: 'saving' } },
    saving: {
      entry: 'noteSent',
      invoke: {
        src: 'saveTeaserState',
        id: 'saveTeaserState',
        input: ({ context }) => ({ mode: context.mode as Mode }),
        onDone: 'settled',
        onError: { target: 'unsaved', actions: 'noteUnsent' },
      },
    },
    unsaved: { after: { retryDelay: 'settled' } },
  },
})

/** Money runs out and nothing tops it up. */
function isDue(guest: GuestState): boolean {
  const isSetUp = guest.autoRechargeConfig.isEnabled || guest.autoRechargeAmount !== null
  const isPaying = guest.isLoggedIn && guest.isPayingCustomer && !guest.isRestricted
  return isPaying && !isSetUp && guest.balance < guest.autoRechargeConfig.threshold
}

/** How the teaser was left for good; null when it may be shown. */
function modeAtLastVisit({ preferences }: GuestState): Mode | null {
  const mode = preferences[teaserPreference]
  return mode === 'dismissed' || mode === 'accepted' ? mode : null
}

declare module '../../core/address.ts' {
  interface Machines {
    autoRecharge: typeof autoRechargeMachine
  }
}
