import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  tilePage,
  tilesOf,
  tvSeries,
  videoPictures,
} from '../../../fixtures/content/tileGrids.fixtures.ts'
import { preferMotion } from '../../../fixtures/core/motion.fixtures.ts'
import {
  lookTime,
  pictureTime,
} from '../../../machines/content/videoPictures/videoPictures.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

const title = 'Series in the TV library'

async function enter() {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address: '/en/tv/media/series/' })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => house.loadTileGrid.calls.length).toBe(1)
  await (await house.loadTileGrid.call(0)).resolve(
    tilePage(tilesOf(tvSeries, 3).map((series) => ({ ...series, albumId: `of-${series.id}` }))),
  )
  const items = screen.getByRole('list', { name: title }).getByRole('listitem')
  await expect.element(items.first()).toBeVisible()
  const pictures = (at: number) => items.nth(at).element().querySelector('[data-video-pictures]')
  const seen = () => pictures(0)?.querySelectorAll('[data-seen="true"]').length
  return { house, screen, items, pictures, seen, albums: house.loadVideoPictures.calls }
}

test('lists the series, each with its episodes and a way to its page [TIL-1]', async () => {
  const { items } = await enter()
  await expect.element(items.first()).toHaveTextContent('12 episodes')
  await expect.element(items.first()).toHaveTextContent('One performer, one dress, one hour.')
  const way = items.first().getByRole('link')
  await expect.element(way).toHaveAttribute('href', '/en/tv/mediathek/velvet-hour/')
})

test('shows the pictures of a video one after the other while its tile has the focus [TIL-6]', async () => {
  await preferMotion('no-preference')
  const { house, items, pictures, albums } = await enter()
  ;(items.first().getByRole('link').element() as HTMLElement).focus()
  house.clock.step(lookTime)
  expect(albums.map(({ input }) => input)).toEqual([{ albumId: 'of-tile-1' }])
  await albums[0]?.resolve(videoPictures)
  const at = () => pictures(0)?.getAttribute('data-video-pictures')
  await expect.poll(at).toBe('0')
  house.clock.step(pictureTime)
  await expect.poll(at).toBe('1')
  expect(pictures(1)).toBeNull()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => pictures(0)).toBeNull()
})

test('shows them under the pointer too, side by side for who wants little motion [TIL-6]', async () => {
  const { house, items, albums, pictures, seen } = await enter()
  const tile = items.first().getByRole('article').element()
  const point = (type: string) =>
    tile.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  point('pointerover')
  house.clock.step(lookTime)
  await albums[0]?.resolve(videoPictures)
  await expect.poll(seen).toBe(videoPictures.length)
  house.clock.step(60_000)
  expect(seen()).toBe(videoPictures.length)
  point('pointerout')
  await expect.poll(() => pictures(0)).toBeNull()
})
