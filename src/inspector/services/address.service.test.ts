import { expect, test } from 'vitest'
import { readPlace, readProcess, writePlace } from './address.service.ts'

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

test('names the process that a printed link leads to', () => {
  const address = `ws://127.0.0.1:9230/${'a'.repeat(32)}`
  expect(readProcess(`#node=${address}`)).toBe(address)
  for (const hash of ['', '#node=', '#log=a&entry=1']) expect(readProcess(hash)).toBe(null)
})
