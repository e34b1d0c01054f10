import { expect, test } from 'vitest'
import { contest, tilePage, tilesOf } from '../../../fixtures/content/tileGrids.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { restError, type TileGridPage, type TileGridRequest } from './tileGrid.events.ts'
import { tileGridMachine } from './tileGrid.machine.ts'
import {
  selectIsTileGridLoading,
  selectTileGridProgress,
  selectTilePage,
  selectTilePages,
  selectTiles,
} from './tileGrid.selectors.ts'

const tilesPerPage = 12

function start() {
  const loadTileGrid = answeredSlot<TileGridPage, TileGridRequest>()
  const machine = tileGridMachine.provide({ actors: { loadTileGrid: loadTileGrid.logic } })
  const { actor, told } = walk(setFold, 'cams', machine, { type: 'contests' })
  const { calls } = loadTileGrid
  const seen = () => {
    const snapshot = actor.getSnapshot()
    return {
      count: selectTiles(snapshot).length,
      progress: selectTileGridProgress(snapshot),
      isLoading: selectIsTileGridLoading(snapshot),
    }
  }
  const want = (page = 1) => actor.send({ type: 'tileGrid.wanted', page })
  const answer = (page: TileGridPage) => calls.at(-1)?.resolve(page)
  const fail = () => calls.at(-1)?.reject(new Error('503'))
  return { actor, told, calls, seen, want, answer, fail }
}

const some = (count: number, total = count) => tilePage(tilesOf(contest, count), total)

test('is asked for by type, page and size, and has the pages that its total makes [TIL-5]', async () => {
  const { actor, calls, seen, want, answer } = start()
  want(2)
  expect(calls[0]?.input).toEqual({ type: 'contests', page: 2, size: tilesPerPage })
  expect(seen()).toEqual({ count: 0, progress: 'waiting', isLoading: true })
  await answer(some(3, 15))
  expect(seen()).toEqual({ count: 3, progress: 'there', isLoading: false })
  expect([selectTilePage(actor.getSnapshot()), selectTilePages(actor.getSnapshot())]).toEqual([
    2, 2,
  ])
})

test('has one page while there is nothing in it', async () => {
  const { actor, want, answer } = start()
  want()
  await answer(some(0))
  expect(selectTilePages(actor.getSnapshot())).toBe(1)
})

test('stores the marker in place of its tiles when the call fails, and tries again from there [TIL-7]', async () => {
  const { actor, told, calls, seen, want, answer, fail } = start()
  want()
  await answer(some(3))
  want()
  await fail()
  expect(actor.getSnapshot().context.content).toBe('rest-error')
  expect(restError).toBe('rest-error')
  expect(seen()).toEqual({ count: 0, progress: 'failed', isLoading: false })
  expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
  actor.send({ type: 'tileGrid.retryRequested' })
  expect(seen()).toEqual({ count: 0, progress: 'waiting', isLoading: true })
  await fail()
  actor.send({ type: 'recovery.retryDue' })
  await answer(some(4))
  expect([seen().count, calls.length]).toEqual([4, 4])
})

test('shows what it had while the same page is loaded anew, and nothing of another', async () => {
  const { seen, want, answer } = start()
  want()
  await answer(some(3))
  want()
  expect(seen()).toEqual({ count: 3, progress: 'there', isLoading: true })
  want(2)
  expect(seen()).toEqual({ count: 0, progress: 'waiting', isLoading: true })
  await answer(some(1))
  expect(seen().count).toBe(1)
})

test('has nothing any more once it is forgotten', async () => {
  const { actor, seen, want, answer } = start()
  want()
  await answer(some(3))
  actor.send({ type: 'tileGrid.forgotten' })
  expect(seen()).toEqual({ count: 0, progress: 'waiting', isLoading: false })
})
