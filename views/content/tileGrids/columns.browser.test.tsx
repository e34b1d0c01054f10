import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  contest,
  pastVideoChat,
  tilePage,
  tilesOf,
  tvSeries,
} from '../../../fixtures/content/tileGrids.fixtures.ts'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { gridBreakpoints } from '../../../machines/shell/viewport/grid.ts'
import { openHouse } from '../../core/testing/house.tsx'

type House = ReturnType<typeof openHouse>

const performers = (count: number) =>
  Array.from({ length: count }, (_, at) => listedPerformer({ id: `other-${at}` }))

const tiles = (items: Parameters<typeof tilePage>[0]) => async (house: House) => {
  await expect.poll(() => house.loadTileGrid.calls.length).toBe(1)
  await (await house.loadTileGrid.call(0)).resolve(tilePage(items))
}

async function favourites(house: House) {
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  await (await house.loadListPage.call(0)).resolve(performersPage(9))
}

async function recommendations(house: House) {
  await expect.poll(() => house.loadListPage.calls.length).toBe(1)
  await (await house.loadListPage.call(0)).resolve(performersPage(0))
  await expect.poll(() => house.loadRecommendedModels.calls.length).toBe(1)
  await (await house.loadRecommendedModels.call(0)).resolve(performers(8))
}

const everywhere = { portraits: [2, 3, 4, 6], covers: [1, 2, 3, 4], besideOther: [2, 3, 4, 5] }

test.each([
  ['Contests', '/en/contests/', everywhere.portraits, tiles(tilesOf(contest, 12))],
  [
    'Series in the TV library',
    '/en/tv/media/series/',
    everywhere.covers,
    tiles(tilesOf(tvSeries, 12)),
  ],
  [
    'My live chats',
    '/en/myvisitx/favorite-cams/?list=chats',
    everywhere.besideOther,
    tiles(tilesOf(pastVideoChat, 12)),
  ],
  ['Favourite cams', '/en/myvisitx/favorite-cams/', everywhere.besideOther, favourites],
  ['Others you may like', '/en/cams/?gender=N', everywhere.besideOther, recommendations],
] as const)(
  '%s change their columns at 1199, 991 and 767 px and nowhere else [TIL-8]',
  async (name, address, [phone, small, medium, large], answer) => {
    await page.viewport(1280, 800)
    const house = openHouse('en', { address })
    const screen = await render(house.view())
    await house.admitGuest()
    await answer(house)
    const list = screen.getByRole('list', { name, exact: true })
    await expect.element(list).toBeVisible()
    const columns = async (width: number) => {
      await page.viewport(width, 800)
      return getComputedStyle(list.element()).gridTemplateColumns.split(' ').length
    }
    const found: Record<number, number> = {}
    for (const width of [320, 400, 767, 768, 991, 992, 1199, 1200, 1368]) {
      found[width] = await columns(width)
    }
    expect(found).toEqual({
      ...{ 320: phone, 400: phone, 767: phone },
      ...{ 768: small, 991: small },
      ...{ 992: medium, 1199: medium },
      ...{ 1200: large, 1368: large },
    })
    expect(gridBreakpoints).toEqual({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 })
  },
)
