import { expect, test } from 'vitest'
import { page as window_ } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

const fetched = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file))

test.each([
  ['the pointer', 'Messenger', 'pointerover', 'messenger/MessengerPage.tsx'],
  ['a touch', 'Data protection', 'touchstart', 'pages/LegalPage.tsx'],
  ['the focus', 'Photos', 'focusin', 'pages/ComingPage.tsx'],
])(
  'a page is fetched as %s comes to its link, and nothing is told',
  async (_, words, type, file) => {
    await window_.viewport(1440, 900)
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitVisitor()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const state = () => JSON.stringify(house.actor.getPersistedSnapshot())
    expect(fetched(file)).toBe(false)
    const before = state()
    const near = screen.getByRole('link', { name: words, exact: true }).first().element()
    near.dispatchEvent(new Event(type, { bubbles: true }))
    await expect.poll(() => fetched(file)).toBe(true)
    expect(state()).toBe(before)
    expect(house.router.requests).toEqual([])
  },
)
