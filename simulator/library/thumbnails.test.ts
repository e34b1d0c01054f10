import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'
import type { Video } from './media.ts'

const shop = testLibrary()
const load = (path: string) => fetch(new URL(path, shop.business.simulator.url))
const statusOf = async (path: string) => (await load(path)).status
const find = (isMeant: (video: Video) => boolean) =>
  shop.library.catalogue.videos().find(isMeant) ?? expect.unreachable()

test('has small pictures of a film or album in one sheet, a hundred at most [VID-29]', async () => {
  const long = find(({ duration }) => duration > 1_000)
  const short = find(({ duration }) => duration < 120)
  const album = shop.anAlbumForSale()
  const question = (id: string) =>
    shop.query<{ videos_v2: { thumbnails: Record<string, number> }[] }>(
      `{ videos_v2(ids: ["${id}"], language: "en") { thumbnails { sheet count columns width height interval } } }`,
    )
  for (const { id, duration } of [long, short]) {
    const {
      sheet,
      count = 0,
      columns = 1,
      width = 0,
      height = 0,
      interval = 0,
    } = (await question(id)).videos_v2[0]?.thumbnails ?? {}
    expect(count).toBeLessThanOrEqual(100)
    expect(Math.abs(count * interval - duration)).toBeLessThanOrEqual(interval)
    const image = await sharp(await (await load(String(sheet))).bytes()).metadata()
    expect(image).toMatchObject({
      format: 'webp',
      width: columns * width,
      height: Math.ceil(count / columns) * height,
    })
  }
  const ofAlbum = await load(`/pictures/sheet/${album.id}.webp`)
  expect(await sharp(await ofAlbum.bytes()).metadata()).toMatchObject({ width: 640, height: 90 })
  for (const wrong of ['video0.webp', 'video1.png', 'constructor.webp']) {
    expect(await statusOf(`/pictures/sheet/${wrong}`)).toBe(404)
  }
})
