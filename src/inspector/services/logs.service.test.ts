import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createLogStore } from './logs.service.ts'

const about = (number: number) => ({
  id: `log-${number}`,
  name: `${number}.log.ndjson`,
  system: 'example',
  entries: number,
  size: 3,
  openedAt: number,
})
const ids = (logs: readonly { id: string }[]) => logs.map(({ id }) => id)

test('keeps the ten logs that were opened last, and reads them', async () => {
  const store = createLogStore('ten')
  for (let number = 1; number <= 12; number += 1) {
    await store.keep(about(number), new Blob([`log ${number}`]))
  }
  const list = await store.list()
  expect(list).toHaveLength(10)
  expect(ids(list).slice(0, 2)).toEqual(['log-12', 'log-11'])
  await expect(store.read('log-1')).rejects.toThrow(/no longer kept/)
})

test('keeps a log once, and forgets it', async () => {
  const store = createLogStore('once')
  await store.keep(about(1), new Blob(['a']))
  await store.keep({ ...about(1), openedAt: 5 }, new Blob(['b']))
  expect(await store.list()).toEqual([{ ...about(1), openedAt: 5 }])
  await store.remove('log-1')
  expect(await store.list()).toEqual([])
})
