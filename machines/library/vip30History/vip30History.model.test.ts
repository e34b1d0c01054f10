import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { vip30Months } from '../../../fixtures/library/video.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Vip30Month } from './vip30History.events.ts'
import { vip30HistoryMachine } from './vip30History.machine.ts'
import { selectHasHistoryFailed, selectVip30Months, worthOf } from './vip30History.selectors.ts'

async function enter() {
  const loadVip30History = answeredSlot<readonly Vip30Month[]>()
  const machine = vip30HistoryMachine.provide({
    actors: { loadVip30History: loadVip30History.logic },
  })
  const { actor } = walk(setFold, 'vip30History', machine, undefined)
  const page = { page: 'vipClub', path: '/en/vipclub/', query: {} } as const
  actor.send({ type: 'navigation.pageEntered', ...page })
  return {
    actor,
    calls: loadVip30History.calls,
    months: () => selectVip30Months(actor.getSnapshot()),
    hasFailed: () => selectHasHistoryFailed(actor.getSnapshot()),
  }
}

test('the months are asked for as the club is entered [VID-3]', async () => {
  const { calls, months } = await enter()
  await calls[0]?.resolve(vip30Months())
  expect(months()?.map(({ month }) => month)).toEqual(['2026-02', '2026-01'])
})

test('what failed is asked for again', async () => {
  const { actor, calls, hasFailed, months } = await enter()
  await calls[0]?.reject(new Error('lost'))
  expect(hasFailed()).toBe(true)
  actor.send({ type: 'vip30History.retryRequested' })
  await calls[1]?.resolve(vip30Months())
  expect(hasFailed()).toBe(false)
  expect(months()).toHaveLength(2)
})

test('the months together are worth their sum, and no month at all is worth nothing', () => {
  expect(worthOf(vip30Months())).toEqual({ total: 2_400, most: 1_500 })
  expect(worthOf([])).toEqual({ total: 0, most: 0 })
})
