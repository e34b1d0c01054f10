import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeBrowser, idsOf, outgoing, settled } from './deliveryStore.fixtures.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('other tabs', () => {
  test('see what one changes', async () => {
    const { openTab } = fakeBrowser()
    const [one, two] = [openTab(), openTab()]
    await settled()
    one.add(outgoing())
    await settled()
    expect(two.held()).toEqual([outgoing({ status: 'waiting' })])
  })

  test('read again when they are looked at, where nothing tells them', async () => {
    const { openTab } = fakeBrowser({ broadcast: true })
    const [one, two] = [openTab(), openTab()]
    await settled()
    one.add(outgoing())
    await settled()
    expect(two.held()).toEqual([])
    two.show(true)
    await settled()
    expect(idsOf(two.held())).toEqual(['id-1'])
  })

  test('are told nothing when nothing changed', async () => {
    const { openTab } = fakeBrowser()
    const [one, two] = [openTab(), openTab()]
    await settled()
    one.tell({ type: 'deliveryStore.removeRequested', clientMessageId: 'unknown' })
    one.tell({ type: 'deliveryStore.channelNoted', channelId: 'channel-1' })
    await settled()
    expect(two.types()).not.toContain('changed')
    expect(one.types()).not.toContain('changed')
  })
})

describe('leading', () => {
  test('is one tab’s; the next takes over when it dies or ends', async () => {
    const { openTab } = fakeBrowser()
    const [one, two, three] = [openTab(), openTab(), openTab()]
    await settled()
    const leaders = () => [one, two, three].map((tab) => tab.leads())
    expect(leaders()).toEqual([true, false, false])
    one.die()
    await settled()
    expect(two.leads()).toBe(true)
    two.stop()
    await settled()
    expect(three.leads()).toBe(true)
    expect(three.types().indexOf('leadershipGained')).toBeGreaterThan(0)
  })

  test('goes to the tab that is looked at, and comes back when that dies', async () => {
    const { openTab } = fakeBrowser()
    const [one, two] = [openTab(), openTab()]
    await settled()
    two.show(true)
    await settled()
    expect([one.leads(), two.leads()]).toEqual([false, true])
    expect(one.types()).toContain('leadershipLost')
    for (const tab of [one, two]) {
      tab.show(true)
      await settled()
    }
    expect([one.leads(), two.leads()]).toEqual([false, true])
    two.die()
    await settled()
    expect(one.leads()).toBe(true)
  })

  test('is gained once by a tab that is looked at from the start', async () => {
    const { openTab } = fakeBrowser()
    const one = openTab({ isVisible: true })
    await settled()
    const two = openTab({ isVisible: true })
    await settled()
    expect([one.leads(), two.leads()]).toEqual([false, true])
    for (const tab of [one, two])
      expect(tab.types().filter((type) => type === 'leadershipGained')).toHaveLength(1)
  })

  test('is every tab’s where there are no locks', async () => {
    const { openTab } = fakeBrowser({ locks: true })
    const tabs = [openTab(), openTab()]
    await settled()
    expect(tabs.map((tab) => tab.leads())).toEqual([true, true])
  })

  test('of one guest is not that of another', async () => {
    const { openTab } = fakeBrowser()
    const tabs = [openTab(), openTab({ guestId: 'guest-2' })]
    await settled()
    expect(tabs.map((tab) => tab.leads())).toEqual([true, true])
  })
})
