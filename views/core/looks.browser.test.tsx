import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PicturesCome } from './design/useLacking.ts'
import { openHouse } from './testing/house.tsx'
import { lookOf, type Styles, stylesNow } from './testing/looks.ts'
import { type State, states } from './testing/states.ts'

// All code is there: how long it takes to load makes no difference
import.meta.glob(['/views/**/*.tsx', '!/views/**/*.test.tsx', '/views/**/*.de.json'], {
  eager: true,
})

/** React shows nothing that was suspended sooner, in ms. */
const throttle = 300

/** Resolves once nothing has come or gone for so long. */
async function atRest(): Promise<void> {
  let count = -1
  let since = performance.now()
  await expect
    .poll(() => {
      const now = document.querySelectorAll('*').length
      if (now !== count) since = performance.now()
      count = now
      return performance.now() - since > throttle
    })
    .toBe(true)
}

/** How a state looks in a window of a phone and of a desk. */
async function lookAt({ words, enter }: State): Promise<[narrow: Styles, wide: Styles]> {
  const house = openHouse('de')
  const screen = await render(<PicturesCome value={false}>{house.view()}</PicturesCome>)
  await enter(house)
  await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  await atRest()
  const at = async (width: number) => {
    await page.viewport(width, 800)
    house.watchWindow.last().report({ type: 'viewport.resized', width })
    await new Promise(requestAnimationFrame)
    return stylesNow()
  }
  const looks = [await at(390), await at(1440)] as const
  await screen.unmount()
  return [...looks]
}

/** Of each class that is seen, in the first state that shows it. */
const looks = new Map<string, string>()

test.each(Object.entries(states))('%s: is looked at on a phone and on a desk', async (_, state) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [narrow, wide] = await lookAt(state)
  expect(narrow.size).toBeGreaterThan(0)
  for (const name of new Set([...narrow.keys(), ...wide.keys()])) {
    if (!looks.has(name)) looks.set(name, lookOf(name, narrow, wide))
  }
})

test('what is hidden, stays in its place or lets presses through, and what a wide window changes, is as it was looked at', async () => {
  const said = [...looks.values()].filter((look) => look !== '').sort()
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('looks.txt')
})
