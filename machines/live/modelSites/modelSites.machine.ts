import { assign, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import { performerAt } from '../actorProfile/actorProfile.sections.ts'
import type { ModelSitesEvent } from './modelSites.events.ts'

export interface ModelSitesContext {
  isVisitor: boolean
  /** The page was come to from the site of the performer whom it shows. */
  isFromSite: boolean
}

type Visited = { path: string; query: Readonly<Record<string, string>> }

const sameName = (one: string | undefined, other: string | null) =>
  other !== null && one?.toLowerCase() === other.toLowerCase()

/**
 * Visitors who come to a performer's page from that performer's own site are welcomed, once a page load: its
 * links name their performer in the parameter `site` [MOD-6]. Who logs in has the box taken away by the boxes.
 */
export const modelSitesMachine = setup({
  types: {} as { context: ModelSitesContext; events: ModelSitesEvent },
  guards: {
    isToBeWelcomed: ({ context: { isVisitor, isFromSite } }) => isVisitor && isFromSite,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ isVisitor: !guest.isLoggedIn })),
    takePage: assign((_, { path, query }: Visited) => ({
      isFromSite: sameName(query.site, performerAt(path)),
    })),
    openBox: sendTo(to('modals'), {
      type: 'modals.openRequested',
      id: 'model-sites-conversion',
      options: { raise: true },
    }),
  },
}).createMachine({
  id: 'modelSites',
  context: { isVisitor: false, isFromSite: false },
  initial: 'awaiting',
  states: {
    awaiting: {
      always: { guard: 'isToBeWelcomed', target: 'welcomed', actions: 'openBox' },
      on: {
        'guest.identified': { actions: { type: 'takeGuest', params: withEvent } },
        'navigation.pageEntered': { actions: { type: 'takePage', params: withEvent } },
      },
    },
    welcomed: {},
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    modelSites: typeof modelSitesMachine
  }
}
