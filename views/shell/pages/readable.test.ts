import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['actorName', 'aurora-vale', 'Aurora Vale'],
  ['actorName', 'Mia', 'Mia'],
  ['categorySlug', 'night-owls', 'Night owls'],
  ['series', 'backstage', 'Backstage'],
  ['searchPattern', 'jazz-club at 9', 'jazz-club at 9'],
  ['albumId', '12', '12'],
  ['key', '-', '-'],
])('reads %s "%s" as "%s"', (param, value, words) => {
  expect(readable({ [param]: value })).toEqual({ [param]: words })
})
