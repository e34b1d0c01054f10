import { describe, expect, test } from 'vitest'
import { contest, pastVideoChat, tvSeries } from '../../fixtures/content/tileGrids.fixtures.ts'
import { AnswerInvalid } from '../core/answer.ts'
import { plainRequests, withoutEachField } from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { loadTileGrid, loadVideoPictures, storeTileGridSettings } from './tileGrid.service.ts'

const platform = eachTestItsServices()
const first = (type: 'contests' | 'myVideoChats' | 'tvLists') => ({ type, page: 1, size: 12 })

/** As the platform writes it. */
const sent = (item: object) =>
  JSON.parse(JSON.stringify(item), (name, value) =>
    name.endsWith('At') ? new Date(value).toISOString() : value,
  )

describe('a tile grid', () => {
  test('is asked for by its type and a payload that is one part of the path [TIL-5]', async () => {
    const { request, outside } = plainRequests({ items: [], total: 0 })
    await loadTileGrid(request, { type: 'tvLists', page: 2, size: 12 })
    const paths = outside.requests.map(({ url }) => url.pathname)
    expect(paths).toEqual(['/rest/v1/tileGrid/get/tvLists/page%3D2%26size%3D12'])
  })

  test.each([
    ['contests', contest()],
    ['myVideoChats', pastVideoChat()],
    ['tvLists', tvSeries()],
  ] as const)(
    'of %s is read as it is sent, and not without any field [TIL-5]',
    async (type, item) => {
      const { request } = plainRequests({ items: [sent(item)], total: 30 })
      expect(await loadTileGrid(request, first(type))).toEqual({ items: [item], total: 30 })
      for (const [, lacking] of withoutEachField(sent(item))) {
        const { request: other } = plainRequests({ items: [lacking], total: 30 })
        await expect(loadTileGrid(other, first(type))).rejects.toBeInstanceOf(AnswerInvalid)
      }
    },
  )

  test('is loaded page by page from the platform, in its language [TIL-5]', async () => {
    const { request } = await platform.begin({ language: 'de' })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => loadTileGrid(request, { type: 'contests', page, size: 12 })),
    )
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [12, 15],
      [3, 15],
      [0, 15],
    ])
    expect(pages[0]?.items[0]).toMatchObject({ name: 'Kostüm des Monats', isRunning: true })
  })

  test('of a guest’s live chats is refused for a visitor', async () => {
    const { request } = await platform.begin()
    await expect(loadTileGrid(request, first('myVideoChats'))).rejects.toBeInstanceOf(RequestFailed)
    const { request: ofGuest } = await platform.begin({ guestId: 'guest1' })
    expect(await loadTileGrid(ofGuest, first('myVideoChats'))).toEqual({ items: [], total: 0 })
  })
})

test('the pictures of a video are loaded by its album [TIL-6]', async () => {
  const { request } = await platform.begin()
  const { items } = await loadTileGrid(request, first('tvLists'))
  const albumId = (items[0] && 'albumId' in items[0] && items[0].albumId) || ''
  const pictures = await loadVideoPictures(request, { albumId })
  expect(pictures).toHaveLength(6)
  const response = await fetch(new URL(`${pictures[0]}/w320.svg`, platform.simulator.url))
  expect(response.status).toBe(200)
  await expect(loadVideoPictures(request, { albumId: 'no/album' })).rejects.toMatchObject({
    status: 404,
  })
})

test('settings are stored with the guest, whose next session tells them [TIL-4]', async () => {
  const { request } = await platform.begin({ guestId: 'guest1' })
  await storeTileGridSettings(request, { settings: { contests: 'list', tvLists: 'grid' } })
  const { preferences } = platform.simulator.world.account('guest1').guest
  expect(preferences).toMatchObject({ tileGrids: '{"contests":"list","tvLists":"grid"}' })
  const { request: ofVisitor } = await platform.begin()
  await expect(storeTileGridSettings(ofVisitor, { settings: {} })).rejects.toBeInstanceOf(
    RequestFailed,
  )
})
