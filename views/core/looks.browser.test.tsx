import { expect, inject, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Looks } from '../../fixtures/core/looks.fixtures.ts'
import { preferMotion } from '../../fixtures/core/motion.fixtures.ts'
import { PicturesCome } from './design/useLacking.ts'
import { openHouse } from './testing/house.tsx'
import { states } from './testing/states.ts'

// All code is there: how long it takes to load makes no difference
import.meta.glob(['/views/**/*.tsx', '!/views/**/*.test.tsx', '/views/**/*.de.json'], {
  eager: true,
})

/** How all states look. */
const looks = new Looks()

/** By day every twelfth state is looked at, at night all. */
const lookedAt = Object.entries(states).filter((_, place) => inject('isNight') || place % 12 === 0)

test.each(lookedAt)(
  '%s: is looked at on a phone and on a desk, and by who wants less motion',
  async (_, { words, enter }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await preferMotion('no-preference')
    const house = openHouse('de')
    const screen = await render(<PicturesCome value={false}>{house.view()}</PicturesCome>)
    await enter(house)
    await expect.element(screen.getByText(words).first()).toBeInTheDocument()
    await expect.poll(() => document.querySelector('h1')).not.toBeNull()
    await looks.take((width) =>
      house.watchWindow.last().report({ type: 'viewport.resized', width }),
    )
    await screen.unmount()
  },
)

test('what is hidden, stays in its place or lets presses through, how large controls are, and what a wide window or less motion changes, is as it was looked at', async () => {
  await expect(looks.text()).toMatchFileSnapshot(inject('isNight') ? 'looks.txt' : 'looks.day.txt')
})
