import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

const performers = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    listedPerformer({ id: `actor-${at + 1}`, name: `Performer ${at + 1}` }),
  )

async function enter(address = '/en/myvisitx/favorite-cams/', width = 1280) {
  await page.viewport(width, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  house.watchWindow.last().report({ type: 'viewport.resized', width })
  await house.connect()
  const title = screen.getByRole('heading', { level: 1, name: 'Favourite cams' })
  await expect.element(title).toBeVisible()
  const list = screen.getByRole('list', { name: 'Favourite cams' })
  const items = list.getByRole('listitem')
  return {
    house,
    screen,
    list,
    items,
    calls: house.loadListPage.calls,
    heart: (name: string) => list.getByRole('button', { name: `Favourite: ${name}` }),
  }
}

test('lists the favourites, and counts who is live as they come and go [FAV-1 FAV-6]', async () => {
  const { house, screen, items, calls } = await enter()
  const loading = screen.getByRole('region', { name: 'Your favourites are loading' })
  await expect.element(loading).toBeVisible()
  await calls[0]?.resolve(performersPage(3))
  await expect.element(screen.getByText('3 favourites, 3 live')).toBeVisible()
  house.socket.push(push('actorOffline', { actorId: 'actor-2' }))
  await expect.element(screen.getByText('3 favourites, 2 live')).toBeVisible()
  await expect.element(items.nth(1)).toHaveTextContent('Away')
  house.socket.push(push('actorOnline', { actorId: 'actor-2' }))
  await expect.element(screen.getByText('3 favourites, 3 live')).toBeVisible()
})

test('a heart taken away stays in sight, and a press gives it back; each is true once the platform says so [FAV-3 RT-16]', async () => {
  const { house, screen, calls, heart, items } = await enter()
  await calls[0]?.resolve(performersPage(2))
  const first = heart('Performer 1')
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(house.socket.sent().at(-1)).toMatchObject({
    type: 'unpinFavourite',
    kind: 'actor',
    id: 'actor-1',
  })
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  house.socket.push(push('favouriteUnpinned', { kind: 'actor', id: 'actor-1' }))
  await expect.element(screen.getByText('1 favourite, 1 live')).toBeVisible()
  await expect.element(first).toHaveFocus()
  await expect.element(items.first()).toHaveTextContent('No favourite any more.')
  await items.first().getByRole('button', { name: 'Undo' }).click()
  expect(house.socket.sent().at(-1)).toMatchObject({ type: 'pinFavourite', id: 'actor-1' })
  house.socket.push(push('favouritePinned', { kind: 'actor', id: 'actor-1' }))
  await expect.element(screen.getByText('2 favourites, 2 live')).toBeVisible()
})

test('has ten to a page on a phone, turned by the address [FAV-9 NAV-22]', async () => {
  const { house, screen, items, calls } = await enter('/en/myvisitx/favorite-cams/?page=2', 390)
  await calls[0]?.resolve({ items: performers(23), totals: { all: 23 }, next: null })
  await expect.poll(() => items.all().length).toBe(10)
  await expect.element(items.first()).toHaveTextContent('Performer 11')
  await screen.getByRole('link', { name: 'Next page' }).click()
  await expect.element(items.first()).toHaveTextContent('Performer 21')
  expect(items.all()).toHaveLength(3)
  expect(house.router.current()).toBe('/en/myvisitx/favorite-cams/?page=3')
  await screen.getByRole('link', { name: 'Page 1', exact: true }).click()
  await expect.element(items.first()).toHaveTextContent('Performer 1')
  expect(house.router.current()).toBe('/en/myvisitx/favorite-cams/')
})

test('counts all of them: what the first answer left out is asked for at once [FAV-1]', async () => {
  const { screen, calls } = await enter()
  await calls[0]?.resolve(performersPage(20))
  await expect.poll(() => calls.length).toBe(2)
  await calls[1]?.resolve(performersPage(20, 15))
  await expect.element(screen.getByText('20 favourites, 20 live')).toBeVisible()
})

test('lies as tiles or as a list, as the cams do [TIL-3]', async () => {
  const { screen, calls, items, heart } = await enter()
  await calls[0]?.resolve(performersPage(2))
  const left = () => items.all().map((item) => item.element().getBoundingClientRect().left)
  await expect.poll(() => new Set(left()).size).toBe(2)
  await screen.getByText('List', { exact: true }).click()
  await expect.poll(() => new Set(left()).size).toBe(1)
  await expect.element(heart('Performer 2')).toBeVisible()
})

test('says that there are none, with the way to the cams', async () => {
  const { screen, calls } = await enter()
  await calls[0]?.resolve(performersPage(0))
  await expect.element(screen.getByText('You have no favourites yet')).toBeVisible()
  const way = screen.getByRole('link', { name: 'To the live cams' })
  await expect.element(way).toHaveAttribute('href', '/en/cams/')
})

test('says that they did not come, and asks again when told', async () => {
  const { screen, calls, list } = await enter()
  await calls[0]?.reject(new Error('no network'))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Your favourites could not be loaded')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await calls[1]?.resolve(performersPage(1))
  await expect.element(list).toBeVisible()
})
