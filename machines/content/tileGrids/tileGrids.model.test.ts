import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import {
  contest,
  pastVideoChat,
  tilePage,
  tilesOf,
} from '../../../fixtures/content/tileGrids.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import {
  type TileGridPage,
  type TileGridRequest,
  type TileGridType,
  type TileMode,
  tileGridTypes,
} from '../tileGrid/tileGrid.events.ts'
import { tileGridMachine } from '../tileGrid/tileGrid.machine.ts'
import { selectTiles } from '../tileGrid/tileGrid.selectors.ts'
import { tileGridsMachine } from './tileGrids.machine.ts'
import { modesIn, type TileModes } from './tileGrids.modes.ts'
import { selectTileGrid, selectTileMode } from './tileGrids.selectors.ts'

function start(stored?: string) {
  const loadTileGrid = answeredSlot<TileGridPage, TileGridRequest>()
  const store = answeredSlot<void, { settings: TileModes }>()
  const tileGrid = tileGridMachine.provide({ actors: { loadTileGrid: loadTileGrid.logic } })
  const machine = tileGridsMachine.provide({
    actors: { tileGrid, storeTileGridSettings: store.logic },
  })
  const { actor, told } = walk(setFold, 'tileGrids', machine, { stored })
  const { calls } = loadTileGrid
  const modeOf = (type: TileGridType) => selectTileMode(type)(actor.getSnapshot())
  return {
    actor,
    told,
    calls,
    stores: store.calls,
    asked: () => calls.map(({ input: { type, page } }) => [type, page]),
    enter: (page: PageName, query: Record<string, string> = {}) =>
      actor.send({ type: 'navigation.pageEntered', page, path: '/en/', query }),
    identify: (id: string | null, tileGrids?: string) =>
      actor.send({
        type: 'guest.identified',
        guest: guest({
          id,
          isLoggedIn: id !== null,
          preferences: tileGrids === undefined ? {} : { tileGrids },
        }),
      }),
    choose: (grid: TileGridType, mode: TileMode) =>
      actor.send({ type: 'tileGrids.modeChosen', grid, mode }),
    modeOf,
    modes: () => tileGridTypes.filter((type) => modeOf(type) === 'list'),
    tiles: (type: 'contests' | 'myVideoChats' | 'tvLists') =>
      selectTiles(selectTileGrid(type)(actor.getSnapshot()).getSnapshot()),
  }
}

test('there are five tile grids [TIL-1]', () => {
  expect(tileGridTypes).toEqual([
    'contests',
    'favouriteActors',
    'myVideoChats',
    'recommendations',
    'tvLists',
  ])
})

describe('what is shown', () => {
  test('is the grid that the address names, and the page of it [TIL-1 TIL-5 NAV-22]', () => {
    const { actor, enter, identify, asked } = start()
    identify('guest1')
    enter('contests')
    enter('tvMediaSeries', { page: '3' })
    enter('favoriteCams')
    enter('home')
    enter('favoriteCams', { list: 'chats', page: 'x' })
    actor.send({
      type: 'navigation.queryEntered',
      page: 'favoriteCams',
      query: { list: 'chats', page: '2' },
    })
    expect(asked()).toEqual([
      ['contests', 1],
      ['tvLists', 3],
      ['myVideoChats', 1],
      ['myVideoChats', 2],
    ])
  })

  test('is there at once when the guest comes back, and loaded anew behind it [TIL-2]', async () => {
    const { enter, calls, tiles } = start()
    enter('contests')
    await calls[0]?.resolve(tilePage(tilesOf(contest, 3)))
    enter('contest')
    enter('contests')
    expect([tiles('contests').length, calls.length]).toEqual([3, 2])
  })

  test('of one guest is asked for once it is known who is here, and never shown to another', async () => {
    const { enter, identify, asked, calls, tiles } = start()
    enter('favoriteCams', { list: 'chats' })
    expect(asked()).toEqual([])
    identify(null)
    expect(asked()).toEqual([])
    identify('guest1')
    await calls[0]?.resolve(tilePage([pastVideoChat()]))
    expect(tiles('myVideoChats')).toHaveLength(1)
    identify('guest2')
    expect(tiles('myVideoChats')).toHaveLength(0)
    expect(asked()).toHaveLength(2)
    identify('guest2')
    expect(asked()).toHaveLength(2)
  })

  test('is loaded anew in another language, and once it is due after it failed', async () => {
    const { actor, enter, calls, tiles } = start()
    enter('contests')
    await calls[0]?.reject(new Error('503'))
    actor.send({ type: 'recovery.retryDue' })
    await calls[1]?.resolve(tilePage([contest()]))
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    expect([tiles('contests').length, calls.length]).toEqual([0, 3])
  })
})

describe('how tiles lie', () => {
  test('is chosen for each grid by itself, and stored with the platform [TIL-3 TIL-4]', async () => {
    const { identify, choose, modes, stores, told } = start()
    identify('guest1')
    choose('contests', 'list')
    expect(modes()).toEqual(['contests'])
    expect(stores.map(({ input }) => input)).toEqual([{ settings: { contests: 'list' } }])
    choose('tvLists', 'list')
    expect([modes().length, stores.length]).toEqual([2, 1])
    await stores[0]?.resolve()
    expect(stores[1]?.input).toEqual({ settings: { contests: 'list', tvLists: 'list' } })
    await stores[1]?.resolve()
    expect(stores).toHaveLength(2)
    choose('contests', 'grid')
    expect(stores[2]?.input).toEqual({ settings: { contests: 'grid', tvLists: 'list' } })
    expect(told('storage')).toEqual([])
  })

  test('is as it was left when the guest comes again [TIL-4]', () => {
    const { identify, modes } = start('{"tvLists":"list"}')
    identify('guest1', '{"contests":"list","myVideoChats":"list"}')
    expect(modes()).toEqual(['contests', 'myVideoChats'])
    identify('guest2')
    expect(modes()).toEqual([])
  })

  test('is kept in the browser for a visitor, and is theirs again after a guest was here [TIL-4]', () => {
    const { identify, choose, modes, told, stores } = start('{"tvLists":"list"}')
    expect(modes()).toEqual(['tvLists'])
    identify(null)
    choose('contests', 'list')
    expect(told('storage')).toEqual([
      {
        type: 'storage.writeRequested',
        item: 'tileGrids',
        value: '{"tvLists":"list","contests":"list"}',
      },
    ])
    identify('guest1')
    expect(modes()).toEqual([])
    identify(null)
    expect(modes()).toEqual(['contests', 'tvLists'])
    expect(stores).toEqual([])
  })

  test('stays as chosen when it could not be stored, which is done once it is due [TIL-4]', async () => {
    const { actor, identify, choose, modes, stores, told } = start()
    identify('guest1')
    choose('contests', 'list')
    await stores[0]?.reject(new Error('503'))
    expect(modes()).toEqual(['contests'])
    expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
    actor.send({ type: 'recovery.retryDue' })
    expect(stores[1]?.input).toEqual({ settings: { contests: 'list' } })
  })

  test.each([undefined, 7, '', 'list', 'null', '[]', '{"contests":"rows","other":"list"}'])(
    'written as %j is as usual',
    (written) => {
      expect(modesIn(written)).toEqual({})
    },
  )
})
