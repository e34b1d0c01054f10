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
import { answer, answerList, onPage } from './enter.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

async function answerProfile(house: House): Promise<void> {
  await answer(house.loadProfile, profile())
  const settings = { email: true, sms: false, pigeon: true }
  await answer(house.loadNotificationsSettings, settings)
}

async function lookAtSeries(house: House): Promise<void> {
  const series = tilesOf(tvSeries, 3).map((one) => ({ ...one, albumId: `of-${one.id}` }))
  await answer(house.loadTileGrid, tilePage(series))
  const way = () => document.querySelector<HTMLElement>('main li a')
  await expect.poll(way).not.toBeNull()
  way()?.focus()
  house.clock.step(lookTime)
  await answer(house.loadVideoPictures, videoPictures)
}

async function standClash(house: House): Promise<void> {
  await house.connect()
  const data = clash({ endsAt: house.clock.now() + 90_000 })
  house.socket.push(push('clashOfCamsVoting', { data }), 2)
}

/** Pages once what they show has come. */
export const pageStates = {
  'videos: list': onPage('2 von 2', '/de/videothek/alle-videos/', (house) =>
    answerList(house, listedVideo(), listedVideo({ id: 'video2' })),
  ),
  'videos: collections': onPage('2 von 2', '/de/videothek/alle-videos/?list=collections', (house) =>
    answerList(house, listedCollection(1), listedCollection(2)),
  ),
  'videos: stars': onPage('Vesper Hale', '/de/videothek/stars/', async (house) => {
    await answer(house.loadVideoStars, videoStars())
  }),
  'video: page': onPage(video().title, '/de/videothek/video/video1/', async (house) => {
    await answer(house.loadVideo, video())
  }),
  'album: page': onPage(album().title, '/de/amateure/juno-amber/bilder/album1/', async (house) => {
    await answer(house.loadAlbum, { is: 'there', album: album() })
  }),
  'profile: saved': onPage('Alles ist gespeichert', '/de/mein-bereich/profil/', answerProfile),
  'benefits: code': onPage('Code einlösen', '/de/mein-bereich/vorteile/'),
  'series: looked at': onPage('12 Folgen', '/de/fernsehen/serien/', lookAtSeries),
  'live chats: list': onPage(
    '48 Coins',
    '/de/mein-bereich/lieblingscams/?list=chats',
    async (house) => {
      const startedAt = Date.UTC(2026, 0, 10, 12)
      await answer(house.loadTileGrid, tilePage([pastVideoChat({ startedAt })]))
    },
  ),
  'cams: clash': onPage('Mila Ivory', '/de/livecams/', standClash),
}
