import { expect, test } from 'vitest'
import { produce } from './produce.ts'

const state = { pages: [[{ id: 1 }], [{ id: 2 }]], others: [{ id: 3 }] }

test('a fold changes what it says and leaves the rest the same objects', () => {
  const next = produce(state, ({ pages }) => {
    pages[1]?.push({ id: 4 })
  })
  expect(next).toEqual({ ...state, pages: [[{ id: 1 }], [{ id: 2 }, { id: 4 }]] })
  expect(state.pages[1]).toEqual([{ id: 2 }])
  expect(next.pages[0]).toBe(state.pages[0])
  expect(next.others).toBe(state.others)
})

test('a fold that changes nothing gives the same state', () => {
  expect(produce(state, ({ others }) => void others.find(({ id }) => id === 4))).toBe(state)
})

test('nothing is frozen on the way', () => {
  const next = produce(state, (draft) => {
    draft.others = []
  })
  expect([next, next.pages, next.others].map(Object.isFrozen)).toEqual([false, false, false])
})
