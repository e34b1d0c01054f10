import { assign, sendParent, sendTo, setup } from 'xstate'
import { route } from './effects.ts'

/** Rides from the kitchen to a door; told by its route how far it is. */
export const courierMachine = setup({
  types: {} as {
    context: { street: string; left: number; stops: number }
    events:
      | { type: 'route.progressed'; left: number }
      | { type: 'courier.rested' }
      | { type: 'courier.resumed' }
    input: { street: string }
  },
  actors: { route },
}).createMachine({
  id: 'courier',
  context: ({ input }) => ({ street: input.street, left: 3, stops: 0 }),
  invoke: { id: 'route', src: 'route', input: ({ context }) => context.street },
  on: { 'route.progressed': { actions: assign({ left: ({ event }) => event.left }) } },
  initial: 'riding',
  states: {
    riding: {
      initial: 'town',
      always: { guard: ({ context }) => context.left <= 0, target: 'arrived' },
      on: { 'courier.rested': 'resting' },
      states: {
        town: { always: { guard: ({ context }) => context.left <= 1, target: 'street' } },
        street: {},
        last: { type: 'history', history: 'deep' },
      },
    },
    resting: {
      entry: [
        assign({ stops: ({ context }) => context.stops + 1 }),
        sendTo('route', { type: 'pause' }),
      ],
      after: { 5000: 'riding.last' },
      on: { 'courier.resumed': 'riding.last' },
    },
    arrived: {
      type: 'final',
      entry: sendParent(({ context }) => ({ type: 'courier.arrived', minutes: 7 + context.stops })),
    },
  },
})
