import { assign, setup } from 'xstate'
import type { TabEvent } from './tab.events.ts'

export interface TabContext {
  /** The tab was seen as the app began to run. */
  wasVisible: boolean
  /** How far the title's animation is. */
  step: number
}

/** How long a step of the title's animation lasts, in ms [NAV-40]. */
const titleStep = 100

/** Whether the tab is seen; while it is not its title moves [NAV-40]. */
export const tabMachine = setup({
  types: {} as { context: TabContext; events: TabEvent; input: { isVisible: boolean } },
  delays: { titleStep },
  guards: { wasVisible: ({ context }) => context.wasVisible },
  actions: {
    advanceTitle: assign({ step: ({ context }) => context.step + 1 }),
    resetTitle: assign({ step: 0 }),
  },
}).createMachine({
  id: 'tab',
  context: ({ input }) => ({ wasVisible: input.isVisible, step: 0 }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'wasVisible', target: 'visible' }, { target: 'hidden' }] },
    visible: { entry: 'resetTitle', on: { 'browser.hidden': 'hidden' } },
    hidden: {
      after: { titleStep: { target: 'hidden', reenter: true, actions: 'advanceTitle' } },
      on: { 'browser.shown': 'visible' },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    tab: typeof tabMachine
  }
}
