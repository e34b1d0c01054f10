import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listedVideo } from '../../../fixtures/library/video.fixtures.ts'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import type { ListedVideo } from '../../../machines/library/videoList/videoList.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow } from '../../core/testing/page.ts'

async function enter(part = '') {
  const house = openHouse('en', { address: `/en/amateur/juno-amber/videos/${part}` })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile({ categories: ['night-owls'] }))
  const lists = () => house.loadListPage.calls.filter(({ input }) => input.store === 'videos')
  await expect.poll(lists).toHaveLength(1)
  return {
    house,
    lists,
    main: screen.getByRole('main'),
    highlights: house.loadActorHighlights.calls,
    answer: (...items: ListedVideo[]) =>
      lists()
        .at(-1)
        ?.resolve({ items, totals: { all: items.length }, next: null }),
  }
}

const linksOf = (list: Element) =>
  [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('shows the video that a performer recommends and those that sell best before all others [VID-26 VID-27]', async () => {
  const { answer, highlights, lists, main } = await enter()
  expect(lists()[0]?.input.filter).toEqual({ guestId: '', modelId: 'actor-7' })
  expect(highlights[0]?.input).toEqual({ actorId: 'actor-7' })
  await highlights[0]?.resolve({
    promoted: listedVideo({ id: 'video2' }),
    top: [listedVideo({ id: 'video2' }), listedVideo({ id: 'video3' })],
  })
  await answer(listedVideo())
  const first = main.getByRole('list', { name: 'Seen first' })
  await expect.element(first.getByRole('listitem').first()).toHaveTextContent('Recommended')
  expect(linksOf(first.element())).toEqual(['/en/videos/video/video2/', '/en/videos/video/video3/'])
  const all = main.getByRole('list', { name: 'Videos by Juno Amber' })
  await expect.poll(() => linksOf(all.element())).toEqual(['/en/videos/video/video1/'])
  expect(await accessibilityFaults()).toEqual([])
  expect(overflow()).toBe(0)
})

test('a tag group shows its own videos alone, and leads to the others [TAG-1]', async () => {
  const { answer, highlights, lists, main } = await enter('tag/night-owls')
  expect(lists()[0]?.input.filter).toMatchObject({ modelId: 'actor-7', tags: 'night-owls' })
  await answer(listedVideo())
  const groups = main.getByRole('group', { name: 'Groups of videos' })
  await expect
    .element(groups.getByRole('link', { name: 'All' }))
    .toHaveAttribute('href', '/en/amateur/juno%20amber/videos/tag/all')
  await expect
    .element(groups.getByRole('link', { name: 'night owls' }))
    .toHaveAttribute('aria-current', 'page')
  expect(highlights).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
})

test('says that a performer has no classics yet, and leads to all of their videos [VID-11]', async () => {
  const { answer, lists, main } = await enter('classic/')
  expect(lists()[0]?.input.filter).toMatchObject({ videoType: 'classic' })
  await expect.element(main.getByLabelText('The videos are loading')).toBeVisible()
  await answer()
  await expect.element(main.getByText('No videos here yet')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Videos by Juno Amber' }))
    .toHaveAttribute('href', '/en/amateur/juno%20amber/videos/')
  expect(await accessibilityFaults()).toEqual([])
})

test('says that the best videos did not come, and asks for them again [VID-26 VID-27]', async () => {
  const { answer, highlights, main } = await enter()
  await answer(listedVideo())
  await highlights[0]?.reject(new Error('lost'))
  await expect.element(main.getByRole('alert')).toHaveTextContent('The best videos did not come.')
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => highlights).toHaveLength(2)
})

test('says that the videos did not come, and asks again', async () => {
  const { lists, main } = await enter('classic/')
  await lists()[0]?.reject(new Error('lost'))
  await expect.element(main.getByText('Nothing came')).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(lists).toHaveLength(2)
})
