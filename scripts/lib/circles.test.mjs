import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { circlesOf } from './circles.mjs'
import { importersOf } from './importGraph.mjs'
import { inRoot } from './paths.mjs'

const rooms = ['machines', 'services', 'views', 'fixtures', 'simulator', 'src']
const largest = 3

it('no more than three files lead back to each other, types included', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => `${room}/${path}`),
  )
  const texts = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))
  const importers = importersOf(texts, files, true)
  expect(importers.size).toBeGreaterThan(500)
  expect(circlesOf(importers).filter(({ length }) => length > largest)).toEqual([])
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
