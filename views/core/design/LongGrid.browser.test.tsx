import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { atRest, columns, House, isCovered, items, show, width } from '../testing/longGrid.tsx'
import { TopFirst } from './useFirstFew.ts'

const drawnWhole = 60

const tops = () =>
  new Map(items().map((item) => [item.dataset.id, item.getBoundingClientRect().top + scrollY]))

/** How many rows are in the document above the window, or below it if those are more; what is between two rows is of both. */
function rowsBeyond() {
  const gap = Number.parseFloat(getComputedStyle(items()[0]?.parentElement as Element).rowGap)
  const boxes = items().map((item) => ({ item, box: item.getBoundingClientRect() }))
  const rows = (among: typeof boxes) => new Set(among.map(({ item }) => item.dataset.index)).size
  return Math.max(
    rows(boxes.filter(({ box }) => box.bottom + gap < 0)),
    rows(boxes.filter(({ box }) => box.top - gap > 700)),
  )
}

test('has all of a short list in the document', async () => {
  await show(drawnWhole)
  expect(items()).toHaveLength(drawnWhole)
})

test('asks for no layout while it is short', async () => {
  const ask = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  await show(drawnWhole)
  expect(ask).not.toHaveBeenCalled()
  ask.mockRestore()
})

test('keeps what is there, and who has the focus, as it becomes long', async () => {
  const screen = await show(40)
  const before = items().slice(0, 12)
  before[5]?.querySelector('a')?.focus()
  const removed: Node[] = []
  const observer = new MutationObserver((changes) =>
    removed.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
  )
  observer.observe(document.querySelector('ul') as Element, { childList: true })
  await screen.rerender(<House count={500} />)
  await expect.poll(() => items().at(-1)?.getAttribute('aria-setsize')).toBe('500')
  expect(items().length).toBeLessThan(drawnWhole)
  expect(items().slice(0, 12)).toEqual(before)
  expect(removed.filter((node) => before.includes(node as HTMLLIElement))).toEqual([])
  await expect.element(page.getByText('place-6', { exact: true })).toHaveFocus()
  observer.disconnect()
})

test('has three rows beyond the window at most, and all that the window shows, wherever it is scrolled', async () => {
  await show(2_000)
  const height = document.documentElement.scrollHeight
  expect(height).toBeGreaterThan(50_000)
  for (const part of [0, 0.1, 0.35, 0.8, 1]) {
    window.scrollTo(0, part * height)
    await expect.poll(isCovered, { message: `at ${part}` }).toBe(true)
    await expect.poll(rowsBeyond, { message: `at ${part}` }).toBeLessThanOrEqual(3)
  }
  const last = items().at(-1)
  expect(last?.getAttribute('aria-posinset')).toBe('2000')
  expect(last?.getAttribute('aria-setsize')).toBe('2000')
})

test('places rows as if all were there', async () => {
  await show(120)
  const seen = new Map<string | undefined, number>()
  for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
    window.scrollTo(0, y)
    await expect.poll(isCovered).toBe(true)
    for (const [id, top] of tops()) {
      expect(Math.abs((seen.get(id) ?? top) - top), id).toBeLessThan(1)
      seen.set(id, top)
    }
  }
  expect(seen.size).toBe(120)
})

/** Reads how the page lies as soon as rows come or go: the browser lays it out then, before the rows are measured. */
function readLayoutAsRowsChange() {
  const observer = new MutationObserver(() => document.body.getBoundingClientRect())
  observer.observe(document.querySelector('ul') as Element, { childList: true })
  onTestFinished(() => observer.disconnect())
}

test.each([
  ['', () => {}],
  [', and something reads how the page lies', readLayoutAsRowsChange],
])(
  'moves by as much as it is scrolled, also where the rows above were never seen%s',
  async (_, meanwhile) => {
    await show(2_000, {})
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    await expect.poll(isCovered).toBe(true)
    await atRest(items()[0])
    meanwhile()
    for (let step = 0; step < 20; step++) {
      const seen = items().find((item) => item.getBoundingClientRect().top > 0)
      const before = seen?.getBoundingClientRect().top ?? 0
      window.scrollBy(0, -170)
      await expect.poll(isCovered).toBe(true)
      await atRest(seen)
      expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before - 170)).toBeLessThan(2)
    }
  },
)

test('what is seen of it stays where it is as something above it grows', async () => {
  await show(2_000)
  window.scrollTo(0, 9_000)
  await expect.poll(isCovered).toBe(true)
  await atRest(items()[0])
  const seen = items().find((item) => item.getBoundingClientRect().top > 0)
  const before = seen?.getBoundingClientRect().top ?? 0
  document.querySelector('header')?.style.setProperty('height', '400px')
  await atRest(seen)
  expect(seen?.getBoundingClientRect().top).toBeCloseTo(before, 0)
})

test('goes through all of it by Tab, and keeps who has the focus while it is scrolled away', async () => {
  await show(200)
  document.querySelector('a')?.focus()
  for (let at = 1; at < 10 * columns; at++) await userEvent.tab()
  await expect.element(page.getByText(`place-${10 * columns}`, { exact: true })).toHaveFocus()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => items().at(-1)?.dataset.id).toBe('place-200')
  await expect.element(page.getByText(`place-${10 * columns}`, { exact: true })).toHaveFocus()
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.textContent).toBe(`place-${10 * columns + 1}`)
})

test('is as high as before when the guest comes back to it', async () => {
  const screen = await show(400)
  const turn = screen.getByRole('button', { name: 'Turn' })
  for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
    window.scrollTo(0, y)
    await expect.poll(isCovered).toBe(true)
  }
  await atRest(items()[0])
  const before = { height: document.documentElement.scrollHeight, tops: tops() }
  ;(turn.element() as HTMLElement).click()
  await expect.poll(() => items().length).toBe(0)
  ;(turn.element() as HTMLElement).click()
  await expect.poll(() => items().length).toBeGreaterThan(0)
  expect(document.documentElement.scrollHeight).toBe(before.height)
  window.scrollTo(0, before.height)
  await expect.poll(() => items().at(-1)?.dataset.id).toBe('place-400')
  for (const [id, top] of tops())
    expect(Math.abs((before.tops.get(id) ?? top) - top)).toBeLessThan(1)
})

test('stands in other columns when the window becomes narrower', async () => {
  await show(300)
  await page.viewport(390, 700)
  await expect.poll(() => items().filter((item) => item.dataset.index === '1')).toHaveLength(2)
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  await expect.poll(isCovered).toBe(true)
})

test('draws a few of its items first where that is wanted, and the others once those are on the screen', async () => {
  await page.viewport(width, 700)
  const drawn: [items: number, frames: number][] = []
  let frames = 0
  const count = () => {
    frames++
    frame = requestAnimationFrame(count)
  }
  let frame = requestAnimationFrame(count)
  const observer = new MutationObserver(() => drawn.push([items().length, frames]))
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  })
  await render(
    <TopFirst value>
      <House count={30} />
    </TopFirst>,
  )
  await expect.poll(() => items().length).toBe(30)
  const [[few, before] = [], [all, after] = []] = drawn.filter(([among]) => among > 0)
  expect([few, all]).toEqual([10, 30])
  expect(after).toBeGreaterThan(before ?? 0)
})
