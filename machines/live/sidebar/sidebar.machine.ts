import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type { SidebarEvent, SidebarGroup } from './sidebar.events.ts'

export interface SidebarContext {
  /** As they were last loaded; none before. */
  groups: readonly SidebarGroup[]
}

/** The ways that stand beside lists of performers; their counts come anew with each page that shows them [SEO-6]. */
export const sidebarMachine = setup({
  types: {} as { context: SidebarContext; events: SidebarEvent },
  actors: { loadSidebar: promiseSlot<readonly SidebarGroup[]>('loadSidebar') },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGroups: assign((_, { groups }: { groups: readonly SidebarGroup[] }) => ({ groups })),
  },
}).createMachine({
  id: 'sidebar',
  context: { groups: [] },
  initial: 'unwanted',
  states: {
    unwanted: { on: { 'sidebar.wanted': 'loading' } },
    loading: {
      invoke: {
        src: 'loadSidebar',
        id: 'loadSidebar',
        onDone: {
          target: 'loaded',
          actions: { type: 'takeGroups', params: ({ event }) => ({ groups: event.output }) },
        },
        onError: 'failed',
      },
      on: { 'navigation.languageChanged': { target: 'loading', reenter: true } },
    },
    loaded: { on: { 'sidebar.wanted': 'loading', 'navigation.languageChanged': 'loading' } },
    failed: {
      entry: 'tellLoadFailed',
      on: { 'sidebar.wanted': 'loading', 'recovery.retryDue': 'loading' },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    sidebar: typeof sidebarMachine
  }
}
