import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pastVideoChat, tilePage } from '../../../fixtures/content/tileGrids.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

const address = '/en/myvisitx/favorite-cams/?list=chats'

async function enter() {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  const title = screen.getByRole('heading', { level: 1, name: 'My live chats' })
  await expect.element(title).toBeVisible()
  await expect.poll(() => house.loadTileGrid.calls.length).toBe(1)
  const list = screen.getByRole('list', { name: 'My live chats' })
  return { house, screen, items: list.getByRole('listitem'), calls: house.loadTileGrid.calls }
}

test('tells with whom a guest talked live, when, how, how long and for how much [TIL-1]', async () => {
  const { screen, items, calls } = await enter()
  expect(calls[0]?.input.type).toBe('myVideoChats')
  const startedAt = Date.UTC(2026, 0, 10, 12)
  await calls[0]?.resolve(
    tilePage([
      pastVideoChat({ startedAt }),
      pastVideoChat({ id: 'b', chatType: 'FREECHAT', minutes: 0, coins: 0 }),
      pastVideoChat({ id: 'c', chatType: 'TO_COME' }),
    ]),
  )
  const first = items.first()
  await expect.element(first).toHaveTextContent('Juno Amber')
  await expect.element(first).toHaveTextContent('Jan 10, 2026')
  await expect.element(first).toHaveTextContent('12 minutes, 48 coins')
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/en/amateur/juno%20amber/')
  await expect.element(items.nth(1)).toHaveTextContent('Free live chat')
  await expect.element(items.nth(1)).toHaveTextContent('at no cost')
  await expect.element(items.nth(2)).toHaveTextContent('Live chat')
  await screen.getByText('List', { exact: true }).click()
  await expect.element(first).toHaveTextContent('12 minutes, 48 coins')
})

test('is a room of the personal area, and leads to the cams while there was no chat', async () => {
  const { screen, calls } = await enter()
  await calls[0]?.resolve(tilePage([]))
  const way = screen.getByRole('main').getByRole('link', { name: 'To the live cams' })
  await expect.element(way).toHaveAttribute('href', '/en/cams/')
  const rooms = screen.getByRole('navigation', { name: 'Pages of my area' })
  const room = rooms.getByRole('link', { name: 'Live chats' })
  await expect.element(room).toHaveAttribute('href', address)
  await expect.element(room).toHaveAttribute('aria-current', 'page')
  const favourites = rooms.getByRole('link', { name: 'Favourite cams' })
  await expect.element(favourites).not.toHaveAttribute('aria-current')
})

test('they stand in two to five columns, as the window is wide', async () => {
  const { items, calls } = await enter()
  const chats = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => pastVideoChat({ id }))
  await calls[0]?.resolve(tilePage(chats))
  await expect.element(items.nth(5)).toBeVisible()
  const columns = () =>
    new Set(items.elements().map((one) => one.getBoundingClientRect().left)).size
  for (const [width, count] of [
    [390, 2],
    [768, 3],
    [992, 4],
    [1280, 5],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(columns).toBe(count)
  }
})
