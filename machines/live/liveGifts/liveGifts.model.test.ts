import { describe, expect, test } from 'vitest'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Choice } from './liveGifts.events.ts'
import { liveGiftsMachine } from './liveGifts.machine.ts'
import { costOf, selectChoice, selectGivingIn, selectQuantity } from './liveGifts.selectors.ts'

const rose: Choice = { kind: 'gift', id: 'gift-1', price: 2 }
const breeze: Choice = { kind: 'toy', id: 'toy-1', price: 3 }

function open() {
  const { actor, told } = walk(setFold, 'liveGifts', liveGiftsMachine, undefined)
  actor.send({ type: 'liveGifts.openRequested', chatId: 'chat-1' })
  return {
    actor,
    given: () => told('liveChat'),
    choose: (choice: Choice) => actor.send({ type: 'liveGifts.chosen', choice }),
    count: (quantity: number) => actor.send({ type: 'liveGifts.quantityChanged', quantity }),
    give: () => actor.send({ type: 'liveGifts.giveRequested' }),
    chatEnds: (chatId: string) =>
      actor.send({ ...push('chatEnd', { chatId, code: 201 }), type: 'push.chatEnd' }),
    giving: () => selectGivingIn(actor.getSnapshot()),
    choice: () => selectChoice(actor.getSnapshot()),
    quantity: () => selectQuantity(actor.getSnapshot()),
  }
}

describe('what is given in a live chat', () => {
  test('is chosen, counted and given once, into the chat that runs [GFT-1]', () => {
    const { choose, count, give, given, giving } = open()
    give()
    choose(rose)
    count(3)
    give()
    give()
    expect(given()).toEqual([
      {
        type: 'liveChat.giveRequested',
        chatId: 'chat-1',
        given: { gifts: { 'gift-1': 3 }, toy: null },
      },
    ])
    expect(giving()).toBeNull()
  })

  test('may move the performer’s toy, once [GFT-2]', () => {
    const { choose, count, give, given, quantity } = open()
    choose(breeze)
    count(2)
    expect(quantity()).toBe(1)
    give()
    expect(given()).toMatchObject([{ given: { gifts: {}, toy: { id: 'toy-1', price: 3 } } }])
  })

  test.each([0, 21, 1.5, Number.NaN])('is not counted as %d', (quantity) => {
    const opened = open()
    opened.choose(rose)
    opened.count(quantity)
    expect(opened.quantity()).toBe(1)
  })

  test('can be something else after all, or nothing', () => {
    const { actor, choice, choose, count, giving, quantity } = open()
    choose(rose)
    count(4)
    actor.send({ type: 'liveGifts.dropped' })
    expect([choice(), quantity(), giving()]).toEqual([null, 1, 'chat-1'])
    choose(breeze)
    actor.send({ type: 'liveGifts.closeRequested' })
    expect([choice(), giving()]).toEqual([null, null])
  })

  test('is not chosen any more once that chat has ended', () => {
    const { chatEnds, choose, giving } = open()
    chatEnds('chat-9')
    choose(rose)
    chatEnds('chat-9')
    expect(giving()).toBe('chat-1')
    chatEnds('chat-1')
    expect(giving()).toBeNull()
  })
})

test.each([
  ['what was bought before costs nothing', 1, { coins: 0, missing: 0 }],
  ['what is beyond that costs its price', 3, { coins: 4, missing: 0 }],
  ['what the balance does not pay is missing', 5, { coins: 8, missing: 3 }],
])('%s [GFT-5 GFT-6]', (_, quantity, cost) => {
  expect(costOf(rose, quantity, { balance: 5, boughtGifts: { 'gift-1': 1 } })).toEqual(cost)
})

test('a toy control costs its price, whatever gifts were bought', () => {
  expect(costOf(breeze, 1, { balance: 1, boughtGifts: { 'toy-1': 9 } })).toEqual({
    coins: 3,
    missing: 2,
  })
})
