import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  collection,
  listedCollection,
  listedVideo,
} from '../../../fixtures/library/video.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

const all = '/en/videos/all-videos/?list=collections'

async function enter(address = all) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => house.loadListPage.calls).toHaveLength(1)
  const list = () => house.loadListPage.calls.at(-1)
  return {
    house,
    main: screen.getByRole('main'),
    list,
    head: () => house.loadCollection.calls.at(-1),
    answer: (...items: { id: string }[]) =>
      list()?.resolve({ items, totals: { all: items.length }, next: null }),
  }
}

test.each(['light', 'dark'] as const)(
  'each collection says what it has in common, shows the first of its videos and leads to all of them, in the %s theme [QRY-3]',
  async (theme) => {
    showTheme(theme)
    const { answer, main } = await enter()
    await expect.element(main.getByLabelText('The collections are loading')).toBeVisible()
    await answer(listedCollection(1), listedCollection(2))
    const one = main.getByRole('region', { name: 'Evenings in' })
    await expect.element(one).toHaveTextContent('To be watched with the lights low.')
    await expect.element(one.getByRole('link', { name: /Slow rain/ })).toBeVisible()
    await expect
      .element(one.getByRole('link', { name: 'All 40 videos: Evenings in' }))
      .toHaveAttribute('href', `${all}&of=collection1`)
    await expect
      .element(main.getByRole('link', { name: 'Collections', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    await expect.element(main.getByText('2 of 2')).toBeInTheDocument()
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBe(0)
  },
)

test('a collection is opened in place: its name, which has the focus, its videos, and the way back', async () => {
  const { answer, head, list, main } = await enter()
  await answer(listedCollection(1))
  await main.getByRole('link', { name: 'All 40 videos: Evenings in' }).click()
  await expect.poll(() => head()?.input).toEqual({ collectionId: 'collection1' })
  await head()?.resolve(collection(1))
  const heading = main.getByRole('heading', { level: 1, name: 'Evenings in' })
  await expect.element(heading).toHaveFocus()
  expect(list()?.input).toMatchObject({ store: 'videos', filter: { collectionId: 'collection1' } })
  await answer(listedVideo({ id: 'video7', title: 'Warm lamps' }))
  const videos = main.getByRole('list', { name: 'Evenings in' })
  await expect.element(videos.getByRole('link', { name: /Warm lamps/ })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('link', { name: 'All collections' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
})

test('says that there is no collection yet', async () => {
  const { answer, main } = await enter()
  await answer()
  await expect.element(main.getByText('There are no collections yet')).toBeVisible()
})

test('says that there is no such collection, and leads to those that there are', async () => {
  const { head, main } = await enter(`${all}&of=collection99`)
  await head()?.resolve(null)
  await expect.element(main.getByText('There is no such collection')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'All collections' }))
    .toHaveAttribute('href', all)
  expect(await accessibilityFaults()).toEqual([])
})

test('says that a collection has no videos any more', async () => {
  const { answer, head, main } = await enter(`${all}&of=collection1`)
  await head()?.resolve(collection(1))
  await answer()
  await expect.element(main.getByText('This collection is empty')).toBeVisible()
})

test('says that a collection did not come, and asks again', async () => {
  const { head, house, main } = await enter(`${all}&of=collection1`)
  await head()?.reject(new Error('lost'))
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.loadCollection.calls).toHaveLength(2)
})
