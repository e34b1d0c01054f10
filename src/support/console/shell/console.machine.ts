import { withEvent } from '../../../../machines/core/withEvent.ts'
import { consoleSetup, firstPlace } from './console.setup.ts'

const shown = {
  target: '#page.deciding',
  actions: { type: 'takePlace', params: withEvent },
} as const

/** The page that the address names, and the charts that only it needs. */
const pageRegion = consoleSetup.createStateConfig({
  id: 'page',
  initial: 'deciding',
  on: {
    'address.read': [
      { guard: { type: 'isOtherPage', params: withEvent }, ...shown },
      { actions: [{ type: 'takePlace', params: withEvent }, 'tellPage'] },
    ],
    'console.placeChosen': [
      {
        guard: { type: 'isOtherPage', params: withEvent },
        target: '#page.deciding',
        actions: [
          { type: 'takePlace', params: withEvent },
          { type: 'writePlace', params: withEvent },
        ],
      },
      {
        // The report itself says where it rests
        guard: { type: 'isOfReport', params: withEvent },
        actions: [
          { type: 'takePlace', params: withEvent },
          { type: 'writePlace', params: withEvent },
        ],
      },
      {
        actions: [
          { type: 'takePlace', params: withEvent },
          { type: 'writePlace', params: withEvent },
          'tellPage',
        ],
      },
    ],
    'report.changed': { actions: { type: 'tellReports', params: withEvent } },
    'report.erased': {
      target: '#page.deciding',
      actions: [
        { type: 'tellReports', params: withEvent },
        { type: 'takePlace', params: { place: firstPlace } },
        { type: 'writePlace', params: { place: firstPlace } },
        { type: 'notice', params: withEvent },
      ],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isOn', params: { page: 'report' } }, target: 'report' },
        { guard: { type: 'isOn', params: { page: 'arriving' } }, target: 'arriving' },
        { guard: { type: 'isOn', params: { page: 'groups' } }, target: 'groups' },
        { guard: { type: 'isOn', params: { page: 'audit' } }, target: 'audit' },
        { guard: { type: 'isOn', params: { page: 'people' } }, target: 'people' },
        { target: 'reports', actions: 'tellPage' },
      ],
    },
    reports: {},
    report: {
      invoke: {
        src: 'report',
        id: 'report',
        input: ({ context: { place } }) => {
          if (place.page !== 'report') throw new Error(`the page '${place.page}' has no report`)
          return { id: place.report, log: place.log, seq: place.seq }
        },
      },
    },
    arriving: { invoke: { src: 'arriving', id: 'arriving' } },
    groups: {
      invoke: {
        src: 'groups',
        id: 'groups',
        input: ({ context: { place } }) => ({
          status: place.page === 'groups' ? place.status : null,
        }),
      },
    },
    audit: {
      invoke: {
        src: 'audit',
        id: 'audit',
        input: ({ context: { place } }) => ({
          report: place.page === 'audit' ? place.report : null,
        }),
      },
    },
    people: { invoke: { src: 'people', id: 'people' } },
  },
})

/** The console: who is signed in, and which page is shown of what the address names. */
export const consoleMachine = consoleSetup.createMachine({
  id: 'console',
  context: { account: null, place: firstPlace, failure: null, notice: null },
  invoke: [
    { src: 'address', id: 'address' },
    { src: 'watchLogin', id: 'watchLogin' },
  ],
  on: {
    'address.read': { actions: { type: 'takePlace', params: withEvent } },
    'console.noticeClosed': { actions: 'closeNotice' },
  },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'loadMe',
        id: 'loadMe',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ account: event.output }) },
            target: 'signedIn',
            actions: { type: 'takeAccount', params: ({ event }) => ({ account: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'unreachable', actions: { type: 'fail', params: withEvent } },
      },
    },
    unreachable: { on: { 'console.retryRequested': 'checking' } },
    signedOut: {
      invoke: {
        src: 'login',
        id: 'login',
        onDone: {
          target: 'signedIn',
          actions: { type: 'takeAccount', params: ({ event }) => ({ account: event.output }) },
        },
      },
    },
    signedIn: {
      type: 'parallel',
      on: { 'console.logoutRequested': 'signingOut' },
      invoke: {
        src: 'reports',
        id: 'reports',
        input: ({ context: { place } }) => ({
          query: place.page === 'reports' ? place.query : {},
        }),
      },
      states: {
        login: {
          initial: 'valid',
          states: {
            valid: { on: { 'console.loginEnded': 'ended' } },
            // What is shown stays, and what was asked waits
            ended: {
              invoke: {
                src: 'login',
                id: 'login',
                onDone: {
                  target: 'valid',
                  actions: {
                    type: 'takeAccount',
                    params: ({ event }) => ({ account: event.output }),
                  },
                },
              },
            },
          },
        },
        page: pageRegion,
      },
    },
    signingOut: {
      invoke: {
        src: 'logout',
        id: 'logout',
        onDone: { target: 'signedOut', actions: 'forgetAccount' },
        onError: {
          target: 'signedOut',
          actions: ['forgetAccount', { type: 'fail', params: withEvent }],
        },
      },
    },
  },
})
