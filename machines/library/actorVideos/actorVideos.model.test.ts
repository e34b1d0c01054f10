import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { listedVideo } from '../../../fixtures/library/video.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectListItems } from '../../core/list/list.selectors.ts'
import type { ActorHighlights, ActorVideosEvent, ActorVideosOf } from './actorVideos.events.ts'
import { actorVideosMachine } from './actorVideos.machine.ts'
import {
  selectActorHighlights,
  selectActorVideosList,
  selectHaveHighlightsFailed,
} from './actorVideos.selectors.ts'

const someVideos: ListPage = { items: [listedVideo()], totals: { all: 1 }, next: null }
const highlights = (id = 'video2'): ActorHighlights => ({
  promoted: listedVideo({ id }),
  top: [listedVideo({ id: 'video3' })],
})

const vipAboUpdated = {
  type: 'push.vipAboUpdated',
  active: true,
  started: true,
  price: 30,
} as const

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const loadActorHighlights = answeredSlot<ActorHighlights, { actorId: string }>()
  const machine = actorVideosMachine.provide({
    actors: {
      list: listMachine.provide({ actors: { loadListPage: loadListPage.logic } }),
      loadActorHighlights: loadActorHighlights.logic,
    },
  })
  const { actor, told } = walk(setFold, 'actorVideos', machine, undefined)
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    told,
    asked: loadListPage.calls,
    highlightsAsked: loadActorHighlights.calls,
    identify: (id = 'guest-1') => actor.send({ type: 'guest.identified', guest: guest({ id }) }),
    want: (wanted: Partial<ActorVideosOf> = {}) =>
      actor.send({ type: 'actorVideos.wanted', actorId: 'actor1', isClassic: false, ...wanted }),
    ids: () => selectListItems(selectActorVideosList(snapshot()).getSnapshot()).map(({ id }) => id),
    highlights: () => selectActorHighlights(snapshot()),
    hasFailed: () => selectHaveHighlightsFailed(snapshot()),
  }
}

test.each<[string, Partial<ActorVideosOf>, Record<string, string>, number]>([
  ['all of them, with what stands out', {}, {}, 1],
  ['those of a tag group', { tagGroup: 'outdoor' }, { tags: 'outdoor' }, 0],
  ['the classics', { isClassic: true }, { videoType: 'classic' }, 0],
])(
  'lists of a performer %s, once it is known who is here [VID-26 VID-27 TAG-1]',
  (_, wanted, filter, times) => {
    const { asked, highlightsAsked, identify, want } = start()
    want(wanted)
    expect(asked).toEqual([])
    identify()
    expect(asked.map(({ input }) => input)).toEqual([
      {
        store: 'videos',
        filter: { guestId: 'guest-1', modelId: 'actor1', ...filter },
        order: 'newest',
        start: null,
      },
    ])
    expect(highlightsAsked.map(({ input }) => input)).toEqual(
      Array.from({ length: times }, () => ({ actorId: 'actor1' })),
    )
  },
)

test('what stands out of one performer is not shown for another, and stays for the same [VID-26 VID-27]', async () => {
  const { highlights: shown, highlightsAsked, identify, want } = start()
  identify()
  want()
  await highlightsAsked[0]?.resolve(highlights())
  want({ isClassic: true })
  expect(shown()?.promoted?.id).toBe('video2')
  want({ actorId: 'actor2' })
  expect(shown()).toBeNull()
  expect(highlightsAsked.at(-1)?.input).toEqual({ actorId: 'actor2' })
})

test('what one guest has is not shown to another', async () => {
  const { asked, highlights: shown, highlightsAsked, identify, ids, want } = start()
  identify()
  want()
  await asked[0]?.resolve(someVideos)
  await highlightsAsked[0]?.resolve(highlights())
  identify('guest-2')
  expect([ids(), shown()]).toEqual([[], null])
  expect([asked[1]?.input.filter.guestId, highlightsAsked.length]).toEqual(['guest-2', 2])
})

test.each<[string, ActorVideosEvent, number]>([
  [
    'something was bought',
    { type: 'purchase.done', kind: 'video', mediumId: 'video1', at: null },
    2,
  ],
  ['a membership began or ended', vipAboUpdated, 2],
  ['another language is spoken', { type: 'navigation.languageChanged', language: 'de' }, 2],
  ['pushes were lost', { type: 'realtime.sessionEstablished', resumed: false }, 2],
  ['none were lost', { type: 'realtime.sessionEstablished', resumed: true }, 1],
])('loads all again behind what is seen when %s [VID-7]', async (_, event, times) => {
  const { actor, asked, highlights: shown, highlightsAsked, identify, ids, want } = start()
  identify()
  want()
  await asked[0]?.resolve(someVideos)
  await highlightsAsked[0]?.resolve(highlights())
  actor.send(event)
  expect([asked.length, highlightsAsked.length]).toEqual([times, times])
  expect([ids(), shown()]).toEqual([['video1'], highlights()])
})

test('loads nothing again once another page is shown', async () => {
  const { actor, asked, identify, want } = start()
  identify()
  want()
  await asked[0]?.resolve(someVideos)
  actor.send({ type: 'navigation.pageEntered', page: 'cams', path: '/en/cams/', query: {} })
  actor.send(vipAboUpdated)
  expect(asked).toHaveLength(1)
})

test('what stands out and did not come is said, and asked for again, by the guest too [VID-26 VID-27]', async () => {
  const { actor, hasFailed, highlights: shown, highlightsAsked, identify, told, want } = start()
  identify()
  want()
  await highlightsAsked[0]?.reject(new Error('offline'))
  expect([hasFailed(), told('recovery')]).toEqual([true, [{ type: 'recovery.loadFailed' }]])
  actor.send({ type: 'actorVideos.retryRequested' })
  expect(hasFailed()).toBe(false)
  await highlightsAsked[1]?.reject(new Error('offline'))
  actor.send({ type: 'recovery.retryDue' })
  await highlightsAsked[2]?.resolve(highlights())
  expect([hasFailed(), shown()]).toEqual([false, highlights()])
})

test('what stands out stays when it cannot be loaded again', async () => {
  const { actor, hasFailed, highlights: shown, highlightsAsked, identify, want } = start()
  identify()
  want()
  await highlightsAsked[0]?.resolve(highlights())
  actor.send(vipAboUpdated)
  await highlightsAsked[1]?.reject(new Error('offline'))
  expect([hasFailed(), shown()]).toEqual([false, highlights()])
})

test('videos that did not come are asked for again when the network is back, whether what stands out came or not', async () => {
  const { actor, asked, highlightsAsked, identify, ids, want } = start()
  identify()
  want()
  await asked[0]?.reject(new Error('offline'))
  await highlightsAsked[0]?.resolve(highlights())
  actor.send({ type: 'recovery.retryDue' })
  await asked[1]?.resolve(someVideos)
  expect([ids(), highlightsAsked.length]).toEqual([['video1'], 1])
})

test('whoever comes back to a performer sees the videos that are known, while they are asked for anew [VID-26]', async () => {
  const { actor, asked, identify, ids, want } = start()
  identify()
  want()
  await asked[0]?.resolve(someVideos)
  actor.send({ type: 'navigation.pageEntered', page: 'home', path: '/en/', query: {} })
  want()
  expect([asked.length, ids()]).toEqual([2, ['video1']])
})
