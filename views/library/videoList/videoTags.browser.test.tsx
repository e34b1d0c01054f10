import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listedVideo } from '../../../fixtures/library/video.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

const rain = { id: 'rain', label: 'Rain' }
const night = { id: 'night', label: 'Night' }

async function enter(query = '') {
  const house = openHouse('en', { address: `/en/videos/all-videos/${query}` })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadPopularTags.calls).toHaveLength(1)
  await expect.poll(() => house.loadListPage.calls).toHaveLength(1)
  const tags = screen.getByRole('main').getByRole('region', { name: 'Popular tags' })
  return {
    house,
    tags,
    field: tags.getByRole('searchbox', { name: 'Find a tag' }),
    chip: (name: string) => tags.getByRole('button', { name, exact: true }),
    filter: () => house.loadListPage.calls.at(-1)?.input.filter.tags,
    /** The guest types no more. */
    async rest() {
      house.clock.step(250)
      await expect.poll(() => house.suggestTags.calls).not.toHaveLength(0)
    },
  }
}

test('popular tags leave the videos that have all that are chosen, and are taken away again [TAG-1 TAG-4]', async () => {
  const { chip, filter, house, tags } = await enter()
  await (await house.loadPopularTags.call(0)).resolve([rain, night])
  await chip('Rain').click()
  await chip('Night').click()
  await expect.poll(filter).toBe('rain,night')
  await expect.poll(() => house.router.current()).toContain('tags=rain%2Cnight')
  expect(await accessibilityFaults()).toEqual([])
  await tags.getByRole('button', { name: 'Without Rain' }).click()
  await expect.poll(filter).toBe('night')
})

test('tags that fit what one types are offered and counted; one of them leads to its videos [TAG-1 TAG-3]', async () => {
  const { chip, field, filter, house, rest, tags } = await enter()
  await (await house.loadPopularTags.call(0)).resolve([night])
  await field.fill('ra')
  await rest()
  expect(house.suggestTags.calls[0]?.input).toEqual({ search: 'ra' })
  await (await house.suggestTags.call(0)).resolve([rain])
  await expect.element(tags.getByRole('status')).toHaveTextContent('1 tag fits')
  expect(chip('Night').query()).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
  await chip('Rain').click()
  await expect.poll(filter).toBe('rain')
})

test('says that no tag fits [TAG-3]', async () => {
  const { field, house, rest, tags } = await enter()
  await field.fill('zz')
  await rest()
  await (await house.suggestTags.call(0)).resolve([])
  await expect.element(tags.getByRole('status')).toHaveTextContent('No tag fits')
})

test('says that the tags did not come, and looks again [TAG-3]', async () => {
  const { field, house, rest, tags } = await enter()
  await field.fill('ra')
  await rest()
  await (await house.suggestTags.call(0)).reject(new Error('lost'))
  await expect.element(tags.getByRole('alert')).toHaveTextContent('The tags did not come.')
  expect(await accessibilityFaults()).toEqual([])
  await tags.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.suggestTags.calls).toHaveLength(2)
})

test('a tag that the address names is called as its videos call it [TAG-2]', async () => {
  const { house, tags } = await enter('?tags=rain')
  await (await house.loadListPage.call(0)).resolve({
    items: [listedVideo({ tags: [rain] })],
    totals: { all: 1 },
    next: null,
  })
  await expect.element(tags.getByRole('button', { name: 'Without Rain' })).toBeVisible()
})
