import { expect, it } from 'vitest'
import { circlesOf, importsOf } from './circles.mjs'
import { inRoot } from './paths.mjs'

const rooms = ['machines', 'services', 'views', 'fixtures', 'simulator', 'src']
const largest = 3

it('no more than three files lead back to each other, types included', () => {
  const imports = importsOf(inRoot(), rooms)
  expect(imports.size).toBeGreaterThan(500)
  expect(circlesOf(imports).filter(({ length }) => length > largest)).toEqual([])
})

it('finds the files that lead back to themselves, the largest circle first', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['e']],
    ['e', ['f']],
    ['f', ['d']],
    ['g', ['h', 'a']],
    ['h', ['g']],
  ])
  expect(circlesOf(imports).map((circle) => circle.toSorted())).toEqual([
    ['d', 'e', 'f'],
    ['g', 'h'],
  ])
})
