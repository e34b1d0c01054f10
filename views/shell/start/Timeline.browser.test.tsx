import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

const everyBlock = [
  'Favorite',
  'TOP',
  'CAMSHOWS',
  'Dailybonus',
  'VIP30',
  'Feed',
  'Trends',
  'Videostation',
  'New',
  'Contests',
  'WelcomeClips',
  'Categories',
  'Blog',
  'TV',
]

const blocks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-block]')].map(
    ({ dataset }) => dataset.block ?? '',
  )

test('the guest’s timeline has the 14 blocks, each named and with the way to its area [STP-2 STP-3 CRT-4]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.poll(() => blocks().toSorted()).toEqual(everyBlock.toSorted())

  const ways = [...document.querySelectorAll('[data-block]')].map((block) => {
    const heading = document.getElementById(block.getAttribute('aria-labelledby') ?? '')
    return [heading?.tagName, block.querySelector('a, button')?.getAttribute('href') ?? 'menu']
  })
  expect(ways.map(([tag]) => tag)).toEqual(Array(14).fill('H2'))
  expect(new Set(ways.map(([, way]) => way)).size).toBe(14)
  await screen
    .getByRole('region', { name: 'Contests' })
    .getByRole('link', { name: 'See all: Contests' })
    .click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contests')
})

test('the block of favourites shows six of them, whoever is live first, and follows who comes and goes [REQ-4 FAV-1 FAV-4]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  const block = screen.getByRole('region', { name: 'Your favourites' })
  const names = () =>
    [...block.element().querySelectorAll('article')].map((tile) => tile.textContent)
  await expect.poll(() => house.loadFavouriteActors.calls.length).toBe(1)
  await (await house.loadFavouriteActors.call(0)).resolve(
    [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      id: `actor-${number}`,
      name: `Juno ${number}`,
      isOnline: number === 2,
      pictureUrl: `/pictures/portrait/actor-${number}/w320.webp`,
    })),
  )
  const away = ['Juno 1', 'Juno 3', 'Juno 4', 'Juno 5']
  await expect.poll(names).toEqual(['Juno 2Live', ...away, 'Juno 6'])
  house.socket.push(push('actorOnline', { actorId: 'actor-7' }))
  await expect.poll(names).toEqual(['Juno 2Live', 'Juno 7Live', ...away])
  const way = block.getByRole('link', { name: /Juno 7/ })
  await expect.element(way).toHaveAttribute('href', '/en/amateur/juno%207/')
})

test('the block of favourites says that there are none, or that they did not come', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  const block = screen.getByRole('region', { name: 'Your favourites' })
  await expect.poll(() => house.loadFavouriteActors.calls.length).toBe(1)
  await (await house.loadFavouriteActors.call(0)).reject(new Error('offline'))
  await expect.element(block).toHaveTextContent('We could not load your favourites.')
  house.tell('favourites', { type: 'favourites.retryRequested' })
  await (await house.loadFavouriteActors.call(1)).resolve([])
  await expect.element(block).toHaveTextContent('You have no favourites yet.')
})

test('a visitor has no favourites; every other block is there [STP-3]', async () => {
  const house = openHouse()
  await render(house.view())
  await house.admitVisitor()
  const others = everyBlock.filter((block) => block !== 'Favorite')
  await expect.poll(() => blocks().toSorted()).toEqual(others.toSorted())
})

test('the block of categories opens their menu', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitVisitor()
  await screen.getByRole('region', { name: 'Categories' }).getByRole('button').click()
  await expect.element(screen.getByRole('dialog', { name: 'Categories' })).toBeVisible()
})
