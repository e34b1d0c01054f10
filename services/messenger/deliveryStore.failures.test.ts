import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Migration, migrations } from './deliveryDatabase.ts'
import { fakeBrowser, outgoing, settled } from './deliveryStore.fixtures.ts'
import { createDeliveryStoreWork } from './deliveryStore.service.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('a browser that cannot hold messages', () => {
  test('says so with the name of the error alone', async () => {
    const { openTab } = fakeBrowser()
    const secret = new DOMException('no room for “secret”', 'QuotaExceededError')
    const tab = openTab({ openDatabase: () => Promise.reject(secret) })
    tab.add(outgoing())
    await settled()
    expect(tab.reported).toEqual([{ type: 'deliveryStore.failed', reason: 'QuotaExceededError' }])
    expect(tab.clock.pending()).toBe(0)
  })

  test('is one that does not answer within 5 s', async () => {
    const { openTab } = fakeBrowser()
    const tab = openTab({ openDatabase: () => new Promise(() => {}) })
    await settled()
    tab.clock.step(4_999)
    await settled()
    expect(tab.reported).toEqual([])
    tab.clock.step(1)
    await settled()
    expect(tab.reported).toEqual([{ type: 'deliveryStore.failed', reason: 'TookTooLong' }])
  })

  test('lets another tab lead, holds nothing new and still forgets what it is told to', async () => {
    const { openTab } = fakeBrowser()
    let isFull = false
    const full = (async (...args: Parameters<typeof openDB>) => {
      const database = await openDB(...args)
      return new Proxy(database, {
        get(target, key) {
          if (isFull && key === 'transaction')
            throw new DOMException('no room for “secret”', 'QuotaExceededError')
          const value: unknown = Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
    }) as typeof openDB
    const [one, two] = [openTab({ openDatabase: full }), openTab()]
    one.add(outgoing())
    await settled()
    isFull = true
    one.add(outgoing({ clientMessageId: 'id-2' }))
    await settled()
    expect(one.reported.at(-1)).toEqual({
      type: 'deliveryStore.failed',
      reason: 'QuotaExceededError',
    })
    expect(two.leads()).toBe(true)
    isFull = false
    one.add(outgoing({ clientMessageId: 'id-3' }))
    one.tell({ type: 'deliveryStore.removeRequested', clientMessageId: 'id-1' })
    await settled()
    expect(two.held()).toEqual([])
    expect(one.reported.at(-1)?.type).toBe('deliveryStore.failed')
  })
})

describe('a newer build', () => {
  const withNotes: Migration[] = [
    ...migrations,
    (database) => database.createObjectStore('notes' as 'channels', { keyPath: 'guestId' }),
  ]

  test('takes over what is held; the older tab gives way and goes on from memory', async () => {
    const { openTab } = fakeBrowser()
    const old = openTab()
    old.add(outgoing())
    await settled()
    const { openTab: openNew } = fakeBrowser({}, (environment) =>
      createDeliveryStoreWork(environment, withNotes),
    )
    const young = openNew()
    await settled()
    expect(young.opened()).toMatchObject({ messages: [{ clientMessageId: 'id-1' }] })
    expect(old.reported.at(-1)).toEqual({
      type: 'deliveryStore.failed',
      reason: 'DatabaseOutdated',
    })
    const older = openTab()
    await settled()
    expect(older.reported).toEqual([{ type: 'deliveryStore.failed', reason: 'VersionError' }])
  })

  test('waits for an older tab that does not give way, but not for ever', async () => {
    const { openTab } = fakeBrowser()
    const old = await openDB('limelight-delivery', 1, {
      upgrade(database, _from, _to, upgrading) {
        for (const migrate of migrations) migrate(database as never, upgrading as never)
      },
    })
    const { openTab: openNew } = fakeBrowser({}, (environment) =>
      createDeliveryStoreWork(environment, withNotes),
    )
    const young = openNew()
    await settled()
    expect(young.reported).toEqual([])
    young.clock.step(5_000)
    await settled()
    expect(young.types()).toEqual(['failed'])
    old.close()
    await settled()
    expect(young.types()).toEqual(['failed'])
    const next = openTab()
    await settled()
    expect(next.types()).toEqual(['failed'])
  })
})
