import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdMotionAt } from '../../../fixtures/core/motion.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { dialogs, enterMenus, everyMenu } from '../../core/testing/menus.tsx'

describe.each(everyMenu)('the menu %s', (name, words) => {
  test('opens by its button, takes the focus, and Escape gives it back [NAV-30]', async () => {
    const { button, menu } = await enterMenus()
    await expect.element(button(words)).toHaveAttribute('aria-expanded', 'false')
    button(words).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu(words)).toBeVisible()
    await expect.element(button(words)).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => menu(words).element().contains(document.activeElement)).toBe(true)

    await userEvent.keyboard('{Escape}')
    await expect.poll(dialogs).toBe(0)
    await expect.element(button(words)).toHaveFocus()
  })

  test('closes whichever was open before [NAV-31]', async () => {
    const { button, menu } = await enterMenus()
    const [, otherWords] = everyMenu.find(([other]) => other !== name) ?? ['', '']
    await button(otherWords).click()
    await expect.element(menu(otherWords)).toBeVisible()
    await button(words).click()
    await expect.element(menu(words)).toBeVisible()
    await expect.poll(dialogs).toBe(1)
  })

  test('fills a narrow screen between navbar and tab bar', async () => {
    const { house, menu, screen } = await enterMenus({ width: 390 })
    const tabBar = screen.getByRole('navigation', { name: 'Most important' })
    await expect.element(tabBar).toBeVisible()
    house.tell('menus', { type: 'menus.toggleRequested', menu: name })
    await expect.element(menu(words)).toBeVisible()
    const edges = () => {
      const { left, right, bottom } = menu(words).element().getBoundingClientRect()
      return [left, right, bottom]
    }
    const { top } = tabBar.element().getBoundingClientRect()
    await expect.poll(edges).toEqual([0, 390, top])
    expect(tabBar.element().contains(document.elementFromPoint(195, top + 20))).toBe(true)
    const overflowOfPage = () => getComputedStyle(document.documentElement).overflowY
    expect(overflowOfPage()).toBe('hidden')
    house.tell('menus', { type: 'menus.toggleRequested', menu: name })
    await expect.poll(overflowOfPage).not.toBe('hidden')
  })
})

test('a menu whose actor has not come yet waits for it, and is asked for again when it does not come', async () => {
  const house = openHouse('en', { hasAreas: false })
  const screen = await render(house.view())
  await house.admitVisitor()
  house.tell('menus', { type: 'menus.toggleRequested', menu: 'search' })
  const menu = screen.getByRole('dialog', { name: 'Search' })
  await expect.element(menu).toBeVisible()
  expect(menu.getByRole('searchbox').query()).toBeNull()
  for (const call of house.loadArea.calls.splice(0)) await call.reject(new TypeError('chunk'))
  await menu.getByRole('button', { name: 'Try again' }).click()
  for (const call of house.loadArea.calls.splice(0)) await call.resolve()
  await expect.element(menu.getByRole('searchbox')).toBeVisible()
})

test('the language has a menu whose button names it, and which closes once another is chosen', async () => {
  const { button, menu, screen } = await enterMenus()
  await button('Language: EN').click()
  await expect.element(menu('Language').getByRole('link', { name: 'English' })).toBeVisible()
  const german = menu('Language').getByRole('link', { name: 'Deutsch' })
  await expect.element(german).toHaveAttribute('href', '/de/')
  await german.click()
  await expect.element(button('Sprache: DE')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Zum Inhalt springen' }))
    .toBeInTheDocument()
  await expect.poll(dialogs).toBe(0)
})

test('what a button is for is said beside it once the pointer has rested on it', async () => {
  const { button } = await enterMenus()
  await button('Search').hover()
  const words = () => getComputedStyle(button('Search').element(), '::after')
  await expect.poll(() => words().content).toBe('"Search"')
  holdMotionAt(0)
  expect(words().visibility).toBe('hidden')
  holdMotionAt(500)
  expect(words().visibility).toBe('visible')
})

test('is closed by the back button, by a press beside it, and by going somewhere', async () => {
  const { house, button, menu, screen } = await enterMenus()
  await button('Search').click()
  await expect.element(menu('Search')).toBeVisible()
  house.router.go(-1)
  await expect.poll(dialogs).toBe(0)

  await button('Menu').click()
  await expect.element(menu('Menu')).toBeVisible()
  await page.elementLocator(document.querySelector('[class*=veil]') as Element).click({
    position: { x: 1300, y: 700 },
  })
  await expect.poll(dialogs).toBe(0)

  await button('Menu').click()
  await menu('Menu').getByRole('link', { name: 'Cam shows' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cam shows')
  await expect.poll(dialogs).toBe(0)
})

test('closes when the focus walks out of it', async () => {
  const { button, menu } = await enterMenus()
  await button('Notifications').click()
  await expect.element(menu('Notifications').getByRole('button').last()).toBeVisible()
  menu('Notifications').getByRole('button').last().element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(dialogs).toBe(0)
})

test('main areas stand in the navbar of wide windows only', async () => {
  const { house, screen } = await enterMenus({ width: 1023 })
  const primary = screen.getByRole('navigation', { name: 'Main areas' })
  await expect.element(primary.getByRole('link', { name: 'Live cams' })).toBeVisible()
  house.watchWindow.last().report({ type: 'viewport.resized', width: 1022 })
  await expect.poll(() => primary.query()).toBeNull()
})
