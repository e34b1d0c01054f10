import { withEvent } from '../../core/withEvent.ts'
import { draftInput, reportSetup, startContext } from './report.setup.ts'

const whenOver = {
  guard: { type: 'isHeld', params: withEvent },
  actions: 'forgetWords',
} as const

/**
 * What a guest reports: what there is to send, what they write, and what becomes of it; and the offer to report a page
 * that crashed. What was written stays until the store has it. Once a report is held it is sent whether the dialog is
 * open or not.
 */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  context: startContext,
  type: 'parallel',
  // Where the dialog is about another one or closed
  on: {
    'report.refused': { actions: { type: 'tellRefused', params: withEvent } },
    'report.received': whenOver,
    'report.deleted': whenOver,
  },
  states: {
    offer: {
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'findCrash',
            id: 'findCrash',
            onDone: [
              {
                guard: { type: 'isCrash', params: ({ event }) => ({ crash: event.output }) },
                target: 'offered',
                actions: { type: 'takeCrash', params: ({ event }) => ({ crash: event.output }) },
              },
              { target: 'answered' },
            ],
            onError: 'answered',
          },
        },
        offered: {
          on: {
            'report.offerAccepted': 'accepted',
            'report.offerPostponed': 'postponing',
            'report.offerDeclined': 'declining',
          },
        },
        accepted: {
          on: {
            'report.closeRequested': [
              { guard: 'isCrashReported', target: 'answered' },
              { target: 'offered' },
            ],
            'navigation.overlayLeft': [
              { guard: 'isCrashReported', target: 'answered' },
              { target: 'offered' },
            ],
          },
        },
        postponing: {
          invoke: {
            src: 'noteAnswer',
            id: 'noteAnswer',
            input: ({ context }) => ({ log: context.crash?.log ?? '', isFinal: false }),
            onDone: 'answered',
            onError: 'answered',
          },
        },
        declining: {
          invoke: {
            src: 'noteAnswer',
            id: 'noteAnswer',
            input: ({ context }) => ({ log: context.crash?.log ?? '', isFinal: true }),
            onDone: 'answered',
            onError: 'answered',
          },
        },
        answered: {},
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'report.openRequested': { target: 'open', actions: ['beginAsked', 'addOverlay'] },
            'report.offerAccepted': {
              guard: 'isOffered',
              target: 'open',
              actions: ['beginOfCrash', 'addOverlay'],
            },
          },
        },
        open: {
          initial: 'gathering',
          on: {
            'report.closeRequested': { target: 'closed', actions: ['endPreview', 'removeOverlay'] },
            'navigation.overlayLeft': { target: 'closed', actions: 'endPreview' },
          },
          states: {
            gathering: {
              invoke: {
                src: 'loadReportable',
                id: 'loadReportable',
                input: ({ context: { crash, isOfCrash } }) => ({ crash: isOfCrash ? crash : null }),
                onDone: {
                  target: 'editing',
                  actions: {
                    type: 'takeReportable',
                    params: ({ event }) => ({ reportable: event.output }),
                  },
                },
                onError: { target: 'editing', actions: 'forgetReportable' },
              },
            },
            editing: {
              initial: 'calm',
              on: {
                'report.textChanged': { actions: { type: 'takeText', params: withEvent } },
                'report.contactChanged': { actions: { type: 'takeContact', params: withEvent } },
                'report.consentChanged': { actions: { type: 'takeConsent', params: withEvent } },
                'report.previewToggled': { actions: 'togglePreview' },
                'report.rowChosen': { actions: { type: 'takeRow', params: withEvent } },
                'report.sendRequested': { guard: 'hasConsent', target: 'holding' },
              },
              states: { calm: {}, notHeld: {} },
            },
            holding: {
              entry: 'endPreview',
              invoke: {
                src: 'holdReport',
                id: 'holdReport',
                input: draftInput,
                onDone: {
                  target: 'sending',
                  actions: [
                    { type: 'takeId', params: ({ event }) => ({ id: event.output }) },
                    { type: 'tellHeld', params: ({ event }) => ({ id: event.output }) },
                  ],
                },
                onError: 'editing.notHeld',
              },
            },
            sending: {
              initial: 'underWay',
              on: {
                'report.uploadProgressed': {
                  guard: { type: 'isHeld', params: withEvent },
                  target: '.underWay',
                  actions: { type: 'takeShare', params: withEvent },
                },
                'report.delayed': {
                  guard: { type: 'isHeld', params: withEvent },
                  target: '.delayed',
                  actions: { type: 'takeDelay', params: withEvent },
                },
                'report.received': {
                  guard: { type: 'isHeld', params: withEvent },
                  target: 'sent',
                  actions: 'forgetWords',
                },
                'report.deleted': {
                  guard: { type: 'isHeld', params: withEvent },
                  target: '#report.dialog.closed',
                  actions: ['forgetWords', 'removeOverlay'],
                },
                'report.refused': {
                  guard: { type: 'isHeld', params: withEvent },
                  target: 'refused',
                  actions: { type: 'takeRefusal', params: withEvent },
                },
              },
              states: { underWay: {}, delayed: {} },
            },
            sent: {},
            refused: { on: { 'report.editRequested': 'gathering' } },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    report: typeof reportMachine
  }
}
