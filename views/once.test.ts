import { expect, test } from 'vitest'
import { once } from './once.ts'

test('loads once, however often it is asked', async () => {
  let loads = 0
  const load = once(async () => {
    loads += 1
    return loads
  })
  expect(load()).toBe(load())
  expect(await load()).toBe(1)
  expect(await load()).toBe(1)
})

test('tries again after a failure', async () => {
  let loads = 0
  const load = once(async () => {
    loads += 1
    if (loads === 1) throw new Error('gone')
    return loads
  })
  await expect(load()).rejects.toThrow('gone')
  expect(await load()).toBe(2)
})
