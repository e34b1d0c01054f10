import { inspectorSetup, told } from './inspector.setup.ts'

/** Branches that are made, and what leaves the page: one at a time. */
export const workingRegion = inspectorSetup.createStateConfig({
  initial: 'resting',
  on: { 'inspector.closeRequested': '.resting' },
  states: {
    resting: {
      on: {
        'inspector.branchChanged': {
          guard: 'isOpen',
          target: 'changing',
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
        'inspector.shareRequested': { guard: 'isOpen', target: 'sharing' },
      },
    },
    changing: {
      invoke: {
        src: 'changeBranch',
        id: 'changeBranch',
        input: ({ context }) => context.change ?? { kind: 'fork', branch: 'log', position: 0 },
        onDone: {
          target: 'resting',
          actions: { type: 'takeBranch', params: ({ event }) => ({ told: event.output }) },
        },
        onError: { target: 'resting', actions: { type: 'tell', params: told } },
      },
    },
    sharing: {
      invoke: {
        src: 'share',
        id: 'share',
        input: ({ context, event }) =>
          event.type === 'inspector.shareRequested'
            ? event.shared
            : { kind: 'save', branch: 'log', upTo: context.length, name: 'log' },
        onDone: {
          target: 'resting',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ sentence: event.output, isWrong: false }),
          },
        },
        onError: { target: 'resting', actions: { type: 'tell', params: told } },
      },
    },
  },
})
