import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { searchStart } from '../../../fixtures/live/actorSearch.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { CamsFilter, FilterName } from '../cams/camsQuery.ts'
import type { SearchStart } from './actorSearch.events.ts'
import { actorSearchMachine } from './actorSearch.machine.ts'
import {
  selectActiveFilters,
  selectSearchChoices,
  selectTypedName,
} from './actorSearch.selectors.ts'

function start({ guestId }: { guestId?: string | null } = { guestId: 'guest-1' }) {
  const init = answeredSlot<SearchStart>()
  const remove = answeredSlot<CamsFilter, { filterName: FilterName }>()
  const machine = actorSearchMachine.provide({
    actors: { initActorSearch: init.logic, deleteActorFilter: remove.logic },
  })
  const { actor, told } = walk(setFold, 'actorSearch', machine, undefined)
  const enter = (path = '/en/cams/') =>
    actor.send({ type: 'navigation.pageEntered', page: 'cams', path, query: {} })
  const identify = (id: string | null) =>
    actor.send({
      type: 'guest.identified',
      guest: id === null ? guest({ isLoggedIn: false }) : guest({ id }),
    })
  if (guestId !== undefined) identify(guestId)
  return {
    actor,
    told,
    enter,
    identify,
    inits: init.calls,
    removals: remove.calls,
    take: (filterName: FilterName) => actor.send({ type: 'actorSearch.filterRemoved', filterName }),
    type: (name: string) => actor.send({ type: 'actorSearch.nameTyped', name }),
    active: () => selectActiveFilters(actor.getSnapshot()),
    choices: () => selectSearchChoices(actor.getSnapshot()),
    typed: () => selectTypedName(actor.getSnapshot()),
  }
}

test('a page that lists performers asks what can be chosen and what was searched for last, each time it is entered [ACT-31]', async () => {
  const { enter, inits, choices, active } = start()
  enter('/en/')
  expect(inits).toHaveLength(0)
  enter()
  expect(choices()).toBeNull()
  await inits[0]?.resolve(searchStart({ speaks: 'nl' }))
  expect(choices()).toEqual(searchStart().choices)
  expect(active()).toEqual({ speaks: 'nl' })
  enter('/en/new-girls/')
  expect(inits).toHaveLength(2)
  expect(choices()).toEqual(searchStart().choices)
})

test('another guest has another last search, and the same one is not asked for again', async () => {
  const { enter, identify, inits, active } = start()
  enter()
  await inits[0]?.resolve(searchStart({ speaks: 'nl' }))
  identify('guest-1')
  expect(inits).toHaveLength(1)
  identify('guest-2')
  expect(active()).toEqual({})
  expect(inits).toHaveLength(2)
})

test('what was answered before it is known who is here, is theirs', async () => {
  const { enter, identify, inits, active } = start({})
  enter()
  await inits[0]?.resolve(searchStart({ speaks: 'nl' }))
  identify('guest-1')
  expect([active(), inits.length]).toEqual([{ speaks: 'nl' }, 1])
})

test('what did not come is asked for again once it is due', async () => {
  const { actor, enter, inits, told } = start()
  enter()
  await inits[0]?.reject(new Error('no network'))
  expect(told('recovery')).toHaveLength(1)
  actor.send({ type: 'recovery.retryDue' })
  expect(inits).toHaveLength(2)
})

test('filters that are taken away are forgotten by the platform, one after the other [ACT-32]', async () => {
  const { enter, inits, removals, take, active } = start()
  enter()
  await inits[0]?.resolve(searchStart({ speaks: 'nl', gender: 'F', ages: '18-24' }))
  take('speaks')
  take('ages')
  expect(removals.map(({ input }) => input)).toEqual([{ filterName: 'speaks' }])
  await removals[0]?.resolve({ gender: 'F', ages: '18-24' })
  expect(active()).toEqual({ gender: 'F', ages: '18-24' })
  expect(removals.map(({ input: { filterName } }) => filterName)).toEqual(['speaks', 'ages'])
  await removals[1]?.resolve({ gender: 'F' })
  expect(active()).toEqual({ gender: 'F' })
  take('gender')
  await removals[2]?.reject(new Error('no network'))
  expect(active()).toEqual({ gender: 'F' })
  take('gender')
  expect(removals).toHaveLength(4)
})

test('a filter that waits to be forgotten waits once [ACT-32]', async () => {
  const { removals, take } = start()
  take('speaks')
  take('speaks')
  take('speaks')
  await removals[0]?.resolve({})
  await removals[1]?.resolve({})
  expect(removals).toHaveLength(2)
})

test('the platform remembers nothing of a visitor, so that nothing is forgotten', () => {
  const { removals, take } = start({ guestId: null })
  take('speaks')
  expect(removals).toHaveLength(0)
})

test('submitting what was not typed leaves what is searched for [ACT-31]', () => {
  const { actor, told, type } = start()
  actor.send({ type: 'actorSearch.nameSubmitted' })
  expect(told('cams')).toEqual([])
  type('')
  actor.send({ type: 'actorSearch.nameSubmitted' })
  expect(told('cams')).toEqual([{ type: 'cams.nameSubmitted', name: '' }])
})

test('a name is searched for when it is submitted, and the field follows the address again [ACT-31]', () => {
  const { actor, enter, told, type, typed } = start()
  type('Ju')
  type('Juno')
  expect(typed()).toBe('Juno')
  expect(told('cams')).toEqual([])
  actor.send({ type: 'actorSearch.nameSubmitted' })
  expect(told('cams')).toEqual([{ type: 'cams.nameSubmitted', name: 'Juno' }])
  expect(typed()).toBeNull()
  type('Ad')
  enter()
  expect(typed()).toBeNull()
  type('Ad')
  actor.send({ type: 'navigation.queryEntered', page: 'cams', query: {} })
  expect(typed()).toBeNull()
})
