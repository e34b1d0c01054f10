import { expect } from 'vitest'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { TileLayout } from '../../../machines/live/cams/cams.events.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

const unusual = [
  listedPerformer({ id: 'a', name: 'Wilhelmina-Alexandrina von Konstantinopel', isNew: true }),
  listedPerformer({ id: 'b', isOnline: false, ratings: { countRatings: 2, satisfactionRate: 50 } }),
]

const favourites = (words: string, then: (house: House) => Promise<unknown>) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest()
    await house.connect()
    house.goTo('/de/mein-bereich/lieblingscams/')
    await expect.poll(() => house.loadListPage.calls.length).toBe(1)
    await then(house)
  },
})

const answered = (words: string, layout: TileLayout) =>
  favourites(words, async (house) => {
    house.tell('cams', { type: 'cams.layoutChosen', layout })
    await house.loadListPage.calls[0]?.resolve({ items: unusual, totals: { all: 2 }, next: null })
    house.socket.push(push('favouriteUnpinned', { kind: 'actor', id: 'a' }))
  })

/** The states of the page of the favourites. */
export const favouritesStates = {
  'favourites: loading': favourites('Wem du ein Herz gegeben hast', async () => {}),
  'favourites: tiles': answered('Kein Favorit mehr', 'grid'),
  'favourites: list': answered('Kein Favorit mehr', 'list'),
  'favourites: none': favourites(
    'Du hast noch keine Favoriten',
    (house) => house.loadListPage.calls[0]?.resolve(performersPage(0)) ?? Promise.resolve(),
  ),
  'favourites: failed': favourites(
    'Deine Favoriten ließen sich nicht laden',
    (house) => house.loadListPage.calls[0]?.reject(new Error('500')) ?? Promise.resolve(),
  ),
}
