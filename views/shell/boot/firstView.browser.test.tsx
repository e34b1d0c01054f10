import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endFirstView, wasGuest } from './firstView.ts'

const drawn = '<button>Log in</button><main><button>Log in</button></main>'

beforeEach(async () => {
  await page.viewport(390, 800)
  document.body.innerHTML = `<div data-first-view="guest">…</div>
    <div data-first-view="narrow">${drawn}</div>
    <div data-first-view="wide">${drawn}</div>
    <div id="root">${drawn}</div>`
})
afterEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.wasGuest
})

const left = () => document.querySelectorAll('[data-first-view]').length
const button = (place: string) => document.querySelector<HTMLElement>(`${place} main button`)

test.each([
  ['a visitor', 'a phone', 1022, 'narrow'],
  ['a visitor', 'a desk', 1023, 'wide'],
  ['a guest', 'a phone', 1022, 'guest'],
  ['a guest', 'a desk', 1023, 'guest'],
])('%s on %s sees the first view for that alone, and not the app', async (who, _, width, shown) => {
  document.documentElement.toggleAttribute('data-was-guest', who === 'a guest')
  await page.viewport(width, 800)
  const views = [...document.querySelectorAll<HTMLElement>('[data-first-view]')]
  const seen = views.filter((view) => view.checkVisibility())
  expect(seen.map((view) => view.dataset.firstView)).toEqual([shown])
  expect(getComputedStyle(document.getElementById('root') as Element).visibility).toBe('hidden')
})

test('who has decided about cookies is not asked by it', () => {
  const view = document.querySelector('[data-first-view="narrow"]') as HTMLElement
  view.innerHTML = '<p data-choosing>question</p>'
  const isAsked = () => view.querySelector('p')?.checkVisibility()
  expect(isAsked()).toBe(true)
  document.documentElement.toggleAttribute('data-decided', true)
  expect(isAsked()).toBe(false)
  document.documentElement.removeAttribute('data-decided')
})

test('a visitor keeps the first view until the app has more than outlines', () => {
  endFirstView(true)
  expect(left()).toBe(3)
  endFirstView()
  expect(left()).toBe(0)
})

test('who was a guest here gets the app as soon as it draws', () => {
  expect(wasGuest()).toBe(false)
  document.documentElement.dataset.wasGuest = ''
  expect(wasGuest()).toBe(true)
  endFirstView(true)
  expect(left()).toBe(0)
})

test('a page of outlines alone gives way to the app’s own', () => {
  for (const kind of ['narrow', 'wide']) {
    document.querySelector(`[data-first-view="${kind}"]`)?.remove()
  }
  endFirstView(true)
  expect(left()).toBe(0)
})

test('what the document shows of a record stays until the app has more than outlines', () => {
  document.body.innerHTML = '<div data-first-view="record">…</div><div id="root"></div>'
  endFirstView(true)
  expect(left()).toBe(1)
  endFirstView()
  expect(left()).toBe(0)
})

test('the same of two buttons of one name is pressed again, and only what was pressed', async () => {
  const pressed = vi.fn()
  button('#root')?.addEventListener('click', pressed)
  button('[data-first-view="wide"]')?.setAttribute('aria-busy', 'true')
  endFirstView()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  endFirstView()
  expect(pressed).toHaveBeenCalledOnce()
})

test('the focus goes to what stands in the place of what had it', () => {
  const narrow = document.querySelector<HTMLElement>('[data-first-view="narrow"] main button')
  narrow?.focus()
  expect(document.activeElement).toBe(narrow)
  endFirstView()
  expect(document.activeElement).toBe(button('#root'))
})
