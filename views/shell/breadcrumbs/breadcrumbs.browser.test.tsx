import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

const steps = [
  { title: 'Home', path: '/en/' },
  { title: 'Categories', path: null },
  { title: 'Night <b>owls</b>', path: null },
]

async function enter(address: string) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen, trail: screen.getByRole('navigation', { name: 'Where you are' }) }
}

test.each([
  ['/en/categories/night-owls/', 'category', { language: 'en', categorySlug: 'night-owls' }],
  ['/en/myvisitx/profile/', 'personal', { language: 'en', page: 'profile' }],
  ['/en/myvisitx/mediathek/', 'personal', { language: 'en', page: 'mediathek' }],
  ['/en/imprint/', 'legal', { language: 'en', legalTextId: 'IMP' }],
])('%s asks for the way to it [REQ-5]', async (address, breadcrumbType, payload) => {
  const { house } = await enter(address)
  await expect
    .poll(() => house.loadBreadcrumb.calls.map(({ input }) => input))
    .toEqual([{ breadcrumbType, payload }])
})

test('shows the steps as text, the last one as where one is [REQ-5]', async () => {
  const { house, trail } = await enter('/en/categories/night-owls/')
  expect(trail.query()).toBeNull()
  await expect.poll(() => house.loadBreadcrumb.calls.length).toBe(1)
  await (await house.loadBreadcrumb.call(0)).resolve(steps)
  await expect.element(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en/')
  await expect.element(trail.getByText('Night <b>owls</b>')).toHaveAttribute('aria-current', 'page')
  expect(trail.getByText('Categories').element().hasAttribute('aria-current')).toBe(false)
})

test('asks once for the same page, and for another one again [REQ-6]', async () => {
  const { house, trail } = await enter('/en/myvisitx/profile/')
  await expect.poll(() => house.loadBreadcrumb.calls.length).toBe(1)
  await (await house.loadBreadcrumb.call(0)).resolve(steps)
  await expect.element(trail).toBeVisible()
  house.goTo('/en/myvisitx/benefits/')
  await expect.poll(() => house.loadBreadcrumb.calls.length).toBe(2)
  house.goTo('/en/myvisitx/profile/')
  await expect.element(trail.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(house.loadBreadcrumb.calls).toHaveLength(2)
})
