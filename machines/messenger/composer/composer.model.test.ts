import { describe, expect, test } from 'vitest'
import { composerWalk } from '../../../fixtures/messenger/composerWalk.fixtures.ts'
import { gift } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Draft, Purse } from './composer.events.ts'
import { composerMachine, draftRest } from './composer.machine.ts'
import {
  selectBoughtLeft,
  selectCharactersLeft,
  selectDraftGifts,
  selectDraftPrice,
  selectDraftText,
  selectFreeMessages,
  selectHasText,
  selectIsDraftEmpty,
  selectIsSendable,
  selectMissing,
} from './composer.selectors.ts'

const maximalLength = 2000

type Given =
  Parameters<typeof composerWalk> extends [unknown, unknown, ...infer Rest] ? Rest : never

function start(...given: Given) {
  const scene = composerWalk(setFold, composerMachine, ...given)
  const { snapshot } = scene
  return {
    ...scene,
    written: () => [
      selectDraftText(snapshot()),
      ...selectDraftGifts(snapshot()).map(({ gift: { id }, quantity }) => [id, quantity]),
    ],
    price: () => selectDraftPrice(snapshot()),
    left: () => selectBoughtLeft(snapshot(), gift.id),
    missing: () => selectMissing(snapshot()),
    isSendable: () => selectIsSendable(snapshot()),
    charactersLeft: () => selectCharactersLeft(snapshot()),
    freeMessages: () => selectFreeMessages(snapshot()),
  }
}

test('a draft is told of at once when the page may be left, and once', () => {
  const { type, drafts, send, clock } = start()
  send({ type: 'composer.keepRequested' })
  type('Half a wo')
  expect(drafts()).toEqual([])
  send({ type: 'composer.keepRequested' })
  expect(drafts()).toEqual([{ text: 'Half a wo', gifts: [] }])
  clock.step(draftRest)
  expect(drafts()).toHaveLength(1)
})

test('a draft that is known only later is taken, unless something is written by then', () => {
  const { send, written, type } = start()
  send({ type: 'composer.draftRestored', draft: { text: 'Dear', gifts: [] } })
  expect(written()).toEqual(['Dear'])
  type('Hello')
  send({ type: 'composer.draftRestored', draft: { text: 'Dear', gifts: [] } })
  expect(written()).toEqual(['Hello'])
})

test('asks for what the guest has to spend, and knows what the guest is told to have', () => {
  const { told, fill, add, price, snapshot } = start()
  expect(told('guest')).toEqual([{ type: 'guest.stateRequested' }])
  const { purse } = snapshot().context
  fill({ ...purse })
  expect(snapshot().context.purse).toBe(purse)
  add(2)
  expect(price()).toBe(4)
  fill({ balance: 3, boughtGifts: { [gift.id]: 1 } })
  expect(price()).toBe(2)
})

const wish = { channelId: 'channel-1', messageType: 'text', includedGifts: {} }

describe('a text', () => {
  test('is written once there is more than blanks; a draft of gifts alone is not empty [MSG-7]', () => {
    const { add, snapshot, type } = start()
    const seen = () => [selectHasText(snapshot()), selectIsDraftEmpty(snapshot())]
    expect(seen()).toEqual([false, true])
    type(' \n ')
    expect(seen()).toEqual([false, true])
    type('Hello')
    expect(seen()).toEqual([true, false])
    type('')
    add(1)
    expect(seen()).toEqual([false, false])
  })

  test('is handed to the delivery without blanks around, and is gone at once [MSG-7]', () => {
    const { type, submit, wishes, written } = start()
    type(' \n Good evening,\n Juno \n')
    submit()
    expect(wishes()).toEqual([{ ...wish, data: 'Good evening,\n Juno' }])
    expect(written()).toEqual([''])
  })

  test.each(['', '   ', ' \n\n '])('that is blank is nothing: %j', (text) => {
    const { type, submit, wishes, isSendable } = start()
    type(text)
    expect(isSendable()).toBe(false)
    submit()
    expect(wishes()).toEqual([])
  })

  test('may have 2000 characters, and one with more stays where it is', () => {
    const { type, submit, wishes, written, charactersLeft } = start()
    const long = 'a'.repeat(maximalLength)
    type(` ${long} `)
    expect(charactersLeft()).toBe(0)
    submit()
    expect(wishes()).toEqual([{ ...wish, data: long }])
    type(`${long}b`)
    expect(charactersLeft()).toBe(-1)
    submit()
    expect(wishes()).toHaveLength(1)
    expect(written()).toEqual([`${long}b`])
  })

  test('is not sent into a channel that is blocked, and can be once it is not', () => {
    const { type, submit, turn, wishes, written } = start({ blocked: true })
    type('Hello')
    submit()
    expect(wishes()).toEqual([])
    expect(written()).toEqual(['Hello'])
    turn({ blocked: false })
    submit()
    expect(wishes()).toHaveLength(1)
  })

  test('costs what the channel says; free ones are counted by the platform alone [MSG-4]', () => {
    const { type, submit, turn, price, freeMessages } = start({ freeMessagesAmount: 2 })
    type('Hello')
    expect([price(), freeMessages()]).toEqual([0, 2])
    submit()
    expect(freeMessages()).toBe(2)
    turn({ freeMessagesAmount: 0 })
    type('Hello again')
    expect([price(), freeMessages()]).toEqual([2, 0])
    turn({ freeMessagesAmount: 3, isMessagingFree: true })
    expect([price(), freeMessages()]).toEqual([0, 0])
  })
})

describe('gifts', () => {
  test('lower what is left of the bought ones, and raise it again when taken out [GFT-3 GFT-4]', () => {
    const { add, remove, left } = start({}, { balance: 100, boughtGifts: { 'gift-1': 2 } })
    const seen = [left()]
    for (const step of [add, add, add, remove, remove, remove, remove]) {
      step()
      seen.push(left())
    }
    expect(seen).toEqual([2, 1, 0, 0, 0, 1, 2, 2])
  })

  test('are paid for beyond the bought quantity, and anew when that changes [GFT-5 GFT-6]', () => {
    const { add, fill, price, left } = start({}, { balance: 100, boughtGifts: { 'gift-1': 1 } })
    add(3)
    expect([price(), left()]).toEqual([4, 0])
    fill({ balance: 100, boughtGifts: { 'gift-1': 5 } })
    expect([price(), left()]).toEqual([0, 2])
  })

  test('without a text are a message of their own kind, and its price is theirs [MSG-7]', () => {
    const { add, submit, price, wishes, written } = start()
    add(2)
    add(1, { ...gift, id: 'gift-2', price: 7 })
    expect(price()).toBe(11)
    submit()
    expect(wishes()).toEqual([
      {
        ...wish,
        messageType: 'gift',
        data: {},
        includedGifts: { 'gift-1': 2, 'gift-2': 1 },
      },
    ])
    expect(written()).toEqual([''])
  })

  test('go with a text, whose price is added', () => {
    const { add, type, submit, price, wishes } = start()
    add()
    type('For you')
    expect(price()).toBe(4)
    submit()
    expect(wishes()).toEqual([{ ...wish, data: 'For you', includedGifts: { 'gift-1': 1 } }])
  })
})

describe('without enough money', () => {
  const poor: Purse = { balance: 1, boughtGifts: {} }
  const toppedUp = (selectedAmount: number) => ({
    type: 'payTour.openRequested',
    flow: 'moneycharge',
    prefill: { selectedAmount },
  })

  test('a message waits, and topping up is offered for as much as is missing', () => {
    const { add, type, submit, topUp, missing, wishes, told } = start({}, poor)
    type('For you')
    add(3)
    topUp()
    expect([missing(), told('payTour')]).toEqual([0, []])
    submit()
    expect(missing()).toBe(7)
    expect(wishes()).toEqual([])
    topUp()
    expect(told('payTour')).toEqual([toppedUp(7)])
  })

  test('the guest comes back to the same draft, which is not sent by itself', () => {
    const { add, type, submit, topUp, fill, missing, wishes, written } = start({}, poor)
    type('For you')
    add()
    submit()
    topUp()
    fill({ balance: 2, boughtGifts: {} })
    expect(missing()).toBe(2)
    fill({ balance: 40, boughtGifts: {} })
    expect(missing()).toBe(0)
    expect(written()).toEqual(['For you', ['gift-1', 1]])
    expect(wishes()).toEqual([])
    submit()
    expect(wishes()).toHaveLength(1)
  })

  test('a draft that became cheap enough can be sent', () => {
    const { add, remove, submit, missing, type } = start({ messagePrice: 1 }, poor)
    type('For you')
    add()
    submit()
    expect(missing()).toBe(2)
    remove()
    expect(missing()).toBe(0)
  })

  test('nothing more is said once a gift was bought or a payment made [GFT-7]', () => {
    const { add, submit, topUp, fill, told } = start({}, poor)
    add()
    submit()
    topUp()
    fill({ balance: 40, boughtGifts: {} })
    submit()
    fill({ balance: 38, boughtGifts: {} })
    for (const address of ['modals', 'statusBar', 'app', 'notifications', 'navigation'] as const)
      expect(told(address)).toEqual([])
    expect(told('payTour')).toHaveLength(1)
    expect(told('delivery')).toHaveLength(1)
  })
})

describe('the draft', () => {
  const written: Draft = { text: 'Hel', gifts: [{ gift, quantity: 1 }] }

  test('is told of when it has rested for 500 ms, and as nothing when it is empty', () => {
    const { clock, type, add, remove, drafts } = start()
    type('H')
    clock.step(draftRest - 1)
    type('Hel')
    add()
    clock.step(draftRest - 1)
    expect(drafts()).toEqual([])
    clock.step(1)
    expect(drafts()).toEqual([written])
    remove()
    type(' ')
    clock.step(draftRest)
    expect(drafts()).toEqual([written, null])
    clock.step(draftRest)
    expect(drafts()).toHaveLength(2)
  })

  test('is told of as nothing when it was sent before it rested', () => {
    const { clock, type, submit, drafts } = start()
    type('Hello')
    submit()
    clock.step(draftRest)
    expect(drafts()).toEqual([null])
  })

  test('is what was written here before', () => {
    const scene = start({}, undefined, written)
    expect(scene.written()).toEqual(['Hel', ['gift-1', 1]])
    scene.submit()
    expect(scene.wishes()).toEqual([{ ...wish, data: 'Hel', includedGifts: { 'gift-1': 1 } }])
  })
})
