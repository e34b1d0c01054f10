import { expect, test } from 'vitest'
import { readPlace, writePlace } from './address.service.ts'

test('leads back to the place for which it was written', () => {
  const place = { log: 'a b&c', entry: 12, actor: 'app/x#1' }
  expect(readPlace(writePlace(place))).toEqual(place)
  expect(readPlace(writePlace({ ...place, actor: null }))).toEqual({ ...place, actor: null })
})

test('leads nowhere when it is no address of a place', () => {
  for (const hash of ['', '#', '#entry=1', '#log=a&entry=-1', '#log=a&entry=x']) {
    expect(readPlace(hash)).toBe(null)
  }
})
