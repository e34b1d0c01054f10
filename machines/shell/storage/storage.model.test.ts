import { describe, expect, test } from 'vitest'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { fullConsent, noConsent } from '../consent/consent.decision.ts'
import type { BrowserStorageEvent, BrowserStorageRequest, StoredItems } from './storage.events.ts'
import { consentCategories, itemDefinitions, type StoredItem } from './storage.items.ts'
import { storageMachine } from './storage.machine.ts'
import { selectFailedWrites, selectRefusedWrites, selectStored } from './storage.selectors.ts'

const allItems = Object.keys(itemDefinitions) as StoredItem[]

function start(items: StoredItems = {}) {
  const browser = spokenSlot<BrowserStorageRequest, BrowserStorageEvent>((run) =>
    run.report({ type: 'storage.itemsRead', items }),
  )
  const actors = { browserStorage: browser.logic }
  const walked = walk(setFold, 'storage', storageMachine.provide({ actors }), undefined)
  const { actor } = walked
  return {
    ...walked,
    browser,
    write: (item: StoredItem, value: string) =>
      actor.send({ type: 'storage.writeRequested', item, value }),
    stored: (item: StoredItem) => selectStored(item)(actor.getSnapshot()),
    submitted: () => browser.last().received,
  }
}

describe('registry', () => {
  test('knows three categories, and only the search history is functional [CNS-1 CNS-2]', () => {
    expect(consentCategories).toEqual(['necessary', 'functional', 'analytics'])
    const functional = allItems.filter((item) => itemDefinitions[item].category !== 'necessary')
    expect(functional).toEqual(['searchHistory'])
    expect(itemDefinitions.searchHistory.category).toBe('functional')
  })

  test.each([
    'cookieBanner',
    'forcedAgeCheck',
    'welcomeBannerSeen',
    'statusBarFlags',
    'teaserId',
    'affiliateId',
  ] as const)('%s is a necessary cookie [CNS-4 CNS-5 STB-3]', (item) => {
    expect(itemDefinitions[item]).toMatchObject({ kind: 'cookie', category: 'necessary' })
  })

  test('search history and player volume are local items [CNS-6 CNS-7]', () => {
    expect(itemDefinitions.searchHistory).toMatchObject({ kind: 'local' })
    expect(itemDefinitions.playerVolume).toMatchObject({ kind: 'local', category: 'necessary' })
  })

  test('no two items share a name', () => {
    const names = allItems.map((item) => itemDefinitions[item].name)
    expect(new Set(names).size).toBe(allItems.length)
  })
})

describe('writing', () => {
  test('necessary items are written without consent [CNS-2 CNS-7]', () => {
    const { stored, submitted, write } = start()
    const necessary = allItems.filter((item) => item !== 'searchHistory')
    for (const item of necessary) write(item, `${item} value`)
    expect(submitted()).toEqual(
      necessary.map((item) => ({
        type: 'storage.writeSubmitted',
        item,
        value: `${item} value`,
      })),
    )
    expect(stored('playerVolume')).toBe('playerVolume value')
  })

  test('the search history is refused and counted without functional consent, written with it [CNS-3]', () => {
    const { actor, stored, submitted, write } = start()
    write('searchHistory', '["sea"]')
    actor.send({ type: 'consent.decided', consent: { functional: false, analytics: true } })
    write('searchHistory', '["sea"]')
    expect(submitted()).toEqual([])
    expect(stored('searchHistory')).toBeUndefined()
    expect(selectRefusedWrites(actor.getSnapshot())).toBe(2)

    actor.send({ type: 'consent.decided', consent: { functional: true, analytics: false } })
    write('searchHistory', '["sea"]')
    expect(submitted()).toEqual([
      { type: 'storage.writeSubmitted', item: 'searchHistory', value: '["sea"]' },
    ])
    expect(stored('searchHistory')).toBe('["sea"]')
    expect(selectRefusedWrites(actor.getSnapshot())).toBe(2)
  })

  test('withdrawing functional consent removes what it covered, and only that [CNS-3]', () => {
    const { actor, stored, submitted } = start({
      cookieBanner: '1:f1a1',
      searchHistory: '["sea"]',
      playerVolume: '0.4',
    })
    expect(submitted()).toEqual([])
    actor.send({ type: 'consent.decided', consent: noConsent })
    expect(submitted()).toEqual([{ type: 'storage.removalSubmitted', item: 'searchHistory' }])
    expect(stored('searchHistory')).toBeUndefined()
    expect(stored('playerVolume')).toBe('0.4')
    actor.send({ type: 'consent.decided', consent: fullConsent })
    expect(submitted()).toHaveLength(1)
  })

  test('what tells of the guest goes when they leave, and nothing else', () => {
    const { actor, stored, submitted } = start({
      cookieBanner: '1:f1a1',
      searchHistory: '["sea"]',
      removedNotifications: '["7"]',
      theme: 'dark',
    })
    actor.send({ type: 'guest.leaving' })
    expect(submitted()).toEqual([
      { type: 'storage.removalSubmitted', item: 'searchHistory' },
      { type: 'storage.removalSubmitted', item: 'removedNotifications' },
    ])
    expect([stored('searchHistory'), stored('removedNotifications')]).toEqual([
      undefined,
      undefined,
    ])
    expect(stored('theme')).toBe('dark')
  })

  test('an item is removed when asked', () => {
    const { actor, stored, submitted } = start({ theme: 'dark' })
    actor.send({ type: 'storage.removalRequested', item: 'theme' })
    expect(stored('theme')).toBeUndefined()
    expect(submitted()).toEqual([{ type: 'storage.removalSubmitted', item: 'theme' }])
  })

  test('a write that the browser refuses is counted', () => {
    const { actor, browser, write } = start()
    write('theme', 'dark')
    browser.last().report({ type: 'storage.writeFailed', item: 'theme' })
    expect(selectFailedWrites(actor.getSnapshot())).toBe(1)
  })
})

describe('reading', () => {
  test('the app is told what is stored as it starts', () => {
    const items = { cookieBanner: '1:f1a0', searchHistory: '["sea"]', theme: 'light' }
    expect(start(items).told('app')).toEqual([{ type: 'storage.itemsKnown', items }])
  })

  test.each([undefined, '1:f0a1', '2:f1a1', 'yes'])(
    'what the consent %s does not cover is removed, and nobody is told of it [CNS-3]',
    (cookieBanner) => {
      const banner = cookieBanner === undefined ? {} : { cookieBanner }
      const { told, submitted } = start({ ...banner, searchHistory: '["sea"]' })
      expect(told('app')).toEqual([{ type: 'storage.itemsKnown', items: banner }])
      expect(submitted()).toEqual([{ type: 'storage.removalSubmitted', item: 'searchHistory' }])
    },
  )

  test('what another tab wrote or removed is known, and the app is told', () => {
    const { browser, stored, told } = start()
    const change = { type: 'storage.itemChanged', item: 'theme' } as const
    browser.last().report({ ...change, value: 'light' })
    expect(stored('theme')).toBe('light')
    browser.last().report({ ...change, value: null })
    expect(stored('theme')).toBeUndefined()
    expect(told('app').slice(1)).toEqual([
      { ...change, value: 'light' },
      { ...change, value: null },
    ])
  })
})
