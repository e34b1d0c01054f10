import { expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'

const shop = testLibrary()
const { business } = shop

test('answers a performer’s promoted and top videos, by id or name [VID-26 VID-27]', async () => {
  const { name } = business.simulator.world.performers.get('actor3') ?? expect.unreachable()
  type Top = { videos: { id: string; model: { id: string }; types: string[] }[] }
  const byId = (await shop.get('gallery/getTopVideos/actor3')) as unknown as Top
  const byName = await shop.get(`gallery/getTopVideos/${encodeURIComponent(name.toLowerCase())}`)
  expect(byName).toEqual(byId)
  expect(byId.videos).toHaveLength(8)
  expect(byId.videos.every(({ model, types }) => model.id === 'actor3' && types.length > 0)).toBe(
    true,
  )
  const { video } = await shop.get('gallery/getpromotedvideo/actor3')
  expect(video).toMatchObject({ model: { id: 'actor3' }, price: { currency: 'VXC' } })
  expect((await shop.get('gallery/getpromotedvideo/actor0')).status).toBe(404)
  const idle = [...business.simulator.world.performers.values()].find(
    ({ id }) => !shop.library.catalogue.videos().some(({ performer }) => performer.id === id),
  )
  expect(await shop.get(`gallery/getpromotedvideo/${idle?.id}`)).toMatchObject({
    status: 200,
    video: null,
  })
})
