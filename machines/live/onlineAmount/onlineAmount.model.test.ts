import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { freshFor, onlineAmountMachine } from './onlineAmount.machine.ts'
import { selectOnlineAmount } from './onlineAmount.selectors.ts'

function start() {
  const loadOnlineAmount = answeredSlot<number>()
  const machine = onlineAmountMachine.provide({
    actors: { loadOnlineAmount: loadOnlineAmount.logic },
  })
  const { actor, clock } = walk(setFold, 'onlineAmount', machine, undefined)
  return {
    actor,
    clock,
    calls: loadOnlineAmount.calls,
    enter: (path = '/en/cams/') =>
      actor.send({ type: 'navigation.pageEntered', page: 'cams', path, query: {} }),
    amount: () => selectOnlineAmount(actor.getSnapshot()),
  }
}

test('is asked for once a page of performers is there, and again after a minute while it is seen [ACT-35]', async () => {
  const { actor, clock, calls, enter, amount } = start()
  enter('/en/')
  expect(calls).toHaveLength(0)
  enter()
  await calls[0]?.resolve(205)
  expect(amount()).toBe(205)
  enter('/en/new-girls/')
  clock.step(freshFor - 1)
  expect(calls).toHaveLength(1)
  clock.step(1)
  expect(calls).toHaveLength(2)
  await calls[1]?.resolve(210)
  actor.send({ type: 'browser.hidden' })
  clock.step(5 * freshFor)
  expect(calls).toHaveLength(2)
  actor.send({ type: 'browser.shown' })
  expect(calls).toHaveLength(3)
  await calls[2]?.resolve(211)
  enter('/en/')
  clock.step(freshFor)
  expect(calls).toHaveLength(3)
  expect(amount()).toBe(211)
})

test('moves by one for each who comes or goes, told of once or twice, until it is asked for again [ACT-20 ACT-35]', async () => {
  const { actor, clock, calls, enter, amount } = start()
  actor.send({ type: 'push.actorOnline', actorId: 'actor-1' })
  expect(amount()).toBeNull()
  enter()
  await calls[0]?.resolve(2)
  actor.send({ type: 'push.actorOffline', actorId: 'actor-1' })
  actor.send({ type: 'push.actorOffline', actorId: 'actor-1' })
  expect(amount()).toBe(1)
  actor.send({ type: 'push.actorOnline', actorId: 'actor-1' })
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  expect(amount()).toBe(3)
  clock.step(freshFor)
  await calls[1]?.resolve(3)
  actor.send({ type: 'push.actorOffline', actorId: 'actor-2' })
  expect(amount()).toBe(2)
})

test('is asked for again once it is due after it failed', async () => {
  const { actor, calls, enter } = start()
  enter()
  await calls[0]?.reject(new Error('no network'))
  actor.send({ type: 'recovery.retryDue' })
  expect(calls).toHaveLength(2)
})
