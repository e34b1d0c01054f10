import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { videoStars } from '../../../fixtures/library/video.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

async function enter() {
  const house = openHouse('en', { address: '/en/videos/stars/' })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadVideoStars.calls).toHaveLength(1)
  return { house, screen }
}

test('shows the stars in their order; each leads to their videos [VID-4]', async () => {
  const { house, screen } = await enter()
  await (await house.loadVideoStars.call(0)).resolve(videoStars())
  const list = screen.getByRole('list', { name: 'Video stars' })
  await expect.element(list.getByRole('link').first()).toHaveTextContent('Juno Amber')
  await expect
    .element(list.getByRole('link', { name: /Vesper Hale/ }))
    .toHaveAttribute('href', '/en/amateur/vesper-hale/videos/')
  await expect.element(list.getByText('2.999 guests like them')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('says that nobody is in the list yet', async () => {
  const { house, screen } = await enter()
  await (await house.loadVideoStars.call(0)).resolve([])
  await expect.element(screen.getByText('Nobody is in this list yet')).toBeVisible()
})

test('says that the stars did not come, and asks again', async () => {
  const { house, screen } = await enter()
  await (await house.loadVideoStars.call(0)).reject(new Error('lost'))
  await screen.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.loadVideoStars.calls).toHaveLength(2)
})
