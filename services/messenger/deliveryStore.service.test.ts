import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeBrowser, idsOf, outgoing, settled } from './deliveryStore.fixtures.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const named = (...ids: string[]) => ids.map((clientMessageId) => outgoing({ clientMessageId }))

/** What is on the disk, as raw records. */
async function onDisk(store: 'messages' | 'drafts' | 'channels') {
  const database = await openDB('limelight-delivery')
  const records: unknown[] = await database.getAll(store)
  database.close()
  return records
}

async function put(record: object) {
  const database = await openDB('limelight-delivery')
  await database.add('messages', record)
  database.close()
}

describe('holding', () => {
  test('reports what was held before as it begins', async () => {
    const { openTab } = fakeBrowser()
    const first = openTab()
    await settled()
    expect(first.reported[0]).toEqual({
      type: 'deliveryStore.opened',
      messages: [],
      drafts: {},
      channelId: null,
    })
    const draft = { text: 'Hel', gifts: [] }
    first.add(outgoing())
    first.tell({ type: 'deliveryStore.draftSubmitted', channelId: 'channel-2', draft })
    first.tell({ type: 'deliveryStore.channelNoted', channelId: 'channel-2' })
    await settled()
    first.die()
    const second = openTab()
    await settled()
    expect(second.reported[0]).toEqual({
      type: 'deliveryStore.opened',
      messages: [outgoing({ status: 'waiting' })],
      drafts: { 'channel-2': draft },
      channelId: 'channel-2',
    })
  })

  test('reports a message as waiting only once its transaction is complete', async () => {
    const { openTab } = fakeBrowser()
    let isComplete = false
    let durability: string | undefined
    const tab = openTab({
      openDatabase: (async (...args: Parameters<typeof openDB>) => {
        const database = await openDB(...args)
        return new Proxy(database, {
          get(target, key) {
            if (key !== 'transaction') return Reflect.get(target, key, target)
            return (...given: [string[], 'readwrite'?, IDBTransactionOptions?]) => {
              const transaction = target.transaction(...given)
              if (given[1] === 'readwrite') {
                durability = given[2]?.durability
                transaction.addEventListener('complete', () => {
                  isComplete = true
                  expect(tab.types()).not.toContain('changed')
                })
              }
              return transaction
            }
          },
        })
      }) as typeof openDB,
    })
    tab.add(outgoing())
    await settled()
    expect(isComplete).toBe(true)
    expect(durability).toBe('strict')
    expect(tab.held()).toEqual([outgoing({ status: 'waiting' })])
  })

  test('keeps the order of telling, over many transactions', async () => {
    const { openTab } = fakeBrowser()
    const tab = openTab()
    const ids = Array.from({ length: 40 }, (_, n) => `id-${n}`)
    for (const [n, message] of named(...ids).entries()) {
      tab.add(message)
      if (n % 7 === 0) await settled()
    }
    await settled()
    expect(idsOf(tab.held())).toEqual(ids)
  })

  test('adds an id once, whoever tells it', async () => {
    const { openTab } = fakeBrowser()
    const [one, two] = [openTab(), openTab()]
    for (const tab of [one, two, one]) tab.add(outgoing())
    await settled()
    expect(await onDisk('messages')).toHaveLength(1)
    expect(idsOf(two.held())).toEqual(['id-1'])
    expect([...one.types(), ...two.types()]).not.toContain('failed')
  })

  test('forgets the draft with the message that was made of it, and keeps it with others', async () => {
    const { openTab } = fakeBrowser()
    const tab = openTab()
    const draft = { text: 'Hel', gifts: [] }
    tab.tell({ type: 'deliveryStore.draftSubmitted', channelId: 'channel-1', draft })
    tab.add(outgoing(), null, false)
    await settled()
    expect(await onDisk('drafts')).toHaveLength(1)
    tab.add(outgoing({ clientMessageId: 'id-2' }))
    await settled()
    expect(await onDisk('drafts')).toEqual([])
  })

  test('forgets what was answered, and keeps why one was rejected', async () => {
    const { openTab } = fakeBrowser()
    const tab = openTab()
    for (const message of named('id-1', 'id-2')) tab.add(message)
    await settled()
    tab.tell({ type: 'deliveryStore.removeRequested', clientMessageId: 'id-1' })
    tab.tell({ type: 'deliveryStore.removeRequested', clientMessageId: 'unknown' })
    tab.tell({ type: 'deliveryStore.rejectRequested', clientMessageId: 'id-2', reason: 'why' })
    await settled()
    expect(tab.held()).toEqual([
      outgoing({ clientMessageId: 'id-2', status: 'rejected', reason: 'why' }),
    ])
  })

  test('replaces a rejected one by the new one in one step', async () => {
    const { openTab } = fakeBrowser()
    const [tab, other] = [openTab(), openTab()]
    tab.add(outgoing())
    await settled()
    tab.tell({ type: 'deliveryStore.rejectRequested', clientMessageId: 'id-1', reason: 'why' })
    await settled()
    tab.add(outgoing({ clientMessageId: 'id-1~2' }), 'id-1', false)
    other.add(outgoing({ clientMessageId: 'id-1~2' }), 'id-1', false)
    await settled()
    expect(idsOf(tab.held())).toEqual(['id-1~2'])
    const seen = other.reported.flatMap((event) => ('messages' in event ? [event.messages] : []))
    expect(seen.every((messages) => (messages as unknown[]).length <= 1)).toBe(true)
  })

  test('keeps one guest’s from another’s, and clears only the own', async () => {
    const { openTab } = fakeBrowser()
    const [mine, theirs] = [openTab(), openTab({ guestId: 'guest-2' })]
    for (const tab of [mine, theirs]) {
      tab.add(outgoing())
      tab.tell({
        type: 'deliveryStore.draftSubmitted',
        channelId: 'channel-2',
        draft: { text: 'a', gifts: [] },
      })
      tab.tell({ type: 'deliveryStore.channelNoted', channelId: 'channel-2' })
    }
    await settled()
    mine.tell({ type: 'deliveryStore.clearRequested' })
    mine.stop()
    await settled()
    for (const store of ['messages', 'drafts', 'channels'] as const)
      expect(await onDisk(store)).toMatchObject([{ guestId: 'guest-2' }])
    expect(mine.clock.pending()).toBe(0)
  })

  test('holds a reload until nothing of the guest who leaves is there', async () => {
    const { openTab } = fakeBrowser()
    const tab = openTab()
    await settled()
    tab.add(outgoing())
    tab.tell({ type: 'deliveryStore.clearRequested' })
    tab.stop()
    await tab.untilReloadable()
    expect(await onDisk('messages')).toEqual([])
  })

  test('carries out what it was told before it was stopped, and reports no more', async () => {
    const { openTab } = fakeBrowser()
    const tab = openTab()
    tab.add(outgoing())
    tab.stop()
    await settled()
    expect(tab.reported).toEqual([])
    expect(await onDisk('messages')).toHaveLength(1)
  })
})

describe('records that are broken', () => {
  test('are skipped and counted; the others are not affected', async () => {
    const { openTab } = fakeBrowser()
    const first = openTab()
    first.add(outgoing())
    await settled()
    first.die()
    await put({ guestId: 'guest-1', clientMessageId: 'b', message: { data: 'secret' } })
    await put({ guestId: 'guest-1', clientMessageId: 'c' })
    const second = openTab()
    second.add(outgoing({ clientMessageId: 'id-2' }))
    await settled()
    expect(second.types().slice(0, 2)).toEqual(['opened', 'recordsSkipped'])
    expect(second.reported).toContainEqual({ type: 'deliveryStore.recordsSkipped', count: 2 })
    expect(idsOf(second.held())).toEqual(['id-1', 'id-2'])
    expect(JSON.stringify(second.reported)).not.toContain('secret')
    expect(second.types().filter((type) => type === 'recordsSkipped')).toHaveLength(1)
  })
})
