import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListItems, selectOnlineTotal } from '../../core/list/list.selectors.ts'
import { resolve } from '../../shell/navigation/routes.ts'
import { camsMachine } from './cams.machine.ts'
import {
  selectCamsList,
  selectCamsQuery,
  selectContentment,
  selectIsNarrowed,
  selectPresence,
  selectRefused,
  selectSearchCount,
  selectTileLayout,
} from './cams.selectors.ts'
import { everybody, isSearch, parametersOf, queryIn, refusedIn } from './camsQuery.ts'
import { actorTypes, genders, type ListedPerformer } from './listedPerformer.ts'

/** An address that names nothing of it. */
const unnamed = {
  name: null,
  gender: null,
  age: null,
  speaks: null,
  near: null,
  online: null,
  free: null,
  sort: null,
}

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = camsMachine.provide({ actors: { list } })
  const { actor, told } = walk(setFold, 'cams', machine, undefined)
  const { calls } = loadListPage
  const enter = (query: Record<string, string> = {}, path = '/en/cams/') => {
    const page = resolve(path)?.route.name ?? 'notFound'
    actor.send({ type: 'navigation.pageEntered', page, path, query })
  }
  const listed = () =>
    selectListItems<ListedPerformer>(selectCamsList(actor.getSnapshot()).getSnapshot())
  const online = () => selectOnlineTotal(selectCamsList(actor.getSnapshot()).getSnapshot())
  const asked = () => calls.map(({ input: { filter, order } }) => ({ filter, order }))
  return {
    actor,
    told,
    calls,
    enter,
    listed,
    online,
    asked,
    query: () => selectCamsQuery(actor.getSnapshot()),
  }
}

describe('the page', () => {
  test('lists what its address asks for, and nothing before it is entered [ACT-12]', () => {
    const { calls, enter, asked } = start()
    enter({}, '/en/')
    expect(calls).toHaveLength(0)
    enter({ gender: 'M', online: '1', free: '1', sort: 'newest' })
    const filter = { gender: 'M', isOnline: true, isFreeChat: true }
    expect(asked()).toEqual([{ filter, order: 'newest' }])
  })

  test('names what the guest chooses in its address, and follows back and forward', () => {
    const { actor, told, enter, asked, query } = start()
    enter()
    actor.send({ type: 'cams.filterChosen', filter: { gender: 'F' } })
    actor.send({ type: 'cams.orderChosen', order: 'cheapest' })
    const named = { type: 'navigation.queryRequested', page: 'cams' }
    expect(told('navigation')).toEqual([
      { ...named, query: { ...unnamed, gender: 'F' } },
      { ...named, query: { ...unnamed, gender: 'F', sort: 'cheapest' } },
    ])
    expect(asked().at(-1)).toEqual({ filter: { gender: 'F' }, order: 'cheapest' })
    actor.send({ type: 'navigation.queryEntered', page: 'messenger', query: {} })
    expect(query().order).toBe('cheapest')
    actor.send({ type: 'navigation.queryEntered', page: 'cams', query: {} })
    expect(asked().at(-1)).toEqual(everybody)
  })

  test('takes one filter away, in the address too, and tells the search [ACT-32]', () => {
    const { actor, told, enter, asked } = start()
    enter({ gender: 'F', speaks: 'de' })
    actor.send({ type: 'cams.filterRemoved', filterName: 'speaks' })
    expect(asked().at(-1)).toEqual({ filter: { gender: 'F' }, order: 'popular' })
    expect(told('navigation')).toMatchObject([{ query: { ...unnamed, gender: 'F' } }])
    expect(told('actorSearch')).toEqual([
      { type: 'actorSearch.filterRemoved', filterName: 'speaks' },
    ])
  })

  test('searches for a name without the blanks around it, and for all again by an empty one [ACT-31]', () => {
    const { actor, enter, asked } = start()
    enter({ gender: 'F' })
    actor.send({ type: 'cams.nameSubmitted', name: ' Juno ' })
    expect(asked().at(-1)?.filter).toEqual({ gender: 'F', name: 'Juno' })
    actor.send({ type: 'cams.nameSubmitted', name: ' ' })
    expect(asked().at(-1)?.filter).toEqual({ gender: 'F' })
  })

  test('near a place lists the nearest first, until another order is chosen, and away from it none is near', () => {
    const { actor, told, enter, asked } = start()
    enter({ near: 'DE-Hamburg' })
    expect(asked().at(-1)).toEqual({ filter: { near: 'DE-Hamburg' }, order: 'nearest' })
    actor.send({ type: 'cams.filterRemoved', filterName: 'near' })
    expect(asked().at(-1)).toEqual(everybody)
    actor.send({ type: 'cams.filterChosen', filter: { near: 'DE-Hamburg' } })
    expect(asked().at(-1)?.order).toBe('nearest')
    actor.send({ type: 'cams.orderChosen', order: 'newest' })
    expect(told('navigation').at(-1)).toMatchObject({
      query: { ...unnamed, near: 'DE-Hamburg', sort: 'newest' },
    })
    actor.send({ type: 'cams.filterRemoved', filterName: 'near' })
    expect(asked().at(-1)?.order).toBe('newest')
  })

  test('counts another filter as another search, and neither another order nor the way back to it', () => {
    const { actor, enter } = start()
    const count = () => selectSearchCount(actor.getSnapshot())
    enter({ gender: 'F' })
    const first = count()
    actor.send({ type: 'cams.orderChosen', order: 'newest' })
    enter({}, '/en/')
    enter({ gender: 'F', sort: 'newest' })
    expect(count()).toBe(first)
    actor.send({ type: 'cams.nameSubmitted', name: 'Juno' })
    expect(count()).toBe(first + 1)
  })

  test('names what its address says that cannot be chosen, until it is another address', () => {
    const { actor, enter } = start()
    const refused = () => selectRefused(actor.getSnapshot())
    enter({ gender: 'X', age: '21', sort: 'oldest', speaks: 'de', campaign: 'spring' })
    expect(refused()).toEqual(['gender', 'age', 'sort'])
    actor.send({ type: 'navigation.queryEntered', page: 'cams', query: { speaks: 'de' } })
    expect(refused()).toEqual([])
  })

  test('lies as tiles or as a list, as the guest chose, also after another page [TIL-3]', () => {
    const { actor, enter } = start()
    const layout = () => selectTileLayout(actor.getSnapshot())
    expect(layout()).toBe('grid')
    actor.send({ type: 'cams.layoutChosen', layout: 'list' })
    enter({}, '/en/')
    enter()
    expect(layout()).toBe('list')
    actor.send({ type: 'cams.layoutChosen', layout: 'grid' })
    expect(layout()).toBe('grid')
  })

  test('shows again at once what was there, and loads it behind that', async () => {
    const { calls, enter, listed } = start()
    enter()
    await calls[0]?.resolve(performersPage(4))
    enter({}, '/en/')
    enter()
    expect(listed()).toHaveLength(4)
    expect(calls).toHaveLength(2)
  })
})

describe('a page of some performers', () => {
  test.each([
    ['/en/new-girls/', { category: 88 }, 'newest'],
    ['/de/gratis-chat/', { isFreeChat: true }, 'popular'],
    ['/es/categorias/dance/', { categorySlug: 'dance' }, 'popular'],
  ])(
    '%s lists them alone, in its own order, and all of them at first [ACT-41]',
    (path, filter, order) => {
      const { actor, enter, asked } = start()
      enter({}, path)
      expect(asked()).toEqual([{ filter, order }])
      expect(selectIsNarrowed(actor.getSnapshot())).toBe(false)
    },
  )

  test('leaves some of them as its guest chooses, names that in its own address, and follows back and forward [ACT-12 NAV-23]', () => {
    const { actor, told, enter, asked } = start()
    enter({ sort: 'name' }, '/en/categories/dance/')
    actor.send({ type: 'cams.filterChosen', filter: { gender: 'M' } })
    const kept = { categorySlug: 'dance' }
    expect(asked()).toEqual([
      { filter: kept, order: 'name' },
      { filter: { ...kept, gender: 'M' }, order: 'name' },
    ])
    expect(told('navigation')).toEqual([
      {
        type: 'navigation.queryRequested',
        page: 'category',
        query: { ...unnamed, gender: 'M', sort: 'name' },
      },
    ])
    actor.send({ type: 'navigation.queryEntered', page: 'cams', query: {} })
    expect(asked()).toHaveLength(2)
    actor.send({ type: 'navigation.queryEntered', page: 'category', query: {} })
    expect(asked().at(-1)).toEqual({ filter: kept, order: 'popular' })
  })

  test('gives way to the next one', async () => {
    const { calls, enter, listed, asked } = start()
    enter({}, '/en/new-girls/')
    await calls[0]?.resolve(performersPage(4))
    enter({}, '/en/categories/dance/')
    expect(listed()).toEqual([])
    enter({}, '/en/categories/music/')
    expect(asked().at(-1)?.filter).toEqual({ categorySlug: 'music' })
  })
})

describe('what was loaded is loaded again', () => {
  async function startShown() {
    const started = start()
    started.actor.send({ type: 'guest.identified', guest: guest() })
    started.enter()
    await started.calls[0]?.resolve(performersPage(4))
    return started
  }

  test('for another guest, and not for the same', async () => {
    const { actor, calls } = await startShown()
    actor.send({ type: 'guest.identified', guest: guest() })
    expect(calls).toHaveLength(1)
    actor.send({ type: 'guest.identified', guest: guest({ isLoggedIn: false }) })
    expect(calls).toHaveLength(2)
  })

  test('in another language, and after an outage in which pushes were missed', async () => {
    const { actor, calls } = await startShown()
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(calls).toHaveLength(1)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    expect(calls).toHaveLength(2)
    await calls[1]?.resolve(performersPage(4))
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    expect(calls).toHaveLength(3)
  })

  test('once it is due after it failed', async () => {
    const { actor, calls, enter } = start()
    enter()
    await calls[0]?.reject(new Error('Missing Vxql-Token'))
    actor.send({ type: 'recovery.retryDue' })
    expect(calls).toHaveLength(2)
  })
})

test('a performer comes and goes where they stand, and all who are online are counted [ACT-20]', async () => {
  const { actor, calls, enter, listed, online } = start()
  enter()
  await calls[0]?.resolve(performersPage(3))
  const [, second, third] = listed()
  actor.send({ type: 'push.actorOffline', actorId: 'actor-2' })
  expect(listed().map(({ id, isOnline }) => [id, isOnline])).toEqual([
    ['actor-1', true],
    ['actor-2', false],
    ['actor-3', true],
  ])
  expect([listed()[1] === second, listed()[2] === third, online()]).toEqual([false, true, 127])
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  actor.send({ type: 'push.actorOnline', actorId: 'of another page' })
  expect([listed()[1]?.isOnline, online(), calls.length]).toEqual([true, 129, 1])
})

test('whoever is told of twice is counted once, listed or not', async () => {
  const { actor, calls, enter, online } = start()
  enter()
  await calls[0]?.resolve(performersPage(3))
  const before = online() ?? 0
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  expect(online()).toBe(before)
  for (const actorId of ['actor-2', 'of another page']) {
    actor.send({ type: 'push.actorOffline', actorId })
    actor.send({ type: 'push.actorOffline', actorId })
  }
  expect(online()).toBe(before - 2)
  actor.send({ type: 'push.actorOnline', actorId: 'of another page' })
  expect(online()).toBe(before - 1)
})

test('whoever is told of again after an answer that leaves them out is counted once', async () => {
  const { actor, calls, enter, online } = start()
  enter()
  await calls[0]?.resolve(performersPage(3))
  actor.send({ type: 'realtime.sessionEstablished', resumed: false })
  actor.send({ type: 'push.actorOffline', actorId: 'actor-3' })
  await calls[1]?.resolve(performersPage(2))
  const answered = online()
  actor.send({ type: 'push.actorOffline', actorId: 'actor-3' })
  expect(calls).toHaveLength(2)
  expect(online()).toBe(answered)
})

test('takes free chats and who is online from the feed too, and counts nobody twice [ACT-20]', async () => {
  const { actor, calls, enter, listed, online } = start()
  enter()
  await calls[0]?.resolve(performersPage(3))
  const before = online() ?? 0
  const told = { type: 'presenceFeed.told', actorId: 'actor-2' } as const
  actor.send({ type: 'push.actorOffline', actorId: 'actor-2' })
  actor.send({ ...told, isOnline: false, freeChat: false })
  expect(online()).toBe(before - 1)
  actor.send({ ...told, isOnline: true, freeChat: true })
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  expect(online()).toBe(before)
  expect(listed()[1]).toMatchObject({ isOnline: true, freeChat: true })
})

test('who went gives no show and takes no call', async () => {
  const { actor, calls, enter, listed } = start()
  enter()
  const busy = listedPerformer({ freeChat: true, isCurrentlyTicketShow: true })
  await calls[0]?.resolve({ items: [busy], totals: { all: 1, online: 1 }, next: null })
  actor.send({ type: 'push.actorOffline', actorId: busy.id })
  expect(listed()[0]).toMatchObject({
    freeChat: false,
    isCurrentlyTicketShow: false,
    isOnlineMobileVideocall: false,
  })
})

test.each([
  [{ isOnline: false, freeChat: true }, 'offline'],
  [{ isCurrentlyTicketShow: true, freeChat: true }, 'show'],
  [{ freeChat: true }, 'free'],
  [{}, 'live'],
] as const)('who is %o is %s', (performer, presence) => {
  expect(selectPresence(listedPerformer(performer))).toBe(presence)
})

test('a rating counts from the tenth on [ACT-21]', () => {
  const rated = (countRatings: number) =>
    selectContentment(listedPerformer({ ratings: { countRatings, satisfactionRate: 90 } }))
  expect([rated(9), rated(10)]).toEqual([null, 0.9])
})

test('an address says all that can be searched for, and is said again alike [ACT-31]', () => {
  const address = {
    name: 'juno',
    gender: 'F',
    age: '25-34',
    speaks: 'de',
    near: 'ES-Castellón de la Plana',
    online: '1',
    free: '1',
    sort: 'name',
  }
  expect(parametersOf(queryIn(address))).toEqual(address)
  expect(refusedIn(address)).toEqual([])
  expect(
    [{ name: 'j' }, { near: 'DE-Kiel' }, { ages: '18-24' }, { speaks: 'de' }].map(isSearch),
  ).toEqual([true, true, true, true])
  expect(isSearch({ gender: 'F', isOnline: true, isFreeChat: true, category: 88 })).toBe(false)
})

test('an address with odd parameters asks for what it can [ACT-10]', () => {
  expect(queryIn({ gender: 'X', online: 'yes', sort: 'constructor' })).toEqual(everybody)
  expect(genders).toEqual(['N', 'M', 'F'])
  for (const gender of genders) {
    const query = queryIn({ gender, sort: 'name' })
    expect(parametersOf(query)).toEqual({ ...unnamed, gender, sort: 'name' })
  }
})

test('there are five kinds of performers [ACT-11]', () => {
  expect(actorTypes).toEqual(['F', 'M', 'FM', 'FF', 'S'])
})
