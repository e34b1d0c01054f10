import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { sidebarGroups } from '../../../fixtures/live/sidebar.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { SidebarGroup } from './sidebar.events.ts'
import { sidebarMachine } from './sidebar.machine.ts'
import { selectSidebar } from './sidebar.selectors.ts'

function start() {
  const loadSidebar = answeredSlot<readonly SidebarGroup[]>()
  const machine = sidebarMachine.provide({ actors: { loadSidebar: loadSidebar.logic } })
  const { actor } = walk(setFold, 'sidebar', machine, undefined)
  return {
    actor,
    calls: loadSidebar.calls,
    want: () => actor.send({ type: 'sidebar.wanted' }),
    turn: () => actor.send({ type: 'navigation.languageChanged', language: 'de' }),
    seen: () => selectSidebar(actor.getSnapshot()),
  }
}

test('comes with the page that shows it, and anew with the next, seen as before meanwhile [SEO-6]', async () => {
  const { calls, seen, turn, want } = start()
  turn()
  expect(calls).toHaveLength(0)
  want()
  want()
  expect([calls.length, seen()]).toEqual([1, []])
  await calls[0]?.resolve(sidebarGroups())
  expect(seen()).toEqual(sidebarGroups())
  want()
  expect([calls.length, seen()]).toEqual([2, sidebarGroups()])
  await calls[1]?.resolve([])
  expect(seen()).toEqual([])
})

test('comes in another language, also on its way', async () => {
  const { calls, seen, turn, want } = start()
  want()
  turn()
  await calls[0]?.resolve(sidebarGroups())
  expect(seen()).toEqual([])
  await calls[1]?.resolve(sidebarGroups())
  turn()
  expect([calls.length, seen()]).toEqual([3, sidebarGroups()])
})

test('that did not come is asked for again once that is due, or it is wanted', async () => {
  const { actor, calls, seen, want } = start()
  want()
  await calls[0]?.reject(new Error('offline'))
  actor.send({ type: 'recovery.retryDue' })
  await calls[1]?.reject(new Error('offline'))
  want()
  await calls[2]?.resolve(sidebarGroups())
  expect(seen()).toEqual(sidebarGroups())
})
