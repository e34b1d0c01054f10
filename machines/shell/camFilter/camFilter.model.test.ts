import { describe, expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Place } from './camFilter.events.ts'
import { camFilterMachine } from './camFilter.machine.ts'
import {
  selectCamSort,
  selectIsOnlineOnly,
  selectPlace,
  selectPlaceSearch,
  selectZipCode,
} from './camFilter.selectors.ts'

const hamburg: Place = { city: 'Hamburg', countryCode: 'DE' }

function start() {
  const findPlace = answeredSlot<Place | null, { zipCode: string }>()
  const machine = camFilterMachine.provide({ actors: { findPlace: findPlace.logic } })
  const { actor, told } = walk(setFold, 'camFilter', machine, undefined)
  const progress = () => selectPlaceSearch(actor.getSnapshot())
  return {
    actor,
    calls: findPlace.calls,
    progress,
    place: () => selectPlace(actor.getSnapshot()),
    look(zipCode: string) {
      actor.send({ type: 'camFilter.zipCodeChanged', zipCode })
      actor.send({ type: 'camFilter.placeRequested' })
    },
    wayTaken: () => told('navigation').at(-1),
  }
}

describe('the postcode of the cam filter', () => {
  test('is looked up without the blanks around it [REQ-8]', async () => {
    const { calls, look, place, progress } = start()
    look(' 20095 ')
    expect(calls.map(({ input }) => input)).toEqual([{ zipCode: '20095' }])
    expect(progress()).toBe('findingPlace')
    await calls[0]?.resolve(hamburg)
    expect(progress()).toBe('nearPlace')
    expect(place()).toEqual(hamburg)
  })

  test('is not looked up when it is empty', () => {
    const { calls, look, progress } = start()
    look('  ')
    expect(calls).toEqual([])
    expect(progress()).toBe('anywhere')
  })

  test.each(['1', '12', '1234567890123', '12;34', '-123', '20095.'])(
    'is not looked up when it cannot be one: %s',
    (zipCode) => {
      const { calls, look, progress } = start()
      look(zipCode)
      expect(calls).toEqual([])
      expect(progress()).toBe('zipCodeInvalid')
    },
  )

  test.each(['20095', '1012 AB', '28013', 'SW1A 1AA', '0-123', '106'])(
    'of any country can be one: %s',
    (zipCode) => {
      const { look, progress } = start()
      look(zipCode)
      expect(progress()).toBe('findingPlace')
    },
  )

  test('that nobody knows, and a look-up that failed, are two things', async () => {
    const { calls, look, progress } = start()
    look('00000')
    await calls[0]?.resolve(null)
    expect(progress()).toBe('placeUnknown')
    look('20095')
    await calls[1]?.reject(new Error('gone'))
    expect(progress()).toBe('failed')
  })

  test('that is typed anew forgets the place, also one on its way', async () => {
    const { actor, calls, look, place, progress } = start()
    look('20095')
    await calls[0]?.resolve(hamburg)
    look('20096')
    expect(place()).toBeNull()
    actor.send({ type: 'camFilter.zipCodeChanged', zipCode: '2009' })
    await calls[1]?.resolve(hamburg)
    expect([progress(), place()]).toEqual(['anywhere', null])
    expect(selectZipCode(actor.getSnapshot())).toBe('2009')
  })
})

describe('the cam filter', () => {
  test('leads to the cams that it leaves, without the postcode in the address [NAV-23]', async () => {
    const { actor, calls, look, wayTaken } = start()
    actor.send({ type: 'camFilter.applied' })
    expect(wayTaken()).toEqual({
      type: 'navigation.routeRequested',
      route: { name: 'cams', params: {} },
      query: { sort: 'popular' },
    })
    actor.send({ type: 'camFilter.onlineOnlyChanged', isOnlineOnly: true })
    actor.send({ type: 'camFilter.sortChanged', sort: 'newest' })
    look('20095')
    await calls[0]?.resolve(hamburg)
    actor.send({ type: 'camFilter.applied' })
    expect(wayTaken()).toMatchObject({
      query: { sort: 'newest', online: '1', near: 'DE-Hamburg' },
    })
  })

  test('is cleared as a whole', async () => {
    const { actor, calls, look, place, progress } = start()
    actor.send({ type: 'camFilter.onlineOnlyChanged', isOnlineOnly: true })
    actor.send({ type: 'camFilter.sortChanged', sort: 'name' })
    look('20095')
    await calls[0]?.resolve(hamburg)
    actor.send({ type: 'camFilter.cleared' })
    const snapshot = actor.getSnapshot()
    expect([progress(), place()]).toEqual(['anywhere', null])
    expect([selectIsOnlineOnly(snapshot), selectCamSort(snapshot)]).toEqual([false, 'popular'])
    expect(selectZipCode(snapshot)).toBe('')
  })
})
