import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listedAlbum } from '../../../fixtures/library/album.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

// Alone in its file: texts of an area that came once are there for all that follows
test('a page stays as it is, its heading focused, when what comes later speaks with the texts of another area', async () => {
  const house = openHouse('en', { address: '/en/' })
  const screen = await render(house.view())
  await house.admitGuest()
  house.goTo('/en/photos/')
  const heading = screen.getByRole('heading', { level: 1, name: 'Photo albums' })
  await expect.element(heading).toHaveFocus()
  const arrived = heading.element()
  await expect.poll(() => house.loadListPage.calls).toHaveLength(1)
  await (await house.loadListPage.call(0)).resolve({
    items: [listedAlbum()],
    totals: { all: 1 },
    next: null,
  })
  await expect
    .element(screen.getByRole('main').getByRole('button', { name: /favourite/i }))
    .toBeVisible()
  expect(heading.element()).toBe(arrived)
  await expect.element(heading).toHaveFocus()
})
