import { assign, createMachine, setup } from 'xstate'

/** Runs until it is told to end. */
const helper = createMachine({
  id: 'helper',
  initial: 'busy',
  states: { busy: { on: { 'helper.finished': 'ended' } }, ended: { type: 'final' } },
})

interface Knot {
  name: string
  self?: Knot
}

function knot(): Knot {
  const tied: Knot = { name: 'a knot' }
  tied.self = tied
  return tied
}

const manyStates = 500
const rooms = Object.fromEntries(
  Array.from({ length: manyStates }, (_, index) => [
    `room${index}`,
    { on: { 'guest.movedOn': `room${(index + 1) % manyStates}` } },
  ]),
)

/**
 * All that an inspector finds hard, in one process: a machine of 500 states, a context with a cycle and a
 * million items, an actor that stops while it is looked at, and an event that throws.
 */
export default setup({
  types: { context: {} as { knot: Knot; items: number[]; told: number } },
  actors: { helper },
}).createMachine({
  id: 'strange',
  type: 'parallel',
  context: () => ({
    knot: knot(),
    items: Array.from({ length: 1_000_000 }, (_, index) => index),
    told: 0,
  }),
  on: {
    'thing.told': { actions: assign({ told: ({ context }) => context.told + 1 }) },
    'thing.broke': {
      actions: () => {
        throw new Error('it broke')
      },
    },
  },
  states: {
    house: { initial: 'room0', states: rooms },
    help: {
      initial: 'there',
      states: {
        there: {
          invoke: { src: 'helper', id: 'helper', onDone: 'gone' },
        },
        gone: {},
      },
    },
  },
})
