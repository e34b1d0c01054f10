import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListProgress } from '../../core/list/list.selectors.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import { favouriteCamsMachine } from './favouriteCams.machine.ts'
import {
  countFavourites,
  pageOfFavourites,
  selectFavouritePerformers,
  selectFavouritesList,
  selectUnpinned,
} from './favouriteCams.selectors.ts'

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = favouriteCamsMachine.provide({ actors: { list } })
  const { actor } = walk(setFold, 'favouriteCams', machine, undefined)
  const enter = (page: 'favoriteCams' | 'home' = 'favoriteCams') =>
    actor.send({ type: 'navigation.pageEntered', page, path: '/en/', query: {} })
  const identify = (id: string, isLoggedIn = true) =>
    actor.send({ type: 'guest.identified', guest: guest({ id, isLoggedIn }) })
  const inList = () => selectFavouritesList(actor.getSnapshot()).getSnapshot()
  const listed = () => selectFavouritePerformers(inList())
  return {
    actor,
    calls: loadListPage.calls,
    enter,
    identify,
    listed,
    progress: () => selectListProgress(inList()),
    counts: () => countFavourites(listed(), selectUnpinned(actor.getSnapshot())),
    pin: (id: string, kind: FavouriteKind = 'actor') =>
      actor.send({ ...push('favouritePinned', { kind, id }), type: 'push.favouritePinned' }),
    unpin: (id: string, kind: FavouriteKind = 'actor') =>
      actor.send({ ...push('favouriteUnpinned', { kind, id }), type: 'push.favouriteUnpinned' }),
  }
}

async function startShown(count = 3) {
  const started = start()
  started.identify('guest-1')
  started.enter()
  await started.calls[0]?.resolve(performersPage(count))
  return started
}

describe('the page', () => {
  test('lists the favourites once it is entered and a guest is there, in either order [FAV-6]', () => {
    const first = start()
    first.identify('guest-1')
    first.enter('home')
    expect(first.calls).toHaveLength(0)
    first.enter()
    const second = start()
    second.enter()
    second.identify('visitor', false)
    expect(second.calls).toHaveLength(0)
    second.identify('guest-1')
    for (const { calls } of [first, second]) {
      expect(calls.map(({ input: { store, start } }) => [store, start])).toEqual([
        ['favouriteModels', null],
      ])
    }
  })

  test('shows nothing of one guest to another, nor to a visitor', async () => {
    const { calls, identify, listed, enter } = await startShown()
    identify('guest-1')
    expect(calls).toHaveLength(1)
    identify('guest-2')
    expect(listed()).toEqual([])
    await calls[1]?.resolve(performersPage(2))
    identify('guest-2', false)
    enter('home')
    identify('guest-1')
    enter()
    expect([listed().length, calls.length]).toEqual([0, 3])
  })

  test('loads again what was there: in another language, after an outage, once it is due', async () => {
    const { actor, calls } = await startShown()
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(calls).toHaveLength(1)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    await calls[1]?.resolve(performersPage(3))
    actor.send({ type: 'navigation.languageChanged', language: 'nl' })
    await calls[2]?.resolve(performersPage(3))
    expect(calls).toHaveLength(3)
  })

  test('asks again for what did not come, once it is due', async () => {
    const { actor, calls, enter, identify, progress } = start()
    identify('guest-1')
    enter()
    await calls[0]?.reject(new Error('offline'))
    expect(progress()).toBe('failed')
    actor.send({ type: 'recovery.retryDue' })
    expect(calls).toHaveLength(2)
  })
})

test('counts who is live among the favourites, and moves with each push about them [FAV-1]', async () => {
  const { actor, counts, listed } = await startShown()
  expect(counts()).toEqual({ all: 3, online: 3 })
  actor.send({ type: 'push.actorOffline', actorId: 'actor-2' })
  actor.send({ type: 'push.actorOffline', actorId: 'somebody' })
  expect(counts()).toEqual({ all: 3, online: 2 })
  expect(listed()[1]).toMatchObject({ id: 'actor-2', isOnline: false, freeChat: false })
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  actor.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  expect(counts()).toEqual({ all: 3, online: 3 })
})

describe('who is no favourite any more', () => {
  test('is not counted, stays in sight, and is one again without being asked for', async () => {
    const { calls, counts, listed, pin, unpin } = await startShown()
    unpin('actor-2', 'album')
    expect(counts().all).toBe(3)
    unpin('actor-2')
    unpin('actor-2')
    expect([counts(), listed().length]).toEqual([{ all: 2, online: 2 }, 3])
    pin('actor-2')
    expect([counts(), calls.length]).toEqual([{ all: 3, online: 3 }, 1])
  })

  test('is gone when the guest comes again', async () => {
    const { calls, counts, enter, listed, unpin } = await startShown()
    unpin('actor-3')
    enter('home')
    enter()
    await calls[1]?.resolve(performersPage(2))
    expect([counts(), listed().length]).toEqual([{ all: 2, online: 2 }, 2])
  })
})

test('who was pinned elsewhere comes into the list', async () => {
  const { calls, counts, pin } = await startShown()
  pin('picture-1', 'picture')
  expect(calls).toHaveLength(1)
  pin('actor-4')
  await calls[1]?.resolve(performersPage(4))
  expect(counts()).toEqual({ all: 4, online: 4 })
})

test('a page has ten favourites in a small window and fifty in others; beyond the last there is the last [FAV-9 NAV-22]', () => {
  const ids = Array.from({ length: 53 }, (_, at) => at)
  const pageAt = (wanted: number, isMobile: boolean) => {
    const { items, page, pages } = pageOfFavourites(ids, wanted, isMobile)
    return [items[0], items.length, page, pages]
  }
  expect([pageAt(1, true), pageAt(6, true), pageAt(9, true)]).toEqual([
    [0, 10, 1, 6],
    [50, 3, 6, 6],
    [50, 3, 6, 6],
  ])
  expect([pageAt(1, false), pageAt(2, false)]).toEqual([
    [0, 50, 1, 2],
    [50, 3, 2, 2],
  ])
  expect(pageOfFavourites([], 3, true)).toEqual({ items: [], page: 1, pages: 1 })
})
