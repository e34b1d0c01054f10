import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  columns,
  isCovered,
  items,
  nextFrame,
  type Place,
  places,
  show,
  width,
} from '../testing/longGrid.tsx'
import { LongGrid } from './LongGrid.tsx'

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
