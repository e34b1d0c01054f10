import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { actorVideos } from '../../../fixtures/library/video.fixtures.ts'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

async function enter() {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/videos/' })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await house.loadActorProfile.calls[0]?.resolve(actorProfile())
  await expect.poll(() => house.loadActorVideos.calls).toHaveLength(1)
  return { house, screen, videos: screen.getByRole('main').getByRole('region', { name: 'Videos' }) }
}

test('shows the video that a performer recommends, and their top ones; each leads to its page [VID-26 VID-27]', async () => {
  const { house, videos } = await enter()
  expect(house.loadActorVideos.calls[0]?.input).toEqual({ actorId: actorProfile().id })
  const { promoted, top } = actorVideos()
  await house.loadActorVideos.calls[0]?.resolve({ promoted, top })
  await expect
    .element(videos.getByRole('region', { name: 'Juno Amber recommends' }).getByRole('link'))
    .toHaveAttribute('href', `/en/videos/video/${promoted?.id}/`)
  const links = videos.getByRole('list', { name: 'Top videos by Juno Amber' }).getByRole('link')
  await expect.poll(() => links.elements()).toHaveLength(top.length)
  expect(await accessibilityFaults()).toEqual([])
})

test('says that a performer has no videos yet', async () => {
  const { house, videos } = await enter()
  await house.loadActorVideos.calls[0]?.resolve({ promoted: null, top: [] })
  await expect.element(videos.getByText('Juno Amber has not brought any video yet.')).toBeVisible()
})

test('says that the videos did not come, and asks again', async () => {
  const { house, videos } = await enter()
  await house.loadActorVideos.calls[0]?.reject(new Error('lost'))
  await videos.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.loadActorVideos.calls).toHaveLength(2)
})
