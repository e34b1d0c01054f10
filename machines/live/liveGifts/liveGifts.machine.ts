import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Given } from '../liveChat/liveChat.events.ts'
import { type Choice, type LiveGiftsEvent, mostAtOnce } from './liveGifts.events.ts'

export interface LiveGiftsContext {
  /** In which chat something is given; empty before the first. */
  chatId: string
  choice: Choice | null
  quantity: number
}

/**
 * What the guest chooses to give in a live chat: gifts, or what moves the performer's toy. What is given goes
 * into what is said there [GFT-1 GFT-2].
 */
export const liveGiftsMachine = setup({
  types: {} as { context: LiveGiftsContext; events: LiveGiftsEvent },
  guards: {
    isThisChat: ({ context }, { chatId }: { chatId: string }) => context.chatId === chatId,
    isQuantity: ({ context: { choice } }, { quantity }: { quantity: number }) =>
      choice?.kind === 'gift' &&
      Number.isInteger(quantity) &&
      quantity >= 1 &&
      quantity <= mostAtOnce,
  },
  actions: {
    takeChat: assign((_, { chatId }: { chatId: string }) => ({ chatId })),
    takeChoice: assign((_, { choice }: { choice: Choice }) => ({ choice, quantity: 1 })),
    takeQuantity: assign((_, { quantity }: { quantity: number }) => ({ quantity })),
    forgetChoice: assign({ choice: null, quantity: 1 }),
    give: sendTo(to('liveChat'), ({ context }) => ({
      type: 'liveChat.giveRequested',
      chatId: context.chatId,
      given: givenOf(context),
    })),
  },
}).createMachine({
  id: 'liveGifts',
  context: { chatId: '', choice: null, quantity: 1 },
  initial: 'closed',
  on: {
    'liveGifts.openRequested': {
      target: '.choosing',
      actions: { type: 'takeChat', params: withEvent },
    },
  },
  states: {
    closed: { entry: 'forgetChoice' },
    choosing: {
      entry: 'forgetChoice',
      on: {
        'liveGifts.chosen': {
          target: 'asked',
          actions: { type: 'takeChoice', params: withEvent },
        },
        'liveGifts.closeRequested': 'closed',
        'push.chatEnd': { guard: { type: 'isThisChat', params: withEvent }, target: 'closed' },
      },
    },
    /** The price stands there before anything is given. */
    asked: {
      on: {
        'liveGifts.quantityChanged': {
          guard: { type: 'isQuantity', params: withEvent },
          actions: { type: 'takeQuantity', params: withEvent },
        },
        'liveGifts.dropped': 'choosing',
        'liveGifts.giveRequested': { target: 'closed', actions: 'give' },
        'liveGifts.closeRequested': 'closed',
        'push.chatEnd': { guard: { type: 'isThisChat', params: withEvent }, target: 'closed' },
      },
    },
  },
})

function givenOf({ choice, quantity }: LiveGiftsContext): Given {
  if (choice?.kind === 'toy') return { gifts: {}, toy: { id: choice.id, price: choice.price } }
  return { gifts: choice ? { [choice.id]: quantity } : {}, toy: null }
}

declare module '../../core/address.ts' {
  interface Machines {
    liveGifts: typeof liveGiftsMachine
  }
}
