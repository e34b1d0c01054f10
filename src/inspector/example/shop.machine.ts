import { assign, enqueueActions, sendTo, setup, stopChild } from 'xstate'
import { bell } from './effects.ts'
import { orderMachine } from './order.machine.ts'

export type ShopEvent =
  | { type: 'shop.opened' }
  | { type: 'shop.closed' }
  | { type: 'shop.rushBegan' }
  | { type: 'shop.ringRequested' }
  | { type: 'shop.bellRang' }
  | { type: 'shop.orderBegun' }
  | { type: 'shop.orderDelivered' }
  | { type: 'shop.orderForgotten'; number: number }
  | { type: 'shop.noteWritten'; note: string }

/** Numbers of orders begin anew after so many. */
export const mostNumbers = 100

/** A small shop that cooks and delivers: the example of the inspector. */
export const shopMachine = setup({
  types: {} as {
    context: { orders: number; delivered: number; rings: number; notes: readonly string[] }
    events: ShopEvent
  },
  actors: { order: orderMachine, bell },
}).createMachine({
  id: 'shop',
  context: { orders: 0, delivered: 0, rings: 0, notes: [] },
  invoke: { id: 'bell', src: 'bell' },
  type: 'parallel',
  on: {
    'shop.noteWritten': {
      actions: assign({ notes: ({ context, event }) => [...context.notes.slice(-99), event.note] }),
    },
  },
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'shop.opened': 'open.last' } },
        open: {
          initial: 'quiet',
          on: { 'shop.closed': 'closed' },
          states: {
            quiet: { on: { 'shop.rushBegan': 'busy' } },
            busy: { after: { 10000: 'quiet' } },
            last: { type: 'history' },
          },
        },
      },
    },
    service: {
      on: {
        'shop.ringRequested': { actions: sendTo('bell', { type: 'ring' }) },
        'shop.bellRang': { actions: assign({ rings: ({ context }) => context.rings + 1 }) },
        'shop.orderBegun': {
          actions: enqueueActions(({ enqueue, context }) => {
            const number = (context.orders % mostNumbers) + 1
            enqueue.assign({ orders: context.orders + 1 })
            enqueue.spawnChild('order', { id: `order-${number}`, input: { number } })
          }),
        },
        'shop.orderForgotten': { actions: stopChild(({ event }) => `order-${event.number}`) },
        'shop.orderDelivered': {
          actions: assign({ delivered: ({ context }) => context.delivered + 1 }),
        },
      },
    },
  },
})
