import { expect, test } from 'vitest'
import { concerns, eachOnce, entriesOf, firedTimers, inOrder } from './entries.ts'
import { arrowsAt } from './sequence.fixtures.ts'

const arrows = [23, 24, 25, 26, 27, 28].flatMap(arrowsAt)
const entries = entriesOf(arrows, ['app'])

test('puts the arrows of an entry together, with the pause before it', () => {
  expect(entries.map(({ position }) => position)).toEqual([23, 24, 25, 26, 27, 28])
  expect(entries[0]?.pause).toBe(0)
  expect(entries[2]?.pause).toBe(42_130)
})

test('begins and ends the life of an actor where it does', () => {
  const lifeAt = (index: number) =>
    entries[index]?.lives.find(({ path }) => path === 'app/voiceCall')
  expect(lifeAt(0)).toEqual({ path: 'app/voiceCall', start: 1, end: null })
  expect(lifeAt(2)).toEqual({ path: 'app/voiceCall', start: null, end: null })
  expect(lifeAt(4)).toEqual({ path: 'app/voiceCall', start: null, end: 1 })
  expect(lifeAt(5)).toBeUndefined()
})

test('takes an actor of whose beginning nothing is known for one that was there', () => {
  const [entry] = entriesOf(arrowsAt(22), ['app'])
  expect(entry?.lives.map(({ path, start }) => [path, start])).toContainEqual(['app/menus', null])
})

test('draws a timer until it fires, though it was pending when asked', () => {
  const [fired] = firedTimers(arrowsAt(30))
  expect(fired).toMatchObject({ path: 'app/realtime', set: 26, fired: 30 })
  const pending = { ...fired, fired: Number.POSITIVE_INFINITY } as NonNullable<typeof fired>
  expect(eachOnce([pending, fired as NonNullable<typeof fired>])).toEqual([fired])
})

test('orders lifelines as a tree', () => {
  expect(inOrder(['app/b', 'app-2', '', 'app/a/x', 'app', 'app/a'])).toEqual([
    '',
    'app',
    'app/a',
    'app/a/x',
    'app/b',
    'app-2',
  ])
})

test('keeps to arrows from or to some actors and those in them', () => {
  const [arrow] = arrowsAt(20).slice(1)
  if (!arrow) throw new Error('there is no such arrow')
  expect(concerns(arrow, [])).toBe(true)
  expect(concerns(arrow, ['app/realtime/socket'])).toBe(true)
  expect(concerns(arrow, ['app/real'])).toBe(false)
})
