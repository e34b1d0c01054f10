import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { listedVideo } from '../../../fixtures/library/video.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListItems, selectListProgress } from '../../core/list/list.selectors.ts'
import { type VideosPage, videoTypes } from './videoList.categories.ts'
import type { ListedVideo, VideoListEvent } from './videoList.events.ts'
import { videoListMachine } from './videoList.machine.ts'
import {
  selectChoosableTypes,
  selectIsUnmapped,
  selectMustLogIn,
  selectVideoQuery,
  selectVideosList,
} from './videoList.selectors.ts'

const someVideos = (...ids: string[]): ListPage => ({
  items: ids.map((id) => listedVideo({ id })),
  totals: { all: ids.length },
  next: null,
})

const vipAboUpdated = {
  type: 'push.vipAboUpdated',
  active: true,
  started: true,
  price: 30,
} as const

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = videoListMachine.provide({ actors: { list } })
  const { actor, told } = walk(setFold, 'videoList', machine, undefined)
  const listed = () => selectVideosList(actor.getSnapshot()).getSnapshot()
  return {
    actor,
    told,
    asked: loadListPage.calls,
    identify: (id = 'guest-1') => actor.send({ type: 'guest.identified', guest: guest({ id }) }),
    leave: () => actor.send({ type: 'guest.identified', guest: anonymousGuest }),
    enter: (page: VideosPage | 'photos', query: Record<string, string> = {}) =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/videos/', query }),
    ids: () => selectListItems<ListedVideo>(listed()).map(({ id }) => id),
    progress: () => selectListProgress(listed()),
    query: () => selectVideoQuery(actor.getSnapshot()),
    mustLogIn: () => selectMustLogIn(actor.getSnapshot()),
    isUnmapped: () => selectIsUnmapped(actor.getSnapshot()),
    types: () => selectChoosableTypes(actor.getSnapshot()),
  }
}

test('asks for nothing before it is known who is here, and not for pages of others', () => {
  const { asked, enter, identify } = start()
  enter('videosAll')
  expect(asked).toEqual([])
  enter('photos')
  identify()
  expect(asked).toEqual([])
  enter('videosNew')
  expect(asked.map(({ input }) => input)).toEqual([
    { store: 'videos', filter: { guestId: 'guest-1' }, order: 'newest', start: null },
  ])
})

test('the address says what of the category is listed, and the test parameter its order [VID-1 VID-10 TAG-1]', () => {
  const { asked, enter, identify, query } = start()
  identify()
  enter('videosAll', { show: 'classic', who: 'male', tags: 'night,rain', testSatisfaction: '1' })
  expect(asked[0]?.input).toMatchObject({
    filter: { videoType: 'classic', actingGroup: 'male', tags: 'night,rain' },
    order: 'satisfactionScore',
  })
  enter('videosAll', { show: 'nonsense', sort: 'nonsense' })
  expect(query()).toMatchObject({ category: 'allVideos', choice: {} })
  expect(asked[1]?.input).toMatchObject({ filter: { guestId: 'guest-1' }, order: 'topRated' })
})

test('what a guest chooses is listed, and the address says so [VID-10]', () => {
  const { actor, asked, enter, identify, told } = start()
  identify()
  enter('videosTrends')
  actor.send({ type: 'videoList.chosen', choice: { tags: ['rain'] } })
  actor.send({ type: 'videoList.orderChosen', order: 'longest' })
  expect(asked.at(-1)?.input).toMatchObject({ filter: { tags: 'rain' }, order: 'longest' })
  expect(told('navigation').at(-1)).toEqual({
    type: 'navigation.queryRequested',
    page: 'videosTrends',
    query: { show: null, who: null, tags: 'rain', sort: 'longest' },
  })
})

test('another address of the same page is listed, without naming it again', () => {
  const { actor, asked, enter, identify, told } = start()
  identify()
  enter('videos')
  actor.send({
    type: 'navigation.queryEntered',
    page: 'videos',
    query: { sort: 'shortest' },
  })
  expect(asked.at(-1)?.input).toMatchObject({ order: 'shortest' })
  expect(told('navigation')).toEqual([])
})

test('visitors are not asked for what they bought: they are to log in, and guests see theirs [VID-14]', () => {
  const { asked, enter, identify, leave, mustLogIn } = start()
  leave()
  enter('videosAll', { list: 'bought' })
  expect([mustLogIn(), asked]).toEqual([true, []])
  identify()
  expect(mustLogIn()).toBe(false)
  expect(asked[0]?.input).toMatchObject({ filter: { videoType: 'bought' }, order: 'newest' })
})

test('a list that there is not is an error that is reported, and nothing is asked for; the next page is listed [VID-21]', () => {
  const { asked, enter, identify, isUnmapped, told } = start()
  identify()
  enter('videosAll', { list: 'toString' })
  expect([isUnmapped(), asked]).toEqual([true, []])
  const problem = { where: 'videosAll', what: 'Unmapped category' }
  expect(told('reporting')).toEqual([{ type: 'reporting.problemMet', problem }])
  enter('videosAll')
  expect([isUnmapped(), asked.length]).toEqual([false, 1])
})

test('a category of one kind cannot be narrowed to another [VID-11]', () => {
  const { enter, identify, types } = start()
  identify()
  enter('videosFree')
  expect(types()).toEqual([])
  enter('videos')
  expect(videoTypes).toEqual(expect.arrayContaining([...types()]))
  expect(types()).toHaveLength(8)
})

test('what one guest has is not shown to another', async () => {
  const { asked, enter, identify, ids } = start()
  identify()
  enter('videosNew')
  await asked[0]?.resolve(someVideos('video1'))
  identify('guest-2')
  expect([asked[1]?.input.filter.guestId, ids()]).toEqual(['guest-2', []])
})

test.each<[string, VideoListEvent, number]>([
  [
    'something was bought',
    { type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null },
    2,
  ],
  ['a membership began or ended', vipAboUpdated, 2],
  ['another language is spoken', { type: 'navigation.languageChanged', language: 'de' }, 2],
  ['pushes were lost', { type: 'realtime.sessionEstablished', resumed: false }, 2],
  ['none were lost', { type: 'realtime.sessionEstablished', resumed: true }, 1],
])('loads again behind what is seen when %s [VID-7]', async (_, event, times) => {
  const { actor, asked, enter, identify, ids } = start()
  identify()
  enter('videosNew')
  await asked[0]?.resolve(someVideos('video1'))
  actor.send(event)
  expect([asked.length, ids()]).toEqual([times, ['video1']])
})

test('whoever comes back from a video finds what was listed, while it is loaded again', async () => {
  const { actor, asked, enter, identify, ids } = start()
  identify()
  enter('videosTrends')
  await asked[0]?.resolve(someVideos('video1', 'video2'))
  actor.send({ type: 'navigation.pageEntered', page: 'video', path: '/en/', query: {} })
  enter('videosTrends')
  expect([asked.length, ids()]).toEqual([2, ['video1', 'video2']])
})

test('what did not come is asked for again when the network is back', async () => {
  const { actor, asked, enter, identify, ids, progress, told } = start()
  identify()
  enter('videosNew')
  await asked[0]?.reject(new Error('offline'))
  expect([progress(), told('recovery')]).toEqual(['failed', [{ type: 'recovery.loadFailed' }]])
  actor.send({ type: 'recovery.retryDue' })
  await asked[1]?.resolve(someVideos('video1'))
  expect(ids()).toEqual(['video1'])
})
