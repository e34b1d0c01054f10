import { expect, test } from 'vitest'
import { page as window_ } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'
import { loadedPage } from './pages.ts'

test.each([
  ['the pointer', 'Messages', 'pointerover', 'messenger'],
  ['a touch', 'Privacy', 'touchstart', 'dataProtection'],
  ['the focus', 'Photos', 'focusin', 'photos'],
] as const)(
  'a page is fetched as %s comes to its link, and nothing is told',
  async (_, words, type, page) => {
    await window_.viewport(1440, 900)
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitVisitor()
    const state = () => house.actor.system.get('navigation').getSnapshot()
    const link = screen.getByRole('link', { name: words, exact: true }).first()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(link).toBeVisible()
    expect(loadedPage(page)).toBeUndefined()

    const before = state()
    link.element().dispatchEvent(new Event(type, { bubbles: true }))
    await expect.poll(() => loadedPage(page)).toBeDefined()
    expect(state()).toBe(before)
    expect(house.router.requests).toEqual([])
  },
)
