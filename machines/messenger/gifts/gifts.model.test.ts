import { describe, expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { gift, toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Gift, ToyControl } from './gifts.events.ts'
import { giftsMachine } from './gifts.machine.ts'
import {
  selectGiftOffer,
  selectGiftsById,
  selectGiftsProgress,
  selectToyControls,
  selectToyControlsProgress,
} from './gifts.selectors.ts'
import { giftName } from './offer.ts'

function start() {
  const loadGifts = answeredSlot<readonly Gift[]>()
  const loadToyControls = answeredSlot<readonly ToyControl[]>()
  const machine = giftsMachine.provide({
    actors: { loadGifts: loadGifts.logic, loadToyControls: loadToyControls.logic },
  })
  const { actor } = walk(setFold, 'gifts', machine, undefined)
  return {
    loads: { gifts: loadGifts.calls, toys: loadToyControls.calls },
    want: () => actor.send({ type: 'gifts.wanted' }),
    retry: () => actor.send({ type: 'gifts.retryRequested' }),
    progress: () => [
      selectGiftsProgress(actor.getSnapshot()),
      selectToyControlsProgress(actor.getSnapshot()),
    ],
    offer: () =>
      selectGiftOffer(actor.getSnapshot()).map(({ id, gifts }) => [id, gifts.map((g) => g.id)]),
    known: () => selectGiftsById(actor.getSnapshot()),
    toys: () => selectToyControls(actor.getSnapshot()),
  }
}

describe('gifts and toy controls', () => {
  test('are loaded once, each list for itself, when they are first wanted [GFT-1 GFT-2 GFT-8]', async () => {
    const { loads, want, retry, progress, known, toys } = start()
    retry()
    expect(progress()).toEqual(['unknown', 'unknown'])
    want()
    want()
    expect(progress()).toEqual(['loading', 'loading'])
    await loads.toys[0]?.resolve([toy])
    expect(progress()).toEqual(['loading', 'loaded'])
    await loads.gifts[0]?.resolve([gift])
    want()
    retry()
    expect(progress()).toEqual(['loaded', 'loaded'])
    expect([known(), toys()]).toEqual([{ 'gift-1': gift }, [toy]])
    expect([loads.gifts.length, loads.toys.length]).toEqual([1, 1])
  })

  test.each(['want', 'retry'] as const)(
    'that did not come are asked for again by a %s, those that did are not',
    async (again) => {
      const opened = start()
      opened.want()
      await opened.loads.gifts[0]?.reject(new Error('gone'))
      await opened.loads.toys[0]?.resolve([toy])
      expect(opened.progress()).toEqual(['failed', 'loaded'])
      opened[again]()
      expect(opened.progress()).toEqual(['loading', 'loaded'])
      await opened.loads.gifts[1]?.resolve([])
      expect(opened.progress()).toEqual(['loaded', 'loaded'])
      expect(opened.loads.toys).toHaveLength(1)
    },
  )

  test('of toys that did not come are asked for again', async () => {
    const { loads, want, retry, progress } = start()
    want()
    await loads.toys[0]?.reject(new Error('gone'))
    retry()
    await loads.toys[1]?.resolve([toy])
    expect(progress()).toEqual(['loading', 'loaded'])
  })

  test('are offered by category while they are active; others stay known [GFT-1]', async () => {
    const { loads, want, offer, known } = start()
    want()
    await loads.gifts[0]?.resolve([
      gift,
      { ...gift, id: 'tea', categoryId: 'drinks' },
      { ...gift, id: 'tulip', active: false },
      { ...gift, id: 'orchid', vip: true },
      { ...gift, id: 'hat', categoryId: 'gone', active: false },
    ])
    expect(offer()).toEqual([
      ['flowers', ['gift-1', 'orchid']],
      ['drinks', ['tea']],
    ])
    expect(known().tulip?.active).toBe(false)
  })
})

test.each([
  ['nl', 'Roos'],
  ['de', 'Rose'],
])('a gift is called in %s: %s [GFT-1]', (language, name) => {
  expect(giftName(gift, language)).toBe(name)
})

test('a translation that is empty counts as none', () => {
  expect(giftName({ ...gift, translations: [{ language: 'de', value: '' }] }, 'de')).toBe('Rose')
})
