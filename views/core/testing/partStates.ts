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
import { answer, answerList, onPage } from './enter.ts'
import type { openHouse } from './house.tsx'
import { messengerStates } from './messengerStates.ts'

type House = ReturnType<typeof openHouse>

async function showPerformer(house: House): Promise<void> {
  await answer(house.loadActorProfile, actorProfile())
  await answer(house.loadActorState, actorState())
  await answer(house.loadActorInsights, actorInsights())
}

async function restOnTile(house: House): Promise<void> {
  await answer(house.loadListPage, performersPage(4))
  await answer(house.loadSidebar, sidebarGroups())
  const tile = () => document.querySelector<HTMLElement>('[data-performer] a')
  await expect.poll(tile).not.toBeNull()
  tile()?.focus()
  house.clock.step(hoverDelay)
  const address = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  house.previewPicture.last().report({ type: 'hoverPreview.pictureCame', address })
  await answer(house.loadProfilePreview, profilePreview())
}

async function endPreview(house: House): Promise<void> {
  await answer(house.loadVideo, video())
  house.tell('player', { type: 'player.playRequested' })
  const { report } = house.playFilm.last()
  report({ type: 'player.filmOpened', film: film({ previewEnd: 20, missing: 'needPurchase' }) })
  report({ type: 'player.previewEnded' })
  await answer(house.loadPreviewIncentives, [previewIncentive()])
}

async function edit(house: House): Promise<void> {
  await answer(house.loadProfile, profile())
  await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click()
  await page.getByLabelText('Ort', { exact: true }).fill('Bremen')
}

async function listTags(house: House): Promise<void> {
  await answerList(house, listedVideo())
  await answer(house.loadPopularTags, [{ id: 'rain', label: 'Regen' }])
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
  'albums: list': onPage(listedAlbum().title, '/de/fotos/', (house) =>
    answerList(house, listedAlbum()),
  ),
  'profile: edited': onPage('nicht gespeichert', '/de/mein-bereich/profil/', edit),
  'messenger: conversation searched': { words: 'Guten Abend', enter: search },
}
