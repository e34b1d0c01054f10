import { expect, inject, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from './testing/house.tsx'
import { accessibilityFaults, overflow, showTheme, unseenFocus } from './testing/page.ts'
import { states } from './testing/states.ts'

type House = ReturnType<typeof openHouse>

/** Rules of axe that find something else in another theme. */
const differingByTheme = ['color-contrast', 'link-in-text-block']

async function resize(house: House, width: number) {
  await page.viewport(width, 800)
  house.watchWindow.last().report({ type: 'viewport.resized', width })
  await new Promise(requestAnimationFrame)
}

/** How wide a state is looked at by day: every other one wide, the others narrow; at night all are seen as both. */
const lookedAt = (place: number) =>
  inject('isNight') ? [1280, 390] : [place % 2 === 0 ? 390 : 1280]

/** By day every fifteenth state; the tests of its own feature look at each. */
const placed = Object.entries(states)
  .map(([name, state], place) => [name, state, place] as const)
  .filter(([, , place]) => inject('isNight') || place % 15 === 0)

test.each(placed)(
  '%s: accessible in both themes, for fingers and keys, and never wider than its window, from 320 to 1920 px',
  async (_name, { words, enter }, place) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const house = openHouse('de')
    const screen = await render(house.view())
    await enter(house)
    await expect.element(screen.getByText(words).first()).toBeInTheDocument()
    await expect.poll(() => document.querySelector('h1')).not.toBeNull()
    for (const width of lookedAt(place)) {
      await resize(house, width)
      await expect.poll(() => document.title && document.querySelector('h1')).toBeTruthy()
      showTheme('dark')
      expect(await accessibilityFaults(), `at ${width} px, dark`).toEqual([])
      showTheme('light')
      const faults = await accessibilityFaults(differingByTheme)
      expect(faults, `at ${width} px, light`).toEqual([])
    }
    for (const width of [320, 360, 768, 1023, 1440, 1920]) {
      await resize(house, width)
      expect(overflow(), `at ${width} px`).toBe(0)
    }
    for (const width of lookedAt(place)) {
      await resize(house, width)
      expect(await unseenFocus(), `at ${width} px`).toEqual([])
    }
  },
)
