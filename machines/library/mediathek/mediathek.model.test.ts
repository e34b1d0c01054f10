import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { mediathekEntry } from '../../../fixtures/library/album.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import {
  type ArchiveAnswer,
  type ArchiveOrder,
  type MediathekEvent,
  mediathekSplits,
} from './mediathek.events.ts'
import { mediathekMachine } from './mediathek.machine.ts'
import {
  selectArchived,
  selectArchiveOrders,
  selectArchiveRefusal,
  selectMediathekList,
  selectSplit,
  selectSplitCount,
} from './mediathek.selectors.ts'

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const archiveMedium = answeredSlot<ArchiveAnswer, ArchiveOrder>()
  const machine = mediathekMachine.provide({
    actors: {
      list: listMachine.provide({ actors: { loadListPage: loadListPage.logic } }),
      archiveMedium: archiveMedium.logic,
    },
  })
  const { actor, told } = walk(setFold, 'mediathek', machine, undefined)
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    told,
    asked: loadListPage.calls,
    stored: archiveMedium.calls,
    identify: () => actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-1' }) }),
    enter: (page: 'mediathek' | 'mediathekPhotos', query: Record<string, string> = {}) =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/', query }),
    archive: (id: string, isArchived = true) =>
      actor.send({ type: 'mediathek.archiveRequested', id, isArchived }),
    split: () => selectSplit(snapshot()),
    waiting: () => selectArchiveOrders(snapshot()).map(({ id }) => id),
    done: () => selectArchived(snapshot()),
    refusal: () => selectArchiveRefusal(snapshot()),
    counted: () => selectSplitCount('shop')(selectMediathekList(snapshot()).getSnapshot()),
  }
}

test.each(mediathekSplits)(
  'the address names the part of the videos: %s [MYA-2 MYA-4]',
  (split) => {
    const { asked, enter, identify } = start()
    identify()
    enter('mediathek', { split })
    const filter = { mediaType: 'VIDEO', split, guestId: 'guest-1' }
    expect(asked.map(({ input }) => input.filter)).toEqual([filter])
  },
)

test('photos have all parts but what is only heard [MYA-3 MYA-4]', () => {
  const { enter, identify, split } = start()
  identify()
  for (const wanted of mediathekSplits) {
    enter('mediathekPhotos', { split: wanted })
    expect(split()).toBe(wanted === 'audio' ? 'shop' : wanted)
  }
})

test('nothing is asked for until somebody is here, and a chosen part is named in the address', async () => {
  const { actor, asked, counted, enter, identify, told } = start()
  enter('mediathek')
  expect(asked).toHaveLength(0)
  identify()
  await asked[0]?.resolve({
    items: [mediathekEntry()],
    totals: { all: 1, parts: { shop: 7 } },
    next: null,
  })
  expect(counted()).toBe(7)
  actor.send({ type: 'mediathek.splitChosen', split: 'clips' })
  expect(asked[1]?.input.filter).toMatchObject({ split: 'clips' })
  expect(told('navigation')).toEqual([
    { type: 'navigation.queryRequested', page: 'mediathek', query: { split: 'clips' } },
  ])
})

test('orders of the archive are carried out one after the other, and the list is asked for again', async () => {
  const { archive, asked, done, enter, identify, refusal, stored, waiting } = start()
  identify()
  enter('mediathekPhotos')
  await asked[0]?.resolve({ items: [mediathekEntry()], totals: { all: 1 }, next: null })
  archive('album7')
  archive('album8', false)
  expect([stored.length, waiting()]).toEqual([1, ['album7', 'album8']])
  await stored[0]?.resolve({ refusal: null })
  expect(done()).toEqual({ id: 'album7', isArchived: true })
  expect(asked.length).toBeGreaterThan(1)
  await stored[1]?.resolve({ refusal: 'notOwned' })
  expect([waiting(), refusal()]).toEqual([[], 'notOwned'])
})

test('of an order whose answer was lost nobody says that it was carried out', async () => {
  const { archive, done, enter, identify, refusal, stored } = start()
  identify()
  enter('mediathekPhotos')
  archive('album7')
  await stored[0]?.reject(new Error('offline'))
  expect([done(), refusal()]).toEqual([null, 'unknown'])
})

test.each<MediathekEvent>([
  { type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null },
  { type: 'push.vipAboUpdated', active: false, started: false, price: 30 },
  { type: 'push.favouritePinned', kind: 'album', id: 'album7' },
  { type: 'push.favouriteUnpinned', kind: 'album', id: 'album7' },
])('behind what is seen the part is asked for anew after $type [MYA-4]', async (event) => {
  const { actor, asked, counted, enter, identify } = start()
  identify()
  enter('mediathek')
  await asked[0]?.resolve({
    items: [mediathekEntry()],
    totals: { all: 1, parts: { shop: 7 } },
    next: null,
  })
  actor.send(event)
  expect([asked.length, counted()]).toEqual([2, 7])
})
