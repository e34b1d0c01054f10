import { describe, expect, test } from 'vitest'
import { push } from '../../fixtures/pushes.fixtures.ts'
import { walk } from '../../fixtures/walk.fixtures.ts'
import { setFold } from '../clock.ts'
import type { FavouriteKind } from '../realtime/realtime.events.ts'
import { favouritesMachine } from './favourites.machine.ts'
import { selectFavourites, selectIsFavourite } from './favourites.selectors.ts'

const kinds: FavouriteKind[] = ['actor', 'album', 'sedcards', 'picture']

function start() {
  const walked = walk(setFold, 'favourites', favouritesMachine, undefined)
  const { actor } = walked
  return {
    ...walked,
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
