import { navigationSetup } from './navigation.setup.ts'

export { backTimeout, scrollDuration, scrollOffset } from './navigation.setup.ts'

/**
 * Where the guest is [NAV-6 to NAV-29, NAV-38, NAV-41]. `page` loads and shows the page of the
 * location; `history` keeps the browser's history in step with what lies over the page.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  type: 'parallel',
  context: ({ input }) => ({
    language: input.language,
    requested: null,
    shown: null,
    from: null,
    overlays: [],
    positions: {},
    waiting: null,
  }),
  invoke: { src: 'router', id: 'router', systemId: 'router' },
  on: {
    'router.arrived': { actions: { type: 'tellArrival', params: ({ event }) => event } },
    'navigation.languageRequested': {
      actions: { type: 'changeLanguage', params: ({ event }) => event },
    },
  },
  states: {
    page: {
      initial: 'awaitingLocation',
      on: { 'navigation.visitBegan': '.loadingPage' },
      states: {
        awaitingLocation: {},
        loadingPage: {
          invoke: {
            src: 'loadPage',
            id: 'loadPage',
            input: ({ context }) => ({ page: context.requested?.page ?? 'notFound' }),
            onDone: [
              { guard: 'isReturn', target: 'settled', actions: ['showPage', 'restorePosition'] },
              { target: 'awaitingScroll', actions: 'showPage' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        awaitingScroll: { after: { scrollWait: { target: 'settled', actions: 'scroll' } } },
        settled: {},
        failed: { on: { 'navigation.retryRequested': 'loadingPage' } },
      },
    },
    history: {
      initial: 'atRest',
      on: {
        'navigation.pathRequested': [
          {
            guard: { type: 'isOwnPath', params: ({ event }) => event },
            actions: { type: 'followPath', params: ({ event }) => event },
          },
          { actions: { type: 'reportProblem', params: { what: 'pathRefused' } } },
        ],
        'navigation.routeRequested': [
          {
            guard: { type: 'isBuildable', params: ({ event }) => event },
            actions: { type: 'followRoute', params: ({ event }) => event },
          },
          { actions: { type: 'reportProblem', params: { what: 'routeRefused' } } },
        ],
        'navigation.overlayOpened': {
          actions: [{ type: 'addOverlay', params: ({ event }) => event }, 'pushEntry'],
        },
        'navigation.overlayClosed': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: '.comparing',
          actions: { type: 'removeOverlay', params: ({ event }) => event },
        },
        'navigation.reloadWithoutFlowRequested': [
          { guard: 'hasFlow', target: '.strippingFlow', actions: 'stripFlow' },
          { actions: 'reloadPage' },
        ],
      },
      states: {
        atRest: {
          on: {
            'router.locationChanged': [
              {
                guard: { type: 'mustBeCorrected', params: ({ event }) => event },
                target: 'correctingAddress',
                actions: [
                  { type: 'beginVisit', params: ({ event }) => event },
                  { type: 'correctAddress', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'beginsVisit', params: ({ event }) => event },
                actions: { type: 'beginVisit', params: ({ event }) => event },
              },
              {
                target: 'comparing',
                actions: [
                  { type: 'noteLocation', params: ({ event }) => event },
                  { type: 'leaveOverlaysAbove', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        goingBack: {
          on: {
            'router.locationChanged': [
              {
                guard: { type: 'beginsVisit', params: ({ event }) => event },
                target: 'comparing',
                actions: { type: 'beginVisit', params: ({ event }) => event },
              },
              {
                guard: { type: 'isPop', params: ({ event }) => event },
                target: 'comparing',
                actions: { type: 'noteLocation', params: ({ event }) => event },
              },
              { actions: { type: 'noteLocation', params: ({ event }) => event } },
            ],
            'navigation.pathRequested': {
              actions: { type: 'keepWaiting', params: ({ event }) => event },
            },
            'navigation.routeRequested': {
              actions: { type: 'keepWaiting', params: ({ event }) => event },
            },
            'navigation.overlayOpened': {
              actions: { type: 'addOverlay', params: ({ event }) => event },
            },
            'navigation.overlayClosed': {
              guard: { type: 'isOpen', params: ({ event }) => event },
              actions: { type: 'removeOverlay', params: ({ event }) => event },
            },
          },
          after: {
            backTimeout: [
              { guard: 'isSomethingWaiting', target: 'atRest', actions: 'followWaiting' },
              { target: 'atRest' },
            ],
          },
        },
        comparing: {
          always: [
            { guard: 'isSomethingWaiting', target: 'atRest', actions: 'followWaiting' },
            { guard: 'isEntryMissing', target: 'atRest', actions: 'pushEntry' },
            { guard: 'isEntryStale', target: 'goingBack', actions: 'goBack' },
            { target: 'atRest' },
          ],
        },
        correctingAddress: {
          on: {
            'router.locationChanged': {
              target: 'atRest',
              actions: { type: 'noteLocation', params: ({ event }) => event },
            },
          },
        },
        strippingFlow: {
          on: {
            'router.locationChanged': {
              target: 'atRest',
              actions: [{ type: 'noteLocation', params: ({ event }) => event }, 'reloadPage'],
            },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    navigation: typeof navigationMachine
  }
}
