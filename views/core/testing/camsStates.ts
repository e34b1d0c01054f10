import { expect } from 'vitest'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import type { TileLayout } from '../../../machines/live/cams/cams.events.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

const unusual = [
  listedPerformer({ id: 'a', name: 'Wilhelmina-Alexandrina von Konstantinopel', isNew: true }),
  listedPerformer({ id: 'b', isOnline: false, ratings: { countRatings: 2, satisfactionRate: 50 } }),
  listedPerformer({ id: 'c', freeChat: true, threeWords: ['Donaudampfschifffahrt', 'b', 'c'] }),
  listedPerformer({ id: 'd', isCurrentlyTicketShow: true, isOnlineMobileVideocall: false }),
]

const cams = (words: string, then: (house: House) => Promise<unknown>, query = '') => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest()
    house.goTo(`/de/livecams/${query}`)
    await expect.poll(() => house.loadListPage.calls.length).toBe(1)
    await then(house)
  },
})

const answered = (words: string, layout: TileLayout) =>
  cams(words, async (house) => {
    house.tell('cams', { type: 'cams.layoutChosen', layout })
    const totals = { all: 500, online: 205 }
    await house.loadListPage.calls[0]?.resolve({ items: unusual, totals, next: null })
  })

/** The states of the page of the live cams. */
export const camsStates = {
  'cams: loading': cams('Alle, die du live treffen kannst', async () => {}),
  'cams: tiles': answered('Neu · 29', 'grid'),
  'cams: list': answered('Neu · 29', 'list'),
  'cams: nobody': cams(
    'Zu dieser Auswahl passt niemand',
    (house) => house.loadListPage.calls[0]?.resolve(performersPage(0)) ?? Promise.resolve(),
    '?gender=N&online=1&free=1',
  ),
  'cams: failed': cams(
    'Die Models ließen sich nicht laden',
    (house) => house.loadListPage.calls[0]?.reject(new Error('500')) ?? Promise.resolve(),
  ),
}
