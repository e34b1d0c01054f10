import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { StoredItems } from '../../../machines/shell/storage/storage.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(items: StoredItems = {}, width = 1440, height = 900) {
  await page.viewport(width, height)
  const house = openHouse('en', { items })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const banner = screen.getByRole('region', { name: 'A word about cookies' })
  const stored = () =>
    house.browserStorage.last().received.findLast(({ item }) => item === 'cookieBanner')
  return { house, screen, banner, stored }
}

test.each([
  ['Accept all', '1:f1a1'],
  ['Only what is necessary', '1:f0a0'],
])('asks until it is decided: %s', async (words, value) => {
  const { banner, stored } = await enter()
  await banner.getByRole('button', { name: words }).click()
  await expect.poll(() => banner.query()).toBeNull()
  expect(stored()).toEqual({ type: 'storage.writeSubmitted', item: 'cookieBanner', value })
})

test('has exactly the categories necessary, functional and analytics, the first always on [CNS-1]', async () => {
  const { banner, stored } = await enter()
  await banner.getByRole('button', { name: 'Choose' }).click()
  const boxes = banner.getByRole('checkbox')
  await expect.element(boxes.first()).toBeVisible()
  expect(
    boxes.elements().map((box) => {
      const { checked, disabled, labels } = box as HTMLInputElement
      return [labels?.[0]?.querySelector('span')?.textContent, checked, disabled]
    }),
  ).toEqual([
    ['Necessary', true, true],
    ['Functional', false, false],
    ['Analytics', false, false],
  ])
  await banner.getByRole('checkbox', { name: 'Functional' }).click()
  await expect.element(banner.getByRole('checkbox', { name: 'Functional' })).toBeChecked()
  await banner.getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(() => banner.query()).toBeNull()
  expect(stored()).toMatchObject({ value: '1:f1a0' })
})

test('is changed at any time from the footer, which has the focus again after', async () => {
  const { screen, banner, stored } = await enter({ cookieBanner: '1:f1a1' })
  expect(banner.query()).toBeNull()
  const opener = screen.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await opener.click()
  await expect.element(banner.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  expect(banner.element().contains(document.activeElement)).toBe(true)
  await banner.getByRole('checkbox', { name: 'Analytics' }).click()
  await banner.getByRole('button', { name: 'Back without changes' }).click()
  await expect.poll(() => banner.query()).toBeNull()
  expect(stored()).toBeUndefined()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  await expect.element(banner.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await banner.getByRole('checkbox', { name: 'Analytics' }).click()
  await banner.getByRole('button', { name: 'Save choice' }).click()
  await expect.poll(stored).toMatchObject({ value: '1:f1a0' })
})

test('covers the page and moves nothing of it', async () => {
  const { screen, banner } = await enter()
  const main = screen.getByRole('main')
  // further down, parts of the page may still come
  const places = () =>
    [main, main.getByRole('heading', { level: 1 }), main.getByRole('button').first()].map(
      (part) => part.element().getBoundingClientRect().top,
    )
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  const before = places()
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => banner.query()).toBeNull()
  expect(places()).toEqual(before)
})

test('is what Tab comes to after the way to the content', async () => {
  const { screen, banner } = await enter()
  await expect.element(banner).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.tab()
  expect(banner.element().contains(document.activeElement)).toBe(true)
})

test('gives the focus to the page once it is decided, when nothing had it before', async () => {
  const { screen, banner } = await enter()
  await expect.element(banner).toBeVisible()
  banner.getByRole('button', { name: 'Only what is necessary' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => banner.query()).toBeNull()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('gives the focus back to where it was', async () => {
  const { screen, banner } = await enter()
  const before = screen.getByRole('banner').getByRole('button', { name: 'Search' }).element()
  before.focus()
  banner.getByRole('button', { name: 'Accept all' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => banner.query()).toBeNull()
  expect(document.activeElement).toBe(before)
})

test('leaves the ways in uncovered, cuts no word of its buttons and leads to what becomes of data', async () => {
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [768, 900],
    [390, 844],
    [320, 800],
  ] as const) {
    const { screen, banner } = await enter({}, width, height)
    await expect.element(banner).toBeVisible()
    const { top } = banner.element().getBoundingClientRect()
    const ways = screen.getByRole('main').getByRole('button', { name: /^(Log in|Sign up)$/ })
    for (const way of ways.elements())
      expect(way.getBoundingClientRect().bottom, `at ${width}`).toBeLessThanOrEqual(top)
    for (const button of banner.getByRole('button').elements()) {
      expect(button.scrollWidth, `at ${width}`).toBeLessThanOrEqual(button.clientWidth)
      const { left, right } = button.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right, `at ${width}`).toBeLessThanOrEqual(width)
    }
    const privacy = banner.getByRole('link', { name: 'Privacy' })
    await expect.element(privacy).toHaveAttribute('href', '/en/data-protection/')
    await screen.unmount()
  }
})
