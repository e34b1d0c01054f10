import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { writeRequested } from '../storage/write.ts'
import type { HomescreenEvent, HomescreenWay, InstallRequest } from './homescreen.events.ts'

/** From which page of a visit on the prompt may be shown [NAV-33]. */
const firstPageOffered = 2
/** How long a guest who dismissed it is left alone, in ms [NAV-33]. */
export const dismissalRest = 30 * 24 * 60 * 60 * 1000

export interface HomescreenContext {
  /** How the app can be installed; null while it cannot. */
  way: HomescreenWay | null
  pages: number
  /** In ms since the epoch; null when it never was. */
  dismissedAt: number | null
}

function parseTime(stored: string | undefined): number | null {
  return stored !== undefined && /^\d{1,15}$/.test(stored) ? Number(stored) : null
}

function rests(dismissedAt: number | null): boolean {
  return dismissedAt !== null && dismissedAt <= now() && now() - dismissedAt < dismissalRest
}

/** Whether the guest is offered the app for the home screen [NAV-33]. */
export const homescreenMachine = setup({
  types: {} as {
    context: HomescreenContext
    events: HomescreenEvent
    /** What item `homescreenDismissed` held as the app started. */
    input: { dismissed: string | undefined }
  },
  actors: { installPrompt: callbackSlot<InstallRequest>('installPrompt') },
  guards: {
    mayOffer: ({ context: { way, pages, dismissedAt } }) =>
      way !== null && pages >= firstPageOffered && !rests(dismissedAt),
    isManual: ({ context }) => context.way === 'manual',
  },
  actions: {
    takeWay: assign((_, { way }: { way: HomescreenWay }) => ({ way })),
    countPage: assign({ pages: ({ context }) => context.pages + 1 }),
    submitPrompt: sendTo('installPrompt', { type: 'homescreen.promptSubmitted' }),
    noteDismissed: assign({ dismissedAt: () => now() }),
    storeDismissed: sendTo(to('storage'), ({ context }) =>
      writeRequested('homescreenDismissed', String(context.dismissedAt)),
    ),
  },
}).createMachine({
  id: 'homescreen',
  context: ({ input }) => ({ way: null, pages: 0, dismissedAt: parseTime(input.dismissed) }),
  invoke: { src: 'installPrompt', id: 'installPrompt' },
  initial: 'waiting',
  on: {
    'homescreen.installed': '.installed',
    'homescreen.dismissed': { target: '.dismissed', actions: ['noteDismissed', 'storeDismissed'] },
  },
  states: {
    waiting: {
      always: { guard: 'mayOffer', target: 'offered' },
      on: {
        'homescreen.offered': { actions: { type: 'takeWay', params: withEvent } },
        'navigation.pageEntered': { actions: 'countPage' },
      },
    },
    offered: {
      on: {
        'homescreen.installRequested': [
          { guard: 'isManual', target: 'explained' },
          { target: 'prompted', actions: 'submitPrompt' },
        ],
      },
    },
    explained: {},
    prompted: {},
    dismissed: {},
    installed: { on: { 'homescreen.dismissed': {} } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    homescreen: typeof homescreenMachine
  }
}
