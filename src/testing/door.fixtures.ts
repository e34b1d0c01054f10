import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { Cases } from './cases.ts'

type DoorEvent =
  | { type: 'door.knocked'; by: 'friend' | 'stranger' }
  | { type: 'door.closed' }
  | { type: 'door.locked' }

/** Whether a body of the door's ran: none may. */
export const ran: string[] = []

/** A door: it is asked who knocks, opens for a while, and locks itself once it was opened three times. */
export const doorMachine = setup({
  types: {} as { context: { opened: number; guest: string | null }; events: DoorEvent },
  actors: {
    askWhoKnocks: fromPromise<{ isKnown: boolean }, { by: string }>(() => {
      ran.push('askWhoKnocks')
      return Promise.resolve({ isKnown: true })
    }),
  },
  guards: {
    isKnown: (_, { isKnown }: { isKnown: boolean }) => isKnown,
    isWorn: ({ context }) => context.opened === 3,
  },
  actions: {
    ring: () => void ran.push('ring'),
    count: assign(({ context }) => ({ opened: context.opened + 1 })),
    tellPorter: sendTo(({ system }) => system.get('porter'), { type: 'porter.called' }),
  },
}).createMachine({
  id: 'door',
  context: { opened: 0, guest: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.knocked': {
          target: 'asking',
          actions: ['ring', assign(({ event }) => ({ guest: event.by }))],
        },
      },
    },
    asking: {
      invoke: {
        src: 'askWhoKnocks',
        id: 'who',
        input: ({ context }) => ({ by: context.guest ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'open',
            actions: 'count',
          },
          { target: 'closed', actions: 'tellPorter' },
        ],
        onError: 'closed',
      },
      after: { 5000: 'closed' },
    },
    open: {
      always: { guard: 'isWorn', target: 'locked' },
      after: { 2000: { actions: 'tellPorter' }, 1000: { actions: 'ring' }, 3000: 'closed' },
      on: { 'door.closed': 'closed' },
    },
    locked: { type: 'final' },
  },
})

/** What reaches the door. */
export const doorCases: Cases<typeof doorMachine> = {
  machine: doorMachine,
  inputs: [undefined],
  events: {
    'door.knocked': [{ by: 'friend' }, { by: 'stranger' }],
    'door.closed': [{}],
    'door.locked': [{}],
  },
  answers: {
    askWhoKnocks: { outputs: [{ isKnown: true }, { isKnown: false }], errors: [new Error('lost')] },
  },
  project: ({ context }) => context.opened,
  idle: { 'door.locked': 'told by a lock that the door has not got yet' },
}
