import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sidebarGroups } from '../../../fixtures/live/sidebar.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, showTheme } from '../../core/testing/page.ts'

async function enter(width: number) {
  await page.viewport(width, 800)
  const house = openHouse('en', { address: '/en/cams/', width })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadSidebar.calls).toHaveLength(1)
  const main = screen.getByRole('main')
  return {
    house,
    sidebar: main.getByRole('navigation', { name: 'On stage elsewhere' }),
    list: main.getByRole('textbox').or(main.getByRole('searchbox')).first(),
    answer: (groups = sidebarGroups()) => house.loadSidebar.calls[0]?.resolve(groups),
  }
}

test('leads to lists, categories and new performers, and says how many are live there [SEO-6]', async () => {
  const { answer, sidebar } = await enter(1280)
  expect(sidebar.query()).toBeNull()
  const unknown = { slug: 'hats', title: 'Hats', count: 3 }
  await answer(
    sidebarGroups().map((group) =>
      group.kind === 'lists' ? { ...group, entries: [...group.entries, unknown] } : group,
    ),
  )
  await expect.element(sidebar).toBeVisible()
  const ways = sidebar.getByRole('link').all()
  expect(
    ways.map((way) => [way.element().textContent, way.element().getAttribute('href')]),
  ).toEqual([
    ['New faces12 live', '/en/new-girls/'],
    ['Jazz bar1 live', '/en/categories/jazz-bar/'],
    ['Juno Amber', '/en/amateur/juno-amber/'],
  ])
  for (const theme of ['light', 'dark'] as const) {
    showTheme(theme)
    expect(await accessibilityFaults()).toEqual([])
  }
})

test('stands beside the list where there is room, and under it where there is none', async () => {
  const { answer, list, sidebar } = await enter(1280)
  await answer()
  await expect.element(sidebar).toBeVisible()
  const right = (locator: typeof list) => locator.element().getBoundingClientRect()
  expect(right(sidebar).right).toBeLessThanOrEqual(right(list).left)
  await page.viewport(390, 800)
  await expect.poll(() => right(sidebar).top >= right(list).bottom).toBe(true)
})
