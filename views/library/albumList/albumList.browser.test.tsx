import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listedAlbum } from '../../../fixtures/library/album.fixtures.ts'
import type { ListedAlbum } from '../../../machines/library/album/album.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

async function enter(address = '/en/photos/') {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  const { calls } = house.loadListPage
  await expect.poll(() => calls).toHaveLength(1)
  return {
    house,
    screen,
    main: screen.getByRole('main'),
    calls,
    answer: (items: ListedAlbum[], total = items.length) =>
      calls.at(-1)?.resolve({
        items,
        totals: { all: total },
        next: total > items.length ? { offset: items.length } : null,
      }),
    fail: () => calls.at(-1)?.reject(new Error('lost')),
  }
}

const some = () => [
  listedAlbum({ title: 'By the window' }),
  listedAlbum({ id: 'album2', title: 'Slow rain', isVipContent: true }),
  listedAlbum({
    id: 'album3',
    title: 'Candles',
    guestInfo: { ...listedAlbum().guestInfo, bought: true },
  }),
]

test('while albums are on their way their places are kept, and readers are told [GAL-25]', async () => {
  const { main } = await enter()
  await expect.element(main.getByLabelText('The albums are loading')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  { width: 320, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const)(
  'an album says what it is called, whose it is and what it costs, and leads to its page, $width px wide and $theme [GAL-25]',
  async ({ width, theme }) => {
    await page.viewport(width, 900)
    showTheme(theme)
    const { main, answer } = await enter()
    await answer(some())
    const list = main.getByRole('list', { name: 'Photo albums' })
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(3)
    const tile = list.getByRole('listitem').first()
    for (const words of ['By the window', listedAlbum().model.name, '40 coins']) {
      await expect.element(tile).toHaveTextContent(words)
    }
    await expect
      .element(tile.getByRole('link'))
      .toHaveAttribute('href', '/en/amateur/juno-amber/pictures/album1/')
    await expect.element(main.getByText('3 of 3')).toBeInTheDocument()
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBe(0)
  },
)

test('says that no album fits, and shows all of them again [GAL-25]', async () => {
  const { answer, calls, main } = await enter('/en/photos/?show=vip')
  expect(calls[0]?.input.filter.albumType).toBe('vip')
  await answer([])
  await expect.element(main.getByText('No album fits')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Show all albums' }).click()
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls[1]?.input.filter.albumType).toBeUndefined()
})

test('kind, who is seen and order are chosen, asked for and named in the address [GAL-25]', async () => {
  const { calls, house, main, screen } = await enter()
  const chip = (name: string) => main.getByRole('button', { name, exact: true })
  await chip('Free').click()
  await expect.element(chip('Free')).toHaveAttribute('aria-pressed', 'true')
  await chip('Couples').click()
  await main.getByRole('button', { name: 'Order' }).click()
  await screen.getByRole('option', { name: 'Cheapest' }).click()
  await expect
    .poll(() => calls.at(-1)?.input)
    .toMatchObject({ filter: { albumType: 'free', actingGroup: 'mixed' }, order: 'cheapest' })
  await expect.poll(() => house.router.current()).toContain('?show=free&who=mixed&sort=cheapest')
  await chip('Free').click()
  await expect.poll(() => calls.at(-1)?.input.filter.albumType).toBeUndefined()
})

test('what everybody sees of an album opens over the list [GAL-23]', async () => {
  const { answer, house, main } = await enter()
  await answer(some())
  await main.getByRole('button', { name: 'Preview: Slow rain' }).click()
  await expect
    .poll(() => house.openGallery.calls.map(({ input }) => input))
    .toEqual([{ kind: 'preview', albumId: 'album2' }])
})

test('says that the albums did not come, and asks again [GAL-25]', async () => {
  const { calls, fail, main } = await enter()
  await fail()
  await expect.element(main.getByText('Nothing came')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls).toHaveLength(2)
})

test('what is there stays when the rest does not come, which can be asked for again [GAL-25 LST-1]', async () => {
  const { answer, calls, fail, main } = await enter()
  await answer(some(), 9)
  await expect.poll(() => calls).toHaveLength(2)
  await fail()
  await expect.element(main.getByText('The rest did not come.')).toBeVisible()
  await expect.element(main.getByRole('list', { name: 'Photo albums' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls).toHaveLength(3)
})
