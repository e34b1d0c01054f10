import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { topCam, topCamsPage } from '../../../fixtures/live/topCams.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListItems } from '../../core/list/list.selectors.ts'
import { type TopCam, topCamsTypes } from './topCams.events.ts'
import { topCamsMachine } from './topCams.machine.ts'
import {
  selectIsForGuestsAlone,
  selectTopCamContentment,
  selectTopCamsList,
  selectTopCamsQuery,
} from './topCams.selectors.ts'

const theirs = '/en/amateur/juno-amber/top-cams/'

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = topCamsMachine.provide({ actors: { list } })
  const { actor, told } = walk(setFold, 'topCams', machine, undefined)
  const { calls } = loadListPage
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    told,
    calls,
    enter: (query: Record<string, string> = {}, path = theirs) =>
      actor.send({ type: 'navigation.pageEntered', page: 'actorTopCams', path, query }),
    choose: (topCamsType: (typeof topCamsTypes)[number]) =>
      actor.send({ type: 'topCams.typeChosen', topCamsType }),
    identify: (isLoggedIn: boolean, id = 'guest1') =>
      actor.send({ type: 'guest.identified', guest: guest({ isLoggedIn, id }) }),
    asked: () => calls.map(({ input: { store, filter } }) => ({ store, ...filter })),
    listed: () => selectListItems<TopCam>(selectTopCamsList(snapshot()).getSnapshot()),
    query: () => selectTopCamsQuery(snapshot()),
    isForGuestsAlone: () => selectIsForGuestsAlone(snapshot()),
  }
}

describe('the lists', () => {
  test('are four, and choosing one loads that one [ACT-2 ACT-38]', () => {
    const { enter, choose, identify, asked, told } = start()
    identify(true)
    enter()
    for (const type of topCamsTypes.slice(1)) choose(type)
    expect(asked()).toEqual([
      { store: 'topCams', type: 'bestChats', online: false },
      { store: 'topCams', type: 'top100', online: false },
      { store: 'topCams', type: 'favorites', online: false, of: 'guest1' },
      { store: 'topCams', type: 'videoCall', online: false },
    ])
    expect(told('navigation').map((event) => 'query' in event && event.query)).toEqual([
      { list: 'top100', online: null },
      { list: 'favorites', online: null },
      { list: 'videoCall', online: null },
    ])
  })

  test('are what the address says, and nothing is asked for on other pages', () => {
    const { actor, enter, asked, query } = start()
    enter({}, '/en/amateur/juno-amber/')
    expect(asked()).toEqual([])
    enter({ list: 'videoCall', online: '1' })
    expect(asked().at(-1)).toMatchObject({ type: 'videoCall', online: true })
    actor.send({ type: 'navigation.queryEntered', page: 'cams', query: {} })
    expect(query().type).toBe('videoCall')
    actor.send({ type: 'navigation.queryEntered', page: 'actorTopCams', query: { list: 'x' } })
    expect(query()).toEqual({ type: 'bestChats', isOnlineOnly: false })
    expect(asked()).toHaveLength(2)
  })

  test('are of those alone who are online when that is chosen [ACT-38]', () => {
    const { actor, enter, asked, told } = start()
    enter()
    actor.send({ type: 'topCams.onlineOnlyChosen', isOnlineOnly: true })
    expect(asked().at(-1)).toMatchObject({ type: 'bestChats', online: true })
    expect(told('navigation').at(-1)).toMatchObject({ query: { list: null, online: '1' } })
  })

  test('are loaded again after an outage in which pushes were missed, and once it is due', async () => {
    const { actor, calls, enter } = start()
    enter()
    await calls[0]?.reject(new Error('gone'))
    actor.send({ type: 'recovery.retryDue' })
    await calls[1]?.resolve(topCamsPage({}))
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(calls).toHaveLength(2)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    expect(calls).toHaveLength(3)
  })
})

describe('favourites', () => {
  test('are asked for once it is known that somebody is logged in', () => {
    const { enter, identify, asked, isForGuestsAlone } = start()
    enter({ list: 'favorites' })
    expect([asked().length, isForGuestsAlone()]).toEqual([0, false])
    identify(false)
    expect([asked().length, isForGuestsAlone()]).toEqual([0, true])
    identify(true)
    expect([asked().length, isForGuestsAlone()]).toEqual([1, false])
  })

  test('of one guest are not shown to the next', async () => {
    const { calls, enter, identify, listed, asked } = start()
    identify(true)
    enter({ list: 'favorites' })
    await calls[0]?.resolve(topCamsPage({ id: 'a' }))
    expect(listed()).toHaveLength(1)
    identify(true, 'guest2')
    expect(listed()).toEqual([])
    expect(asked().at(-1)).toMatchObject({ of: 'guest2' })
  })
})

test('a performer comes and goes where they stand, and takes no call while away [ACT-20]', async () => {
  const { actor, calls, enter, listed } = start()
  enter()
  await calls[0]?.resolve(topCamsPage({ id: 'a' }, { id: 'b' }))
  actor.send({ type: 'push.actorOffline', actorId: 'b' })
  expect(listed()).toEqual([
    topCam({ id: 'a' }),
    topCam({ id: 'b', online: false, onlineVideocall: false }),
  ])
  actor.send({ type: 'push.actorOnline', actorId: 'b' })
  expect(listed()[1]?.online).toBe(true)
})

test('a rating counts from the tenth on [ACT-21]', () => {
  const rated = (ratingCount: number) =>
    selectTopCamContentment(topCam({ ratingCount, satisfactionRate: 90 }))
  expect([rated(9), rated(10)]).toEqual([null, 0.9])
})

test('whoever comes back sees those who are known, while they are asked for anew [ACT-2]', async () => {
  const { actor, calls, enter, identify, listed } = start()
  identify(true)
  enter()
  await calls[0]?.resolve(topCamsPage({}))
  actor.send({ type: 'navigation.pageEntered', page: 'home', path: '/en/', query: {} })
  enter()
  expect([calls.length, listed().length]).toEqual([2, 1])
})
