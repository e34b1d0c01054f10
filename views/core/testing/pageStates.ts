import { expect } from 'vitest'
import { profile } from '../../../fixtures/account/profileWalk.fixtures.ts'
import {
  pastVideoChat,
  tilePage,
  tilesOf,
  tvSeries,
  videoPictures,
} from '../../../fixtures/content/tileGrids.fixtures.ts'
import { album } from '../../../fixtures/library/album.fixtures.ts'
import {
  listedCollection,
  listedVideo,
  video,
  videoStars,
} from '../../../fixtures/library/video.fixtures.ts'
import { clash } from '../../../fixtures/live/clashOfCams.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { lookTime } from '../../../machines/content/videoPictures/videoPictures.machine.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

const onPage = (words: string, path: string, then: (house: House) => Promise<unknown>) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest()
    house.goTo(path)
    await then(house)
  },
})

const listOf = async (house: House, ...items: { id: string }[]) => {
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  await house.loadListPage.calls[0]?.resolve({ items, totals: { all: items.length }, next: null })
}

async function answerProfile(house: House): Promise<void> {
  await expect.poll(() => house.loadProfile.calls.length).toBe(1)
  await house.loadProfile.calls[0]?.resolve(profile())
  const settings = { email: true, sms: false, pigeon: true }
  await house.loadNotificationsSettings.calls[0]?.resolve(settings)
}

async function lookAtSeries(house: House): Promise<void> {
  await expect.poll(() => house.loadTileGrid.calls.length).toBe(1)
  const series = tilesOf(tvSeries, 3).map((one) => ({ ...one, albumId: `of-${one.id}` }))
  await house.loadTileGrid.calls[0]?.resolve(tilePage(series))
  const way = () => document.querySelector<HTMLElement>('main li a')
  await expect.poll(way).not.toBeNull()
  way()?.focus()
  house.clock.step(lookTime)
  await house.loadVideoPictures.calls[0]?.resolve(videoPictures)
}

async function standClash(house: House): Promise<void> {
  await house.connect()
  const data = clash({ endsAt: house.clock.now() + 90_000 })
  house.socket.push(push('clashOfCamsVoting', { data }), 2)
}

/** Pages once what they show has come. */
export const pageStates = {
  'videos: list': onPage('2 von 2', '/de/videothek/alle-videos/', (house) =>
    listOf(house, listedVideo(), listedVideo({ id: 'video2' })),
  ),
  'videos: collections': onPage('2 von 2', '/de/videothek/alle-videos/?list=collections', (house) =>
    listOf(house, listedCollection(1), listedCollection(2)),
  ),
  'videos: stars': onPage('Vesper Hale', '/de/videothek/stars/', async (house) => {
    await expect.poll(() => house.loadVideoStars.calls.length).toBe(1)
    await house.loadVideoStars.calls[0]?.resolve(videoStars())
  }),
  'video: page': onPage(video().title, '/de/videothek/video/video1/', async (house) => {
    await expect.poll(() => house.loadVideo.calls.length).toBe(1)
    await house.loadVideo.calls[0]?.resolve(video())
  }),
  'album: page': onPage(album().title, '/de/amateure/juno-amber/bilder/album1/', async (house) => {
    await expect.poll(() => house.loadAlbum.calls.length).toBe(1)
    await house.loadAlbum.calls[0]?.resolve({ is: 'there', album: album() })
  }),
  'profile: saved': onPage('Alles ist gespeichert', '/de/mein-bereich/profil/', answerProfile),
  'benefits: code': onPage('Code einlösen', '/de/mein-bereich/vorteile/', async () => {}),
  'series: looked at': onPage('12 Folgen', '/de/fernsehen/serien/', lookAtSeries),
  'live chats: list': onPage(
    '48 Coins',
    '/de/mein-bereich/lieblingscams/?list=chats',
    async (house) => {
      await expect.poll(() => house.loadTileGrid.calls.length).toBe(1)
      const startedAt = Date.UTC(2026, 0, 10, 12)
      await house.loadTileGrid.calls[0]?.resolve(tilePage([pastVideoChat({ startedAt })]))
    },
  ),
  'cams: clash': onPage('Mila Ivory', '/de/livecams/', standClash),
}
