import { describe, expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import type { FavouriteActor } from './favourites.events.ts'
import { favouritesMachine } from './favourites.machine.ts'
import {
  selectFavouriteActors,
  selectFavouriteActorsProgress,
  selectFavourites,
  selectIsFavourite,
} from './favourites.selectors.ts'

const kinds: FavouriteKind[] = ['actor', 'album', 'sedcards', 'picture']

function start() {
  const loadFavouriteActors = answeredSlot<readonly FavouriteActor[]>()
  const machine = favouritesMachine.provide({
    actors: { loadFavouriteActors: loadFavouriteActors.logic },
  })
  const walked = walk(setFold, 'favourites', machine, undefined)
  const { actor } = walked
  return {
    ...walked,
    calls: loadFavouriteActors.calls,
    want: () => actor.send({ type: 'favourites.actorsWanted' }),
    retry: () => actor.send({ type: 'favourites.retryRequested' }),
    seen: () => [
      selectFavouriteActorsProgress(actor.getSnapshot()),
      ...selectFavouriteActors(actor.getSnapshot()).map(({ id }) => id),
    ],
    pushActors: (actors: string[]) =>
      actor.send({ ...push('favouriteActors', { actors }), type: 'push.favouriteActors' }),
    pushPinned: (kind: FavouriteKind, id: string) =>
      actor.send({ ...push('favouritePinned', { kind, id }), type: 'push.favouritePinned' }),
    pushUnpinned: (kind: FavouriteKind, id: string) =>
      actor.send({ ...push('favouriteUnpinned', { kind, id }), type: 'push.favouriteUnpinned' }),
    pinned: () => kinds.map((kind) => selectFavourites(kind)(actor.getSnapshot())),
    isPinned: (kind: FavouriteKind, id: string) => selectIsFavourite(kind, id)(actor.getSnapshot()),
  }
}

describe.each(kinds)('%s', (kind) => {
  test('is pinned and unpinned by message, and true when the push says so [RT-16 RT-19 FAV-3]', () => {
    const { actor, told, isPinned, pushPinned, pushUnpinned } = start()
    actor.send({ type: 'favourites.pinRequested', kind, id: 'one' })
    expect(told('realtime').at(-1)).toEqual({
      type: 'realtime.messageSubmitted',
      message: { type: 'pinFavourite', kind, id: 'one' },
    })
    expect(isPinned(kind, 'one')).toBe(false)
    pushPinned(kind, 'one')
    expect(isPinned(kind, 'one')).toBe(true)

    actor.send({ type: 'favourites.unpinRequested', kind, id: 'one' })
    expect(told('realtime').at(-1)).toEqual({
      type: 'realtime.messageSubmitted',
      message: { type: 'unpinFavourite', kind, id: 'one' },
    })
    pushUnpinned(kind, 'one')
    expect(isPinned(kind, 'one')).toBe(false)
  })

  test('changes nothing but the item named [RT-19]', () => {
    const { pinned, pushPinned, pushUnpinned } = start()
    for (const each of kinds) pushPinned(each, 'one')
    pushPinned(kind, 'two')
    pushPinned(kind, 'two')
    const ids = (named: string[]) => kinds.map((each) => (each === kind ? named : ['one']))
    expect(pinned()).toEqual(ids(['one', 'two']))
    pushUnpinned(kind, 'one')
    expect(pinned()).toEqual(ids(['two']))
  })
})

test('favourite actors are asked for when a session begins and replaced by the answer [RT-17 RT-19]', () => {
  const { actor, told, pinned, pushPinned } = start()
  actor.send({ type: 'realtime.sessionEstablished', resumed: true })
  expect(told('realtime')).toEqual([])
  pushPinned('actor', 'former')
  pushPinned('album', 'album-1')

  actor.send({ type: 'realtime.sessionEstablished', resumed: false })
  expect(told('realtime')).toEqual([
    { type: 'realtime.messageSubmitted', message: { type: 'requestFavouriteActors' } },
  ])
  actor.send({ ...push('favouriteActors', { actors: ['a', 'b'] }), type: 'push.favouriteActors' })
  expect(pinned()).toEqual([['a', 'b'], ['album-1'], [], []])
})

test('favourites are forgotten when the guest logs out', () => {
  const { actor, pinned, pushPinned } = start()
  pushPinned('picture', 'one')
  actor.send({ type: 'realtime.sessionEnded' })
  expect(pinned()).toEqual([[], [], [], []])
})

describe('the favourite actors', () => {
  const favourite = (id: string): FavouriteActor => ({
    id,
    name: 'Juno Amber',
    isOnline: true,
    pictureUrl: `/pictures/${id}.svg`,
  })

  test('are loaded once, when they are seen [REQ-4]', async () => {
    const { calls, seen, want } = start()
    expect(calls).toHaveLength(0)
    want()
    want()
    expect(seen()).toEqual(['loading'])
    await calls[0]?.resolve([favourite('a')])
    want()
    expect(seen()).toEqual(['loaded', 'a'])
    expect(calls).toHaveLength(1)
  })

  test('are loaded again when one is pinned or unpinned, seen as before meanwhile [REQ-4]', async () => {
    const { calls, pushPinned, pushUnpinned, seen, want } = start()
    want()
    await calls[0]?.resolve([favourite('a')])
    pushPinned('album', 'b')
    pushUnpinned('album', 'b')
    expect(calls).toHaveLength(1)
    pushPinned('actor', 'b')
    expect(seen()).toEqual(['loading', 'a'])
    pushUnpinned('actor', 'a')
    expect(calls).toHaveLength(3)
    await calls[1]?.resolve([favourite('a'), favourite('b')])
    expect(seen()).toEqual(['loading', 'a'])
    await calls[2]?.resolve([favourite('b')])
    expect(seen()).toEqual(['loaded', 'b'])
  })

  test('are loaded again when the platform names others [REQ-4]', async () => {
    const { calls, pushActors, want } = start()
    want()
    await calls[0]?.resolve([favourite('a'), favourite('b')])
    pushActors(['b', 'a'])
    expect(calls).toHaveLength(1)
    pushActors(['a'])
    expect(calls).toHaveLength(2)
  })

  test('come and go by push, each where they stand [FAV-1]', async () => {
    const { actor, calls, want } = start()
    const online = () => selectFavouriteActors(actor.getSnapshot()).map(({ isOnline }) => isOnline)
    want()
    await calls[0]?.resolve([favourite('a'), favourite('b')])
    const before = selectFavouriteActors(actor.getSnapshot())
    actor.send({ type: 'push.actorOffline', actorId: 'somebody' })
    expect(selectFavouriteActors(actor.getSnapshot())).toBe(before)
    actor.send({ type: 'push.actorOffline', actorId: 'b' })
    expect(online()).toEqual([true, false])
    actor.send({ type: 'push.actorOnline', actorId: 'b' })
    expect(online()).toEqual([true, true])
  })

  test('that did not come are asked for again', async () => {
    const { calls, retry, seen, want } = start()
    want()
    await calls[0]?.reject(new Error('offline'))
    expect(seen()).toEqual(['failed'])
    retry()
    await calls[1]?.reject(new Error('offline'))
    want()
    await calls[2]?.resolve([])
    expect(seen()).toEqual(['loaded'])
  })

  test('are forgotten when the guest logs out, also on their way', async () => {
    const { actor, calls, seen, want } = start()
    want()
    await calls[0]?.resolve([favourite('a')])
    actor.send({ type: 'realtime.sessionEnded' })
    expect(seen()).toEqual(['unknown'])
    want()
    actor.send({ type: 'realtime.sessionEnded' })
    await calls[1]?.resolve([favourite('a')])
    expect(seen()).toEqual(['unknown'])
  })
})
