import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { vip30Months } from '../../../fixtures/library/video.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

async function enter(isVip = false) {
  const house = openHouse('en', { address: '/en/vipclub/' })
  const screen = await render(house.view())
  await (isVip ? house.admitGuest({ isVip }) : house.admitVisitor())
  await expect.poll(() => house.loadVip30History.calls).toHaveLength(1)
  return { house, screen, join: screen.getByRole('button', { name: 'Become a VIP' }) }
}

test('shows what the videos of each month were worth and how to join [VID-3]', async () => {
  const { house, join, screen } = await enter()
  await house.loadVip30History.calls[0]?.resolve(vip30Months())
  const now = screen.getByRole('row', { name: /February 2026 \(this month\)/ })
  await expect.element(now).toHaveTextContent('1.500')
  await expect.element(screen.getByText('2.400 coins of videos in 2 months')).toBeVisible()
  await expect.element(join).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'All VIP videos' }))
    .toHaveAttribute('href', '/en/videos/vip-videos/')
  expect(await accessibilityFaults()).toEqual([])
})

test('tells a member so and asks nobody to join twice', async () => {
  const { join, screen } = await enter(true)
  await expect.element(screen.getByText(/You are a VIP/)).toBeVisible()
  expect(join.query()).toBeNull()
})

test('says that the months did not come, and asks again', async () => {
  const { house, screen } = await enter()
  await house.loadVip30History.calls[0]?.reject(new Error('lost'))
  await screen.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.loadVip30History.calls).toHaveLength(2)
})
