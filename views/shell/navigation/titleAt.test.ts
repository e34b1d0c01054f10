import { expect, test } from 'vitest'
import { titleAt } from './titleAt.ts'

test('begins with the whole title, moves one sign a step and comes round again', () => {
  expect([0, 1, 2, 5].map((step) => titleAt(step, 'ab'))).toEqual(['ab ·', 'b · a', '· ab', 'ab ·'])
})

test('takes a sign for one, however many code units it has', () => {
  expect(titleAt(1, '🎭x')).toBe('x · 🎭')
})
