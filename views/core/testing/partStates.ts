import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profile } from '../../../fixtures/account/profileWalk.fixtures.ts'
import { listedAlbum } from '../../../fixtures/library/album.fixtures.ts'
import { film } from '../../../fixtures/library/film.fixtures.ts'
import { previewIncentive } from '../../../fixtures/library/previewOffer.fixtures.ts'
import { listedVideo, video } from '../../../fixtures/library/video.fixtures.ts'
import {
  actorInsights,
  actorProfile,
  actorState,
} from '../../../fixtures/live/actorProfile.fixtures.ts'
import { profilePreview } from '../../../fixtures/live/hoverPreview.fixtures.ts'
import { performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { sidebarGroups } from '../../../fixtures/live/sidebar.fixtures.ts'
import { hoverDelay } from '../../../machines/live/hoverPreview/hoverPreview.machine.ts'
import type { openHouse } from './house.tsx'
import { messengerStates } from './messengerStates.ts'

type House = ReturnType<typeof openHouse>

const onPage = (words: string, path: string, then: (house: House) => Promise<unknown>) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest()
    house.goTo(path)
    await then(house)
  },
})

/** Waits until it is asked: also on a busy machine all that a state shows has come. */
async function asked<TCall>({ calls }: { calls: readonly TCall[] }): Promise<TCall | undefined> {
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  return calls.at(-1)
}

async function showPerformer(house: House): Promise<void> {
  await (await asked(house.loadActorProfile))?.resolve(actorProfile())
  await (await asked(house.loadActorState))?.resolve(actorState())
  await (await asked(house.loadActorInsights))?.resolve(actorInsights())
}

async function restOnTile(house: House): Promise<void> {
  await (await asked(house.loadListPage))?.resolve(performersPage(4))
  await (await asked(house.loadSidebar))?.resolve(sidebarGroups())
  const tile = () => document.querySelector<HTMLElement>('[data-performer] a')
  await expect.poll(tile).not.toBeNull()
  tile()?.focus()
  house.clock.step(hoverDelay)
  const address = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  house.previewPicture.last().report({ type: 'hoverPreview.pictureCame', address })
  await (await asked(house.loadProfilePreview))?.resolve(profilePreview())
}

async function endPreview(house: House): Promise<void> {
  await (await asked(house.loadVideo))?.resolve(video())
  house.tell('player', { type: 'player.playRequested' })
  const { report } = house.playFilm.last()
  report({ type: 'player.filmOpened', film: film({ previewEnd: 20, missing: 'needPurchase' }) })
  report({ type: 'player.previewEnded' })
  await (await asked(house.loadPreviewIncentives))?.resolve([previewIncentive()])
}

async function edit(house: House): Promise<void> {
  await (await asked(house.loadProfile))?.resolve(profile())
  await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click()
  await page.getByLabelText('Ort', { exact: true }).fill('Bremen')
}

async function listTags(house: House): Promise<void> {
  await (await asked(house.loadListPage))?.resolve({
    items: [listedVideo()],
    totals: { all: 1 },
    next: null,
  })
  await (await asked(house.loadPopularTags))?.resolve([{ id: 'rain', label: 'Regen' }])
}

async function search(house: House): Promise<void> {
  await messengerStates['messenger: conversation']?.enter(house)
  await expect.element(page.getByText('Guten Abend').first()).toBeInTheDocument()
  document.querySelector<HTMLElement>('[role="log"], article')?.focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
}

/** Parts of pages that a guest brings about. */
export const partStates = {
  'performer: page': onPage('Juno Amber', '/de/amateure/juno-amber/', showPerformer),
  'cams: preview and sidebar': onPage('Late evenings', '/de/livecams/', restOnTile),
  'video: preview over': onPage(
    'Die Vorschau ist zu Ende',
    '/de/videothek/video/video1/',
    endPreview,
  ),
  'videos: tags': onPage('Regen', '/de/videothek/alle-videos/', listTags),
  'albums: list': onPage(listedAlbum().title, '/de/fotos/', async (house) => {
    const items = [listedAlbum()]
    await (await asked(house.loadListPage))?.resolve({ items, totals: { all: 1 }, next: null })
  }),
  'profile: edited': onPage('nicht gespeichert', '/de/mein-bereich/profil/', edit),
  'messenger: conversation searched': { words: 'Guten Abend', enter: search },
}
