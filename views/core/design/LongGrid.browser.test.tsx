import { useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { LongGrid } from './LongGrid.tsx'
import { FirstFew } from './useFirstFew.ts'

const drawnWhole = 60

interface Place {
  id: string
  height: number
}

const places = (count: number): Place[] =>
  Array.from({ length: count }, (_, at) => ({ id: `place-${at + 1}`, height: 200 + (at % 7) * 10 }))

const draw = ({ id, height }: Place) => (
  <a href={`#${id}`} style={{ height }}>
    {id}
  </a>
)

const someone = {}

/** A grid of so many, which can be left and come back to. */
function House({ count, owner = someone }: { count: number; owner?: object }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <header style={{ height: 300 }}>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Turn
        </button>
      </header>
      {isOpen && <LongGrid label="Cast" items={places(count)} draw={draw} owner={owner} />}
      <footer style={{ height: 300 }}>The end</footer>
    </>
  )
}

const width = 1280
const columns = 6

async function show(count: number, owner?: object) {
  await page.viewport(width, 700)
  window.scrollTo(0, 0)
  return render(<House count={count} owner={owner} />)
}

const items = () => [...document.querySelectorAll('li')]
const tops = () =>
  new Map(items().map((item) => [item.dataset.id, item.getBoundingClientRect().top + scrollY]))

/** Whether rows cover the window where the grid reaches into it. */
function isCovered() {
  const list = document.querySelector('ul')?.getBoundingClientRect()
  const boxes = items().map((item) => item.getBoundingClientRect())
  if (!list) return false
  const inside = (y: number) => y > list.top && y < list.bottom
  const gap = 40
  const probes = [1, 350, 699].filter(inside)
  return probes.every((y) => boxes.some(({ top, bottom }) => y > top - gap && y < bottom + gap))
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Until an element stays where it is: what is scrolled and what is measured come in frames of their own. */
async function atRest(element: Element | undefined): Promise<void> {
  let before: number | undefined
  for (let still = 0; still < 3; await nextFrame()) {
    const now = element?.getBoundingClientRect().top
    still = now === before ? still + 1 : 0
    before = now
  }
}

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

test('comes to its top by Home from far below', async () => {
  await show(2_000)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => items().at(-1)?.dataset.id).toBe('place-2000')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => scrollY).toBe(0)
  await expect.poll(isCovered).toBe(true)
})

test('comes to its top by Home though something above grows on the way', async () => {
  await show(2_000)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => items().at(-1)?.dataset.id).toBe('place-2000')
  const header = document.querySelector('header')
  const grow = () => header?.style.setProperty('height', '340px')
  const growSoon = () => window.addEventListener('scroll', grow, { once: true })
  window.addEventListener('keydown', growSoon, { once: true })
  await userEvent.keyboard('{Home}')
  await expect.poll(() => header?.getBoundingClientRect().top).toBe(0)
  expect(document.documentElement.style.overflowAnchor).toBe('')
})

test('a Home that something within the page takes for itself leads nowhere', async () => {
  await show(2_000)
  window.scrollTo(0, 9_000)
  await expect.poll(isCovered).toBe(true)
  const take = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', take)
  onTestFinished(() => document.body.removeEventListener('keydown', take))
  await userEvent.keyboard('{Home}')
  expect(document.documentElement.style.overflowAnchor).toBe('')
})

test('is at its top by Home, however high the rows on the way turn out to be', async () => {
  await page.viewport(width, 700)
  document.body.style.minHeight = '100000px'
  onTestFinished(() => {
    document.body.style.minHeight = ''
  })
  window.scrollTo(0, 3_000)
  const draw = ({ id, height }: Place) => <p style={{ height: height + 100 }}>{id}</p>
  await render(<LongGrid label="Cast" items={places(2_000)} draw={draw} />)
  await expect.poll(isCovered).toBe(true)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => scrollY).toBe(0)
})

describe('on a slow way to the top, which the browser goes step by step', () => {
  const prevent = (event: Event) => event.preventDefault()

  /** So long after the step before that the list takes it for the last; then its new rows are measured. */
  async function stepTo(y: number) {
    window.scrollTo(0, y)
    await nextFrame()
    await vi.advanceTimersByTimeAsync(1_000)
    for (let frames = 0; frames < 4; frames++) await nextFrame()
  }

  /** Rows of which none is as high as the next. */
  const drawUneven = (_: Place, at: number) => (
    <p style={{ height: 200 + (Math.floor(at / columns) % 10) * 30 }} />
  )

  beforeEach(async () => {
    await page.viewport(width, 700)
    await render(<LongGrid label="Cast" items={places(2_000)} draw={drawUneven} />)
    window.scrollTo(0, 30_000)
    await expect.poll(isCovered).toBe(true)
    window.addEventListener('keydown', prevent)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      window.removeEventListener('keydown', prevent)
      vi.useRealTimers()
    })
    await userEvent.keyboard('{Home}')
  })

  test('rows that turn out higher than thought do not put it back', async () => {
    for (const y of [20_000, 15_000, 10_000, 5_000, 0]) {
      await stepTo(y)
      expect(scrollY).toBe(y)
    }
  })

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'after a %s the guest goes a way of their own, on which what is seen stays',
    async (type) => {
      await stepTo(20_000)
      window.dispatchEvent(new Event(type))
      await stepTo(15_000)
      expect(scrollY).not.toBe(15_000)
    },
  )
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
    <FirstFew value={() => columns}>
      <House count={30} />
    </FirstFew>,
  )
  await expect.poll(() => items().length).toBe(30)
  const [[few, before] = [], [all, after] = []] = drawn.filter(([among]) => among > 0)
  expect([few, all]).toEqual([columns, 30])
  expect(after).toBeGreaterThan(before ?? 0)
})
