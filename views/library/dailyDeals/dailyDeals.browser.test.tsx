import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { dailyDeals } from '../../../fixtures/library/album.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

async function enter() {
  const house = openHouse('en', { address: '/en/daily-deals/' })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadDailyDeals.calls).toHaveLength(1)
  return { screen, main: screen.getByRole('main'), calls: house.loadDailyDeals.calls }
}

test('deals of the day say what they cost today, and lead to their pages [VID-8]', async () => {
  const { main, calls } = await enter()
  await calls[0]?.resolve(dailyDeals())
  const video = main.getByRole('link', { name: /Before the curtain/ })
  await expect.element(video).toHaveTextContent('20 coins')
  await expect.element(video).toHaveAttribute('href', '/en/videos/video/video7/')
  await expect
    .element(main.getByRole('link', { name: 'Coins with videos on top' }))
    .toHaveAttribute('href', '/en/bundles/')
  expect(await accessibilityFaults()).toEqual([])
})

test('a day without deals says that others come', async () => {
  const { main, calls } = await enter()
  await calls[0]?.resolve(dailyDeals({ videos: [], albums: [] }))
  await expect.element(main.getByText('No deals today')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('deals that did not come are asked for again', async () => {
  const { main, calls } = await enter()
  await calls[0]?.reject(new Error('offline'))
  await expect.element(main.getByText('No deals came')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls).toHaveLength(2)
})
