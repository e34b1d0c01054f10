import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'
import { dialogs, enterMenus } from '../../core/testing/menus.tsx'
import { enterMessenger } from '../../core/testing/messenger.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

const phone = { width: 390 }

/** Whatever a reader comes upon within an element, in its order. */
function namesIn(element: Element): string[] {
  return [...element.querySelectorAll('a, button')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
}

async function enterPhone({ isGuest = false } = {}) {
  const entered = await enterMenus({ ...phone, isGuest })
  const bar = entered.screen.getByRole('navigation', { name: 'Most important' })
  await expect.element(bar).toBeVisible()
  return { ...entered, bar }
}

test.each([
  { isGuest: true, ways: ['Start', 'Search', 'Messages', 'Notifications', 'My area'] },
  { isGuest: false, ways: ['Start', 'Search', 'Live cams', 'Videos', 'My area'] },
])('has what the navbar leaves to it, logged in $isGuest [NAV-30]', async ({ isGuest, ways }) => {
  const { bar, screen } = await enterPhone({ isGuest })
  await expect.poll(() => namesIn(bar.element())).toEqual(ways)
  const inNavbar = namesIn(screen.getByRole('banner').element())
  expect(inNavbar.filter((name) => ways.includes(name))).toEqual([])
  await expect
    .element(bar.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('aria-current', 'page')
  for (const one of bar.element().querySelectorAll('a, button')) {
    const { width, height } = one.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(overflow()).toBe(0)
  for (const theme of ['light', 'dark'] as const) {
    showTheme(theme)
    expect(await accessibilityFaults()).toEqual([])
  }
})

test('counts the unread messages and notifications [MSG-24 NTF-1]', async () => {
  const { bar, house } = await enterPhone({ isGuest: true })
  await house.connect()
  await (await house.loadUnreadCount.call(0)).resolve(120)
  house.notify([house.notification({ title: 'Juno is here' })])
  await expect.element(bar.getByRole('link', { name: 'Messages' })).toHaveTextContent('99+')
  await expect.element(bar.getByRole('link', { name: /120 unread/ })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: /Notifications.*1 unread/ })).toBeVisible()
})

test('opens menus above itself, one at a time, and closes them [NAV-30 NAV-31]', async () => {
  const { bar, menu } = await enterPhone()
  const search = bar.getByRole('button', { name: 'Search' })
  await search.click()
  await expect.element(menu('Search')).toBeVisible()
  await expect.element(search).toHaveAttribute('aria-expanded', 'true')
  expect(bar.element().querySelector('[aria-current]')).toBeNull()
  const { top } = bar.element().getBoundingClientRect()
  await expect.poll(() => menu('Search').element().getBoundingClientRect().bottom).toBe(top)

  await bar.getByRole('button', { name: 'My area' }).click()
  await expect.element(menu('My area')).toBeVisible()
  await expect.poll(dialogs).toBe(1)
  await bar.getByRole('button', { name: 'My area' }).click()
  await expect.poll(dialogs).toBe(0)
  await expect.element(bar.getByRole('button', { name: 'My area' })).toHaveFocus()
})

test('is there on narrow windows alone', async () => {
  const { bar, house, button } = await enterPhone()
  await page.viewport(640, 900)
  house.watchWindow.last().report({ type: 'viewport.resized', width: 640 })
  await expect.poll(() => bar.query()).toBeNull()
  await expect.element(button('My area')).toBeVisible()
})

test('has its room from the first paint on, so that nothing moves when it comes', async () => {
  await page.viewport(390, 900)
  const house = openHouse('en', { hasAreas: false })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const room = () => screen.getByRole('contentinfo').element().nextElementSibling?.clientHeight
  const before = room()
  for (const call of house.loadArea.calls.splice(0)) await call.resolve()
  await expect.element(screen.getByRole('navigation', { name: 'Most important' })).toBeVisible()
  expect(before).toBeGreaterThan(50)
  expect(room()).toBe(before)
  const { height } = screen
    .getByRole('navigation', { name: 'Most important' })
    .element()
    .getBoundingClientRect()
  expect(height).toBe(before)
})

test('leaves its place to the conversation, whose field stands at the lower edge [MSG-9]', async () => {
  const { row, screen } = await enterMessenger(phone)
  const bar = screen.getByRole('navigation', { name: 'Most important' })
  await expect.element(bar.getByRole('link', { name: 'Messages' })).toBeVisible()
  await row('Actor 2').click()
  await expect.poll(() => bar.query()).toBeNull()
  const { bottom } = screen.getByRole('main').element().getBoundingClientRect()
  expect(bottom).toBe(800)
  await screen.getByRole('button', { name: 'Back to the conversations' }).click()
  await expect.element(bar).toBeVisible()
})
