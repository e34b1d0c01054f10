import { expect } from 'vitest'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { topCamsPage } from '../../../fixtures/live/topCams.fixtures.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

const long = 'Wilhelmina-Alexandrina von Konstantinopel'
const unusual = [
  { id: 'a', name: long, spokenLanguages: ['de', 'en', 'fr', 'es', 'nl'], pinnedCount: 1_234_567 },
  { id: 'b', online: false, onlineVideocall: false, ratingCount: 2 },
] as const

const topCams = (words: string, query: string, then: (house: House) => Promise<unknown>) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest()
    house.goTo(`/de/amateure/juno-amber/beste-cams/${query}`)
    await expect.poll(() => house.loadActorProfile.calls.length).toBe(1)
    await house.loadActorProfile.calls[0]?.resolve(actorProfile())
    await expect.poll(() => house.loadListPage.calls.length).toBe(1)
    await then(house)
  },
})

/** The states of the lists of top cams. */
export const topCamsStates = {
  'top cams: list': topCams('Favorit von 1.234.567 Gästen', '', async (house) =>
    house.loadListPage.calls[0]?.resolve(topCamsPage(...unusual)),
  ),
  'top cams: video calls': topCams('880 Punkte', '?list=videoCall', async (house) =>
    house.loadListPage.calls[0]?.resolve(topCamsPage(...unusual)),
  ),
  'top cams: nobody live': topCams('gerade niemand live', '?online=1', async (house) =>
    house.loadListPage.calls[0]?.resolve(topCamsPage()),
  ),
  'top cams: failed': topCams('ließ sich nicht laden', '', async (house) =>
    house.loadListPage.calls[0]?.reject(new Error('500')),
  ),
}
