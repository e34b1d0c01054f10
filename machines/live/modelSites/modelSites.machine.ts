import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { loginModes } from '../../account/login/loginModes.ts'
import { to, toNowOrLater } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import { performerAt } from '../actorProfile/actorProfile.sections.ts'
import type { ModelSitesEvent } from './modelSites.events.ts'

export interface ModelSitesContext {
  isVisitor: boolean
  /** The page was come to from the site of the performer whom it shows. */
  isFromSite: boolean
  /** In which form there a signup was begun, which is to be gone on with; null without one. */
  cameFrom: string | null
}

type Visited = { path: string; query: Readonly<Record<string, string>> }

const sameName = (one: string | undefined, other: string | null) =>
  other !== null && one?.toLowerCase() === other.toLowerCase()

/**
 * Visitors who come to a performer's page from that performer's own site are welcomed, once a page load: its
 * links name their performer in the parameter `site` [MOD-6]. Who logs in has the box taken away by the boxes.
 * Whoever posted a form there, named in `forced`, signs up instead [LGN-25].
 */
export const modelSitesMachine = setup({
  types: {} as { context: ModelSitesContext; events: ModelSitesEvent },
  guards: {
    isToSignUp: ({ context: { isVisitor, isFromSite, cameFrom } }) =>
      isVisitor && isFromSite && loginModes.some((mode) => mode === cameFrom),
    isToBeWelcomed: ({ context: { isVisitor, isFromSite } }) => isVisitor && isFromSite,
  },
  actions: {
    takeGuest: assign((_, { guest }: { guest: GuestState }) => ({ isVisitor: !guest.isLoggedIn })),
    takePage: assign((_, { path, query }: Visited) => ({
      isFromSite: sameName(query.site, performerAt(path)),
      cameFrom: query.forced ?? null,
    })),
    forceSignup: enqueueActions(({ context: { cameFrom }, enqueue }) => {
      if (cameFrom === null) return
      enqueue.sendTo(...toNowOrLater('login', { type: 'login.signupForced', cameFrom }))
    }),
    openBox: sendTo(to('modals'), {
      type: 'modals.openRequested',
      id: 'model-sites-conversion',
      options: { raise: true },
    }),
  },
}).createMachine({
  id: 'modelSites',
  context: { isVisitor: false, isFromSite: false, cameFrom: null },
  initial: 'awaiting',
  states: {
    awaiting: {
      always: [
        { guard: 'isToSignUp', target: 'welcomed', actions: 'forceSignup' },
        { guard: 'isToBeWelcomed', target: 'welcomed', actions: 'openBox' },
      ],
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
