import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
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
