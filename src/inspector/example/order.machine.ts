import { and, assign, emit, not, or, sendParent, setup } from 'xstate'
import { courierMachine } from './courier.machine.ts'
import { checkStock } from './effects.ts'

/** A dish of an order. */
export interface Dish {
  name: string
  price: number
}

export type OrderEvent =
  | { type: 'order.dishAdded'; dish: Dish }
  | { type: 'order.dishRemoved'; name: string }
  | { type: 'order.addressGiven'; street: string; floor: number }
  | { type: 'order.voucherEntered'; code: string }
  | { type: 'order.placed' }
  | { type: 'order.cancelled'; reason: 'changedMind' | 'tooSlow' }
  | { type: 'courier.arrived'; minutes: number }

interface OrderContext {
  number: number
  dishes: readonly Dish[]
  address: { street: string; floor: number } | null
  voucher: string | null
  missing: readonly string[]
  minutes: number | null
}

/** One order, from its first dish to the door. */
export const orderMachine = setup({
  types: {} as {
    context: OrderContext
    events: OrderEvent
    input: { number: number }
    output: { number: number; total: number }
    emitted: { type: 'orderReady'; number: number }
  },
  actors: { checkStock, courier: courierMachine },
  delays: { cooking: ({ context }) => 1_000 * context.dishes.length, pouring: 500 },
  guards: {
    hasDishes: ({ context }) => context.dishes.length > 0,
    hasAddress: ({ context }) => context.address !== null,
    isDear: ({ context }) => totalOf(context) >= 30,
    hasVoucher: ({ context }) => context.voucher !== null,
    isComplete: and(['hasDishes', 'hasAddress', or(['isDear', 'hasVoucher'])]),
    isTooLarge: ({ context }) => context.dishes.length > 20,
  },
  actions: {
    addDish: assign(({ context, event }) =>
      event.type === 'order.dishAdded' ? { dishes: [...context.dishes, event.dish] } : {},
    ),
    removeDish: assign(({ context, event }) =>
      event.type === 'order.dishRemoved'
        ? { dishes: context.dishes.filter(({ name }) => name !== event.name) }
        : {},
    ),
    takeAddress: assign(({ event }) =>
      event.type === 'order.addressGiven'
        ? { address: { street: event.street, floor: event.floor } }
        : {},
    ),
    takeVoucher: assign(({ event }) =>
      event.type === 'order.voucherEntered' ? { voucher: event.code } : {},
    ),
    ringBell: () => undefined,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    number: input.number,
    dishes: [],
    address: null,
    voucher: null,
    missing: [],
    minutes: null,
  }),
  initial: 'choosing',
  output: ({ context }) => ({ number: context.number, total: totalOf(context) }),
  on: { 'order.cancelled': { guard: not('hasVoucher'), target: '.cancelled' } },
  states: {
    choosing: {
      description: 'The guest puts the order together.',
      tags: ['open'],
      always: { guard: 'isTooLarge', target: 'cancelled' },
      on: {
        'order.dishAdded': { actions: 'addDish' },
        'order.dishRemoved': { guard: 'hasDishes', actions: 'removeDish' },
        'order.addressGiven': { actions: 'takeAddress' },
        'order.voucherEntered': { actions: 'takeVoucher' },
        'order.placed': { guard: 'isComplete', target: 'checking' },
      },
      after: { 60000: 'cancelled' },
    },
    checking: {
      invoke: {
        id: 'stock',
        src: 'checkStock',
        input: ({ context }) => context.dishes.map(({ name }) => name),
        onDone: [
          {
            guard: ({ event }) => event.output.length === 0,
            target: 'cooking',
          },
          { target: 'choosing', actions: assign({ missing: ({ event }) => event.output }) },
        ],
        onError: 'choosing',
      },
    },
    cooking: {
      type: 'parallel',
      entry: 'ringBell',
      states: {
        dishes: {
          initial: 'waiting',
          states: { waiting: { after: { cooking: 'ready' } }, ready: { type: 'final' } },
        },
        drinks: {
          initial: 'waiting',
          states: { waiting: { after: { pouring: 'ready' } }, ready: { type: 'final' } },
        },
      },
      onDone: {
        target: 'delivering',
        actions: emit(({ context }) => ({ type: 'orderReady' as const, number: context.number })),
      },
    },
    delivering: {
      invoke: {
        id: 'courier',
        src: 'courier',
        input: ({ context }) => ({ street: context.address?.street ?? '' }),
        onDone: 'delivered',
      },
      on: {
        'courier.arrived': { actions: assign({ minutes: ({ event }) => event.minutes }) },
      },
    },
    delivered: { type: 'final', entry: sendParent({ type: 'shop.orderDelivered' }) },
    cancelled: { type: 'final' },
  },
})

function totalOf({ dishes }: OrderContext): number {
  return dishes.reduce((total, { price }) => total + price, 0)
}
