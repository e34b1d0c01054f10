import { withEvent } from '../../core/withEvent.ts'
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
    'router.arrived': { actions: { type: 'tellArrival', params: withEvent } },
    'navigation.languageRequested': {
      actions: { type: 'changeLanguage', params: withEvent },
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
              actions: { type: 'reportFailure', params: withEvent },
            },
          },
        },
        awaitingScroll: { after: { scrollWait: { target: 'settled', actions: 'scroll' } } },
        settled: {},
        failed: {
          entry: 'tellLoadFailed',
          on: { 'navigation.retryRequested': 'loadingPage', 'recovery.retryDue': 'loadingPage' },
        },
      },
    },
    history: {
      initial: 'atRest',
      on: {
        'navigation.pathRequested': [
          {
            guard: { type: 'isOwnPath', params: withEvent },
            actions: { type: 'followPath', params: withEvent },
          },
          { actions: { type: 'reportProblem', params: { what: 'pathRefused' } } },
        ],
        'navigation.routeRequested': [
          {
            guard: { type: 'isBuildable', params: withEvent },
            actions: { type: 'followRoute', params: withEvent },
          },
          { actions: { type: 'reportProblem', params: { what: 'routeRefused' } } },
        ],
        'navigation.queryRequested': {
          guard: { type: 'mustBeRenamed', params: withEvent },
          actions: { type: 'rename', params: withEvent },
        },
        'navigation.overlayOpened': [
          { guard: 'isEntrySpare', actions: { type: 'addOverlay', params: withEvent } },
          { actions: [{ type: 'addOverlay', params: withEvent }, 'pushEntry'] },
        ],
        'navigation.overlayClosed': {
          guard: { type: 'isOpen', params: withEvent },
          target: '.comparing',
          actions: { type: 'removeOverlay', params: withEvent },
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
                guard: { type: 'mustBeCorrected', params: withEvent },
                target: 'correctingAddress',
                actions: [
                  { type: 'beginVisit', params: withEvent },
                  { type: 'correctAddress', params: withEvent },
                ],
              },
              {
                guard: { type: 'beginsVisit', params: withEvent },
                actions: { type: 'beginVisit', params: withEvent },
              },
              {
                // what the page lays over itself for it may find its entry there
                guard: { type: 'isOtherQuery', params: withEvent },
                actions: [
                  { type: 'noteLocation', params: withEvent },
                  { type: 'leaveOverlaysAbove', params: withEvent },
                  'tellQuery',
                ],
              },
              {
                target: 'comparing',
                actions: [
                  { type: 'noteLocation', params: withEvent },
                  { type: 'leaveOverlaysAbove', params: withEvent },
                ],
              },
            ],
          },
        },
        goingBack: {
          on: {
            'router.locationChanged': [
              {
                guard: { type: 'beginsVisit', params: withEvent },
                target: 'comparing',
                actions: { type: 'beginVisit', params: withEvent },
              },
              {
                guard: { type: 'isPop', params: withEvent },
                target: 'comparing',
                actions: { type: 'noteLocation', params: withEvent },
              },
              { actions: { type: 'noteLocation', params: withEvent } },
            ],
            'navigation.pathRequested': {
              actions: { type: 'keepWaiting', params: withEvent },
            },
            'navigation.routeRequested': {
              actions: { type: 'keepWaiting', params: withEvent },
            },
            'navigation.reloadWithoutFlowRequested': {
              actions: { type: 'keepWaiting', params: withEvent },
            },
            'navigation.queryRequested': {
              guard: 'isNothingWaiting',
              actions: { type: 'keepWaiting', params: withEvent },
            },
            'navigation.overlayOpened': {
              actions: { type: 'addOverlay', params: withEvent },
            },
            'navigation.overlayClosed': {
              guard: { type: 'isOpen', params: withEvent },
              actions: { type: 'removeOverlay', params: withEvent },
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
            { guard: 'isEntrySpare', target: 'goingBack', actions: 'goBack' },
            { target: 'atRest' },
          ],
        },
        correctingAddress: {
          on: {
            'router.locationChanged': {
              target: 'atRest',
              actions: { type: 'noteLocation', params: withEvent },
            },
          },
        },
        strippingFlow: {
          on: {
            'router.locationChanged': {
              target: 'atRest',
              actions: [{ type: 'noteLocation', params: withEvent }, 'reloadPage'],
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
