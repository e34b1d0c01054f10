import type { Cases } from '../../../src/testing/cases.ts'
import { pushed } from '../../core/shared.cases.ts'
import { laws } from './liveGifts.laws.ts'
import { liveGiftsMachine } from './liveGifts.machine.ts'

export const cases: Cases<typeof liveGiftsMachine> = {
  machine: liveGiftsMachine,
  inputs: [undefined],
  events: {
    'liveGifts.chosen': [
      { choice: { kind: 'gift', id: 'gift-1', price: 2 } },
      { choice: { kind: 'toy', id: 'toy-1', price: 3 } },
    ],
    'liveGifts.closeRequested': [{}],
    'liveGifts.dropped': [{}],
    'liveGifts.giveRequested': [{}],
    'liveGifts.openRequested': [{ chatId: 'chat-1' }],
    'liveGifts.quantityChanged': [{ quantity: 3 }],
    'push.chatEnd': [pushed('chatEnd'), pushed('chatEnd', { chatId: 'chat-2' })],
  },
  answers: {},
  laws,
}
