import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { actorSale, tvAppearance } from '../../../fixtures/live/actorNews.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ActorSale, OfActor, TvAppearance } from './actorNews.events.ts'
import { actorNewsMachine } from './actorNews.machine.ts'
import { selectSales, selectTv } from './actorNews.selectors.ts'

function start() {
  const loadActorTv = answeredSlot<TvAppearance | null, OfActor>()
  const loadActorSales = answeredSlot<readonly ActorSale[], OfActor>()
  const machine = actorNewsMachine.provide({
    actors: { loadActorTv: loadActorTv.logic, loadActorSales: loadActorSales.logic },
  })
  const { actor, told } = walk(setFold, 'actorNews', machine, undefined)
  return {
    actor,
    told,
    tv: loadActorTv.calls,
    sales: loadActorSales.calls,
    want: (actorId = 'actor-7') => actor.send({ type: 'actorNews.wanted', actorId }),
    seen: (actorId = 'actor-7') => {
      const snapshot = actor.getSnapshot()
      return [selectTv(actorId)(snapshot), selectSales(actorId)(snapshot)]
    },
  }
}

test('TV and sales of a performer are asked for once, and for another anew [ACT-25 ACT-34]', async () => {
  const { sales, seen, tv, want } = start()
  want()
  want()
  expect([tv.length, sales.length]).toEqual([1, 1])
  expect([tv[0]?.input, sales[0]?.input]).toEqual([{ actorId: 'actor-7' }, { actorId: 'actor-7' }])
  await tv[0]?.resolve(tvAppearance())
  await sales[0]?.resolve([actorSale()])
  expect(seen()).toEqual([tvAppearance(), [actorSale()]])
  expect(seen('actor-8')).toEqual([null, []])
  want('actor-8')
  expect(seen()).toEqual([null, []])
  await tv[1]?.resolve(null)
  await sales[1]?.resolve([])
  expect(seen('actor-8')).toEqual([null, []])
})

test('one that did not come costs nothing of the other, and is asked for once that is due [CAL-7]', async () => {
  const { actor, sales, seen, told, tv, want } = start()
  want()
  await tv[0]?.reject(new Error('500'))
  await sales[0]?.resolve([actorSale()])
  expect(seen()).toEqual([null, [actorSale()]])
  expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
  actor.send({ type: 'recovery.retryDue' })
  expect([tv.length, sales.length]).toEqual([2, 1])
  await tv[1]?.resolve(tvAppearance())
  expect(seen()).toEqual([tvAppearance(), [actorSale()]])
})

test('titles of sales come again in another language, seen as before meanwhile', async () => {
  const { actor, sales, seen, tv, want } = start()
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect(sales).toHaveLength(0)
  want()
  await sales[0]?.resolve([actorSale()])
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect([seen()[1], tv.length]).toEqual([[actorSale()], 1])
  await sales[1]?.resolve([actorSale({ title: 'Ein Abend in Blau' })])
  expect(seen()[1]).toEqual([actorSale({ title: 'Ein Abend in Blau' })])
})
