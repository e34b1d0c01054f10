import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { dailyDeals } from '../../../fixtures/library/album.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { DailyDeals, DailyDealsEvent } from './dailyDeals.events.ts'
import { dailyDealsMachine } from './dailyDeals.machine.ts'
import { selectDailyDeals, selectHaveDealsFailed } from './dailyDeals.selectors.ts'

function start() {
  const loadDailyDeals = answeredSlot<DailyDeals>()
  const machine = dailyDealsMachine.provide({ actors: { loadDailyDeals: loadDailyDeals.logic } })
  const { actor, clock } = walk(setFold, 'dailyDeals', machine, undefined)
  return {
    actor,
    clock,
    asked: loadDailyDeals.calls,
    identify: (id = 'guest-1') => actor.send({ type: 'guest.identified', guest: guest({ id }) }),
    enter: (page: 'dailyDeals' | 'bundles' = 'dailyDeals') =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/daily-deals/', query: {} }),
    deals: () => selectDailyDeals(actor.getSnapshot()),
    hasFailed: () => selectHaveDealsFailed(actor.getSnapshot()),
  }
}

test('are asked for on their own page alone, once it is known who is here', async () => {
  const { asked, deals, enter, identify } = start()
  identify()
  enter('bundles')
  expect(asked).toEqual([])
  enter()
  await asked[0]?.resolve(dailyDeals())
  expect([asked.length, deals()]).toEqual([1, dailyDeals()])
})

test.each<DailyDealsEvent>([
  { type: 'purchase.done', kind: 'album', mediumId: 'album1', at: null },
  { type: 'push.vipAboUpdated', active: true, started: true, price: 30 },
])(
  'are asked for anew after $type, and those that are there stay meanwhile [VID-7]',
  async (event) => {
    const { actor, asked, deals, enter, identify } = start()
    identify()
    enter()
    await asked[0]?.resolve(dailyDeals())
    actor.send(event)
    expect(deals()).not.toBeNull()
    await asked[1]?.resolve(dailyDeals({ albums: [] }))
    expect([asked.length, deals()?.albums]).toEqual([2, []])
  },
)

test('what one guest is offered is not shown to another', async () => {
  const { asked, deals, enter, identify } = start()
  identify()
  enter()
  await asked[0]?.resolve(dailyDeals())
  identify('guest-2')
  expect([asked.length, deals()]).toEqual([2, null])
})

test('what did not come is asked for again, by the guest too', async () => {
  const { actor, asked, deals, enter, hasFailed, identify } = start()
  identify()
  enter()
  await asked[0]?.reject(new Error('offline'))
  expect(hasFailed()).toBe(true)
  actor.send({ type: 'recovery.retryDue' })
  await asked[1]?.reject(new Error('offline'))
  actor.send({ type: 'dailyDeals.retryRequested' })
  await asked[2]?.resolve(dailyDeals())
  expect([hasFailed(), deals()]).toEqual([false, dailyDeals()])
})

test.each([
  ['of a day that is over, in half a minute', -1, 30_000],
  ['of a day that ends in a minute, in that', 60_000, 60_000],
  ['of a day that ends in weeks, in a day', 30 * 86_400_000, 86_400_000],
])('those %s are asked for anew, and not before', async (_, endsIn, askedIn) => {
  const { asked, clock, enter, identify } = start()
  identify()
  enter()
  await asked[0]?.resolve(dailyDeals({ endsAt: clock.now() + endsIn }))
  clock.step(askedIn - 1)
  expect(asked).toHaveLength(1)
  clock.step(1)
  expect(asked).toHaveLength(2)
})
