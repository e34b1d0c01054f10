import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from './house.tsx'

/** Every menu, with the words of its button. */
export const everyMenu = [
  ['navigation', 'Menu'],
  ['search', 'Search'],
  ['camFilter', 'Filter cams'],
  ['categoryFilter', 'Categories'],
  ['myArea', 'My area'],
  ['notifications', 'Notifications'],
  ['messages', 'Messages'],
] as const

/** The start page in a window of that width, with the buttons of its menus. */
export async function enterMenus({ isGuest = false, width = 1440 } = {}) {
  await page.viewport(width, 900)
  const house = openHouse()
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const button = (name: string) =>
    screen.getByRole('banner').getByRole('button', { name, exact: true }).first()
  const menu = (name: string) => screen.getByRole('dialog', { name, exact: true })
  return { house, screen, button, menu }
}

/** How many dialogs are open. */
export const dialogs = () => document.querySelectorAll('[role="dialog"]').length
