import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { mediathekEntry } from '../../../fixtures/library/album.fixtures.ts'
import type { MediathekEntry } from '../../../machines/library/mediathek/mediathek.events.ts'
import { splitsOf } from '../../../machines/library/mediathek/mediathek.pages.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

const pages = { VIDEO: '/en/myvisitx/mediathek/', PHOTO: '/en/myvisitx/mediathek/photos/' } as const
const names = {
  shop: 'Bought',
  pinned: 'Favourites',
  archive: 'Archive',
  feed: 'From the feed',
  messenger: 'From messages',
  clips: 'Chat clips',
  audio: 'Audio',
} as const

async function enter(address: string) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  const { calls } = house.loadListPage
  await expect.poll(() => calls.length).toBe(1)
  const answer = (items: readonly MediathekEntry[]) =>
    calls[0]?.resolve({ items, totals: { all: items.length, parts: {} }, next: null })
  return { house, screen, main: screen.getByRole('main'), calls, answer }
}

const splits = (['VIDEO', 'PHOTO'] as const).flatMap((mediaType) =>
  splitsOf[mediaType].map((split) => ({ mediaType, split })),
)

test.each(splits)(
  'of $mediaType the part $split is asked for, shown and left by the address [MYA-2 MYA-3 MYA-4 MYA-5]',
  async ({ mediaType, split }) => {
    const address = split === 'shop' ? pages[mediaType] : `${pages[mediaType]}?split=${split}`
    const { calls, main, answer } = await enter(address)
    expect(calls[0]?.input).toMatchObject({ filter: { mediaType, split } })
    await answer([mediathekEntry({ mediaType, split, isAudio: split === 'audio' })])
    const list = main.getByRole('list', { name: names[split], exact: true })
    await expect.element(list.getByText('By the window')).toBeVisible()
    expect(await accessibilityFaults()).toEqual([])
  },
)

test('a part that is empty leads to the shop', async () => {
  const { main, answer } = await enter(pages.PHOTO)
  await answer([])
  await expect
    .element(main.getByRole('link', { name: 'Have a look around' }))
    .toHaveAttribute('href', '/en/photos/')
  expect(await accessibilityFaults()).toEqual([])
})

test('a part that did not come is asked for again', async () => {
  const { calls, main } = await enter(pages.VIDEO)
  await calls[0]?.reject(new Error('offline'))
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls.length).toBe(2)
})
