import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contest, tilePage, tilesOf } from '../../../fixtures/content/tileGrids.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(address = '/en/contests/') {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Contests' })).toBeVisible()
  await expect.poll(() => house.loadTileGrid.calls.length).toBe(1)
  const list = screen.getByRole('list', { name: 'Contests' })
  return { house, screen, list, items: list.getByRole('listitem'), calls: house.loadTileGrid.calls }
}

test('lists contests that run and that are over, each a way to its page [TIL-1]', async () => {
  const { screen, items, calls } = await enter()
  const loading = screen.getByRole('region', { name: 'Contests: loading' })
  await expect.element(loading).toBeVisible()
  await calls[0]?.resolve(
    tilePage([
      contest({ endsAt: Date.UTC(2026, 1, 19, 12) }),
      contest({ id: 'contest9', name: 'Hat and cane', isRunning: false, winner: 'Ada Lark' }),
    ]),
  )
  await expect.element(items.first()).toHaveTextContent('Running')
  await expect.element(items.first()).toHaveTextContent('Until February 19')
  await expect.element(items.nth(1)).toHaveTextContent('Over')
  await expect.element(items.nth(1)).toHaveTextContent('Ada Lark won')
  const way = items.nth(1).getByRole('link')
  await expect.element(way).toHaveAttribute('href', '/en/contests/contest9/')
})

test('lies as tiles or as a list, as the guest chooses, which is stored [TIL-3 TIL-4]', async () => {
  const { house, screen, items, calls } = await enter()
  await calls[0]?.resolve(tilePage(tilesOf(contest, 3)))
  const left = () => items.all().map((item) => item.element().getBoundingClientRect().left)
  await expect.poll(() => new Set(left()).size).toBe(3)
  const ways = screen.getByRole('radiogroup', { name: 'How they are shown' })
  await ways.getByText('List', { exact: true }).click()
  await expect.poll(() => new Set(left()).size).toBe(1)
  await expect.element(items.first()).toHaveTextContent('24 performers')
  expect(house.storeTileGridSettings.calls.map(({ input }) => input)).toEqual([
    { settings: { contests: 'list' } },
  ])
})

test('has pages that the address names, and says when one is beyond the last [NAV-22]', async () => {
  const { house, screen, items, calls } = await enter('/en/contests/?page=2')
  expect(calls[0]?.input.page).toBe(2)
  await calls[0]?.resolve(tilePage(tilesOf(contest, 3), 15))
  await expect.poll(() => items.all().length).toBe(3)
  await screen.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect.poll(() => calls.length).toBe(2)
  expect(house.router.current()).toBe('/en/contests/')
  house.goTo('/en/contests/?page=9')
  await expect.poll(() => calls.length).toBe(3)
  await calls[2]?.resolve(tilePage([], 15))
  const first = screen.getByRole('link', { name: 'To the first page' })
  await expect.element(first).toHaveAttribute('href', '/en/contests/')
})

test('says that they did not come, asks again when told, and says when there are none [TIL-7]', async () => {
  const { screen, calls } = await enter()
  await calls[0]?.reject(new Error('503'))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('This could not be loaded')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await calls[1]?.resolve(tilePage([]))
  await expect.element(screen.getByText('No contest yet')).toBeVisible()
})
