import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ModelPresenceEvent, ModelPresenceRequest } from './presenceFeed.events.ts'
import { presenceFeedMachine, renewalPause } from './presenceFeed.machine.ts'

const mostShown = 200

function start() {
  const slot = spokenSlot<ModelPresenceRequest, ModelPresenceEvent>()
  const machine = presenceFeedMachine.provide({ actors: { modelPresence: slot.logic } })
  const { actor, told, clock } = walk(setFold, 'presenceFeed', machine, undefined)
  const show = (...ids: string[]) => actor.send({ type: 'presenceFeed.shown', ids })
  return {
    actor,
    clock,
    told,
    show,
    slot,
    connect: () => slot.last().report({ type: 'modelPresence.connected' }),
    close: () => slot.last().report({ type: 'modelPresence.closed', reason: 'closed with 4499' }),
    asked: () => slot.last().received.map(({ ids }) => ids),
    is: (state: string) => expect(actor.getSnapshot().value).toEqual(state),
  }
}

test('connects once somebody is on screen, and asks for them', () => {
  const { slot, show, connect, asked } = start()
  expect(slot.runs).toHaveLength(0)
  show('a', 'b', 'a')
  expect(asked()).toEqual([])
  connect()
  expect(asked()).toEqual([['a', 'b']])
})

test('asks anew at most twice a second as the guest scrolls, and not for the same', () => {
  const { clock, show, connect, asked } = start()
  show('a')
  connect()
  show('b')
  show('c')
  clock.step(renewalPause - 1)
  expect(asked()).toHaveLength(1)
  clock.step(1)
  expect(asked()).toEqual([['a'], ['c']])
  show('d')
  show('c')
  clock.step(renewalPause)
  expect(asked()).toHaveLength(2)
})

test('asks for 200 at most', () => {
  const { show, connect, asked } = start()
  show(...Array.from({ length: mostShown + 1 }, (_, at) => `actor-${at}`))
  connect()
  expect(asked()[0]).toHaveLength(mostShown)
})

test('leaves when nobody is on screen any more', () => {
  const { clock, show, connect, slot, is } = start()
  show('a')
  connect()
  show()
  clock.step(renewalPause)
  is('idle')
  expect(slot.last().isRunning).toBe(false)
})

test('passes what it hears to the lists', () => {
  const { show, connect, slot, told } = start()
  show('a')
  connect()
  const presence = { actorId: 'a', isOnline: true, freeChat: true }
  slot.last().report({ type: 'modelPresence.told', ...presence })
  for (const list of ['cams', 'favouriteCams'] as const) {
    expect(told(list)).toEqual([{ type: 'presenceFeed.told', ...presence }])
  }
})

test('tries again after pauses that double, and asks for the same', () => {
  const { clock, show, connect, close, slot, asked, is } = start()
  show('a')
  connect()
  close()
  is('down')
  clock.step(1_500)
  expect(slot.runs).toHaveLength(2)
  connect()
  expect(asked()).toEqual([['a']])
  close()
  clock.step(1_500)
  expect(slot.runs).toHaveLength(2)
  clock.step(1_500)
  expect(slot.runs).toHaveLength(3)
})

test('waits no longer than a minute, of which chance leaves three quarters here', () => {
  const { clock, show, close, slot } = start()
  show('a')
  for (let failures = 0; failures < 8; failures++) {
    close()
    clock.step(60_000)
  }
  close()
  const { length } = slot.runs
  clock.step(44_999)
  expect(slot.runs).toHaveLength(length)
  clock.step(1)
  expect(slot.runs).toHaveLength(length + 1)
})

test('tries again at once when the channel is back, and for another guest', () => {
  const { actor, show, close, slot } = start()
  show('a')
  close()
  actor.send({ type: 'realtime.sessionEstablished', resumed: true })
  expect(slot.runs).toHaveLength(2)
  actor.send({ type: 'guest.identified', guest: guest() })
  actor.send({ type: 'guest.identified', guest: guest() })
  expect(slot.runs.map(({ isRunning }) => isRunning)).toEqual([false, false, true])
})
