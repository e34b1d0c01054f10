import './firstView.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

const { documentElement: root, body } = document

afterEach(() => {
  delete root.dataset.wasGuest
  delete root.dataset.decided
  body.replaceChildren()
})

/** Which of the first views is seen, and whether the app is. */
function seen(): string[] {
  body.innerHTML = `
    <div data-first-view="narrow">narrow</div>
    <div data-first-view="wide">wide<p data-choosing>question</p></div>
    <div data-first-view="guest">guest</div>
    <div id="root">app</div>`
  const shown = [...body.querySelectorAll<HTMLElement>('div, p')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  return shown.map(({ firstChild }) => firstChild?.textContent ?? '')
}

test('a visitor sees the one that fits the window, and the app not yet', async () => {
  await page.viewport(1022, 800)
  expect(seen()).toEqual(['narrow'])
  await page.viewport(1023, 800)
  expect(seen()).toEqual(['wide', 'question'])
})

test('who was a guest sees that of guests, at any width', async () => {
  root.dataset.wasGuest = ''
  await page.viewport(1440, 800)
  expect(seen()).toEqual(['guest'])
  await page.viewport(390, 800)
  expect(seen()).toEqual(['guest'])
})

test('who has decided about cookies is not asked', async () => {
  root.dataset.decided = ''
  await page.viewport(1440, 800)
  expect(seen()).toEqual(['wide'])
})

test('the app is seen once no first view stands before it', () => {
  seen()
  for (const view of body.querySelectorAll('[data-first-view]')) view.remove()
  expect(document.getElementById('root')?.checkVisibility({ visibilityProperty: true })).toBe(true)
})
