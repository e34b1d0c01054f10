import { describe, expect, test } from 'vitest'
import { itemDefinitions, type StoredItem } from '../../machines/shell/storage/storage.items.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createStorageLogic, readStoredItems } from './storage.service.ts'

function startStorage(prepare: (outside: ReturnType<typeof fakeEnvironment>['outside']) => void) {
  const { environment, outside } = fakeEnvironment()
  prepare(outside)
  const slot = runSlot(createStorageLogic(environment))
  const write = (item: StoredItem, value: string) =>
    slot.tell({ type: 'storage.writeSubmitted', item, value })
  const remove = (item: StoredItem) => slot.tell({ type: 'storage.removalSubmitted', item })
  const later = () => slot.reported.slice(1)
  return { slot, outside, storage: outside.storage, write, remove, later }
}

const empty = () => startStorage(() => {})
const year = 31_536_000

describe('at the start', () => {
  test('reports every item that is stored, and nothing that is not of the registry', () => {
    const { slot } = startStorage(({ storage }) => {
      storage.jar.set('limelight-language', 'nl')
      storage.jar.set('limelight-teaser', 'a%3Bb%20%C3%A4=1')
      storage.jar.set('visitor', 'secret')
      storage.localItems.set('limelight-player-volume', '0.4')
      storage.localItems.set('foreign', 'secret')
    })
    expect(slot.reported).toEqual([
      {
        type: 'storage.itemsRead',
        items: { language: 'nl', teaserId: 'a;b ä=1', playerVolume: '0.4' },
      },
    ])
  })

  test('reports nothing stored where the browser forbids storage', () => {
    const { slot } = startStorage(({ storage }) => {
      storage.isStorageForbidden = true
      storage.localItems.set('limelight-theme', 'dark')
    })
    expect(slot.reported).toEqual([{ type: 'storage.itemsRead', items: {} }])
  })

  test('leaves out a cookie whose text is broken', () => {
    const { environment, outside } = fakeEnvironment()
    outside.storage.jar.set('limelight-language', '%E0%')
    outside.storage.jar.set('limelight-affiliate', '7')
    expect(readStoredItems(environment)).toEqual({ affiliateId: '7' })
  })
})

describe('writing', () => {
  test.each([
    ['cookieBanner', 'limelight-cookie-banner', year],
    ['forcedAgeCheck', 'limelight-forced-age-check', year],
    ['welcomeBannerSeen', 'limelight-welcome-seen', year],
  ] as const)('keeps %s in one cookie, %s [CNS-4]', (item, name, seconds) => {
    const { write, storage } = empty()
    write(item, '1')
    expect(storage.cookieWrites).toEqual([
      `${name}=1; Path=/; SameSite=Lax; Max-Age=${seconds}; Secure`,
    ])
    expect(storage.localItems.size).toBe(0)
  })

  test.each([
    ['teaserId', 'limelight-teaser'],
    ['affiliateId', 'limelight-affiliate'],
  ] as const)('keeps %s in the cookie %s for 30 days [CNS-5]', (item, name) => {
    const { write, storage } = empty()
    write(item, 'a;b=ä')
    expect(storage.cookieWrites).toEqual([
      `${name}=a%3Bb%3D%C3%A4; Path=/; SameSite=Lax; Max-Age=2592000; Secure`,
    ])
  })

  test('keeps the status bar flags in a cookie [STB-3]', () => {
    const { write, storage } = empty()
    write('statusBarFlags', 'noavs')
    expect(storage.jar).toEqual(new Map([['limelight-status-bar', 'noavs']]))
  })

  test.each([
    ['searchHistory [CNS-6]', 'searchHistory', 'limelight-search-history'],
    ['playerVolume [CNS-7]', 'playerVolume', 'limelight-player-volume'],
  ] as const)('keeps a local item and no cookie for %s', (_, item, name) => {
    const { write, storage, later } = empty()
    write(item, '["a b"]')
    expect(storage.localItems).toEqual(new Map([[name, '["a b"]']]))
    expect(storage.cookieWrites).toEqual([])
    expect(later()).toEqual([])
  })

  test('keeps a cookie of a page without https, where none is secure', () => {
    const { write, storage } = startStorage((outside) => {
      outside.pageAddress = 'http://localhost:5173/en/'
    })
    write('language', 'de')
    expect(storage.cookieWrites[0]).not.toContain('Secure')
  })

  test.each(Object.keys(itemDefinitions) as StoredItem[])('reads %s as it was written', (item) => {
    const { environment, outside } = fakeEnvironment()
    const slot = runSlot(createStorageLogic(environment))
    const value = '{"a":"; =,%20ä\u2028"}'
    slot.tell({ type: 'storage.writeSubmitted', item, value })
    expect(readStoredItems(environment)).toEqual({ [item]: value })
    slot.tell({ type: 'storage.removalSubmitted', item })
    expect(readStoredItems(environment)).toEqual({})
    expect([outside.storage.jar.size, outside.storage.localItems.size]).toEqual([0, 0])
    expect(slot.reported).toHaveLength(1)
  })

  test.each(['language', 'theme'] as const)('reports that %s was refused', (item) => {
    const { write, storage, later } = empty()
    storage.isStorageForbidden = true
    write(item, 'x')
    expect(later()).toEqual([{ type: 'storage.writeFailed', item }])
  })
})

describe('other tabs', () => {
  test('are heard when they write or remove a local item', () => {
    const { outside, storage, later } = empty()
    storage.localItems.set('limelight-search-history', '["x"]')
    storage.localItems.set('foreign', '1')
    outside.change('storage')
    storage.localItems.clear()
    outside.change('storage')
    expect(later()).toEqual([
      { type: 'storage.itemChanged', item: 'searchHistory', value: '["x"]' },
      { type: 'storage.itemChanged', item: 'searchHistory', value: null },
    ])
  })

  test('are heard when this tab is looked at again after they wrote a cookie', () => {
    const { outside, storage, later } = empty()
    storage.jar.set('limelight-cookie-banner', 'all')
    outside.visible = false
    outside.change('visibilitychange')
    expect(later()).toEqual([])
    outside.visible = true
    outside.change('visibilitychange')
    outside.change('visibilitychange')
    expect(later()).toEqual([{ type: 'storage.itemChanged', item: 'cookieBanner', value: 'all' }])
  })

  test('are not taken for what this tab wrote', () => {
    const { outside, write, remove, later } = empty()
    write('theme', 'dark')
    write('language', 'de')
    outside.change('storage')
    remove('theme')
    outside.change('storage')
    expect(later()).toEqual([])
  })
})

test('stops listening with the slot', () => {
  const { slot, outside } = empty()
  slot.stop()
  expect(outside.listeners()).toBe(0)
})
