import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { actorPost, actorPostsPage } from '../../../fixtures/live/actorPosts.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { selectHasMore, selectListItems } from '../../core/list/list.selectors.ts'
import type { ActorPost } from './actorPosts.events.ts'
import { actorPostsMachine } from './actorPosts.machine.ts'
import { selectIsOfAge, selectIsPaidFor, selectPostsOf } from './actorPosts.selectors.ts'

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const list = listMachine.provide({ actors: { loadListPage: loadListPage.logic } })
  const machine = actorPostsMachine.provide({ actors: { list } })
  const { actor } = walk(setFold, 'actorPosts', machine, undefined)
  const { calls } = loadListPage
  const posts = (actorId = 'actor-7') => selectPostsOf(actorId)(actor.getSnapshot())
  return {
    actor,
    calls,
    posts,
    want: (actorId = 'actor-7') => actor.send({ type: 'actorPosts.wanted', actorId }),
    identify: (id: string | null) =>
      actor.send({
        type: 'guest.identified',
        guest: guest({ isLoggedIn: id !== null, id: id ?? '' }),
      }),
    listed: () => selectListItems<ActorPost>(posts()?.getSnapshot() ?? expect.unreachable()),
    asked: () => calls.map(({ input: { store, filter, start } }) => ({ store, ...filter, start })),
  }
}

const first = { store: 'feedPosts', actorId: 'actor-7', guestId: '', start: null }

test('posts are asked for once it is known who asks, page by page from the last cursor on [FEED-30]', async () => {
  const { calls, posts, want, identify, listed, asked } = start()
  expect(posts()).toBeNull()
  want()
  expect(asked()).toEqual([])
  identify(null)
  expect(asked()).toEqual([first])
  await calls[0]?.resolve(actorPostsPage([actorPost({ id: 'a' })], 'end of a'))
  posts()?.send({ type: 'list.moreWanted' })
  expect(asked().at(-1)).toEqual({ ...first, start: { cursor: 'end of a' } })
  await calls[1]?.resolve(actorPostsPage([actorPost({ id: 'b' })]))
  expect(listed().map(({ id }) => id)).toEqual(['a', 'b'])
  posts()?.send({ type: 'list.moreWanted' })
  expect(calls).toHaveLength(2)
  expect(selectHasMore(posts()?.getSnapshot() ?? expect.unreachable())).toBe(false)
})

test('posts of one performer are not shown for another, and come anew when they are wanted again', async () => {
  const { calls, posts, want, identify, listed, asked } = start()
  identify(null)
  want()
  await calls[0]?.resolve(actorPostsPage([actorPost({ id: 'a' })]))
  want()
  expect([calls.length, listed().length]).toEqual([2, 1])
  want('actor-8')
  expect(posts()).toBeNull()
  expect(asked().at(-1)).toMatchObject({ actorId: 'actor-8' })
})

test('what one guest bought is not shown to the next [FEED-24]', async () => {
  const { calls, want, identify, listed, asked } = start()
  identify('guest1')
  want()
  await calls[0]?.resolve(actorPostsPage([actorPost({ paidContent: true, bought: true })]))
  identify('guest1')
  expect(calls).toHaveLength(1)
  identify(null)
  expect(listed()).toEqual([])
  expect(asked().at(-1)).toEqual(first)
})

test('posts come again in another language, and once that is due after a failure', async () => {
  const { actor, calls, want, identify } = start()
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  identify(null)
  expect(calls).toHaveLength(0)
  want()
  await calls[0]?.reject(new Error('500'))
  actor.send({ type: 'recovery.retryDue' })
  await calls[1]?.resolve(actorPostsPage([actorPost()]))
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect(calls).toHaveLength(3)
})

test('what costs coins is seen once it was bought, what is for adults by age alone [FEED-24 FEED-25]', () => {
  const [photo] = actorPost().photos
  const adult = { id: 'c', url: '/c', avsRequired: true }
  const clip = { id: 'd', length: 6, avsRequired: true, poster: '/d', sources: [] }
  expect(selectIsPaidFor(actorPost())).toBe(true)
  expect(selectIsPaidFor(actorPost({ paidContent: true }))).toBe(false)
  expect(selectIsPaidFor(actorPost({ paidContent: true, bought: true }))).toBe(true)
  expect(selectIsOfAge(actorPost())).toBe(false)
  expect(selectIsOfAge(actorPost({ photos: [photo ?? adult, adult] }))).toBe(true)
  expect(selectIsOfAge(actorPost({ clip }))).toBe(true)
})
