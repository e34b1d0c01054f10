import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import './design.css'
import { holdMotionAt, preferMotion } from '../../../fixtures/core/motion.fixtures.ts'
import { Loader } from './Loader.tsx'
import { ProgressLine } from './ProgressLine.tsx'

beforeEach(() => preferMotion('no-preference'))

/** How everything within an element looks, so many ms after its motion began. */
function looksAt(ms: number, element: Element): string[] {
  holdMotionAt(ms)
  return [element, ...element.querySelectorAll('*')].map((part) => {
    const { opacity, scale, strokeDashoffset } = getComputedStyle(part)
    return `${opacity} ${scale} ${strokeDashoffset}`
  })
}

async function showLoader(logo: 'pulsing' | 'drawn') {
  const screen = await render(<Loader label="The show is loading" logo={logo} />)
  const bar = screen.getByRole('progressbar', { name: 'The show is loading' })
  await expect.element(bar).toBeVisible()
  return bar.element()
}

test('pulses the logo, all of it at once and without drawing it [LOAD-1]', async () => {
  const bar = await showLoader('pulsing')
  const [whole, ...parts] = looksAt(0, bar)
  const [faint, ...partsThen] = looksAt(700, bar)
  expect(whole).toMatch(/^1 /)
  expect(Number.parseFloat(faint ?? '')).toBeLessThan(0.6)
  expect(partsThen).toEqual(parts)
})

test('draws the logo stroke by stroke when that is asked for [LOAD-1]', async () => {
  const bar = await showLoader('drawn')
  const strokes = [...bar.querySelectorAll('g:not(:first-of-type) > [pathLength]')]
  const undrawnAt = (ms: number) => {
    holdMotionAt(ms)
    return strokes.filter((stroke) => getComputedStyle(stroke).strokeDashoffset !== '0px').length
  }
  expect(strokes).toHaveLength(8)
  expect(undrawnAt(0)).toBe(8)
  expect(undrawnAt(700)).toBeGreaterThan(0)
  expect(undrawnAt(700)).toBeLessThan(8)
  expect(undrawnAt(1400)).toBe(0)
  expect(looksAt(700, bar)[0]).toMatch(/^1 none /)
})

test.each(['pulsing', 'drawn'] as const)(
  'moves a %s logo for 1400 ms, rests for 500 ms and begins again [LOAD-6]',
  async (logo) => {
    const bar = await showLoader(logo)
    const atRest = looksAt(1400, bar)
    for (const moving of [200, 700, 1100, 1350]) {
      expect(looksAt(moving, bar), `${moving} ms`).not.toEqual(atRest)
      expect(looksAt(moving + 1900, bar), `${moving} ms, again`).toEqual(looksAt(moving, bar))
    }
    for (const resting of [1500, 1700, 1899]) {
      expect(looksAt(resting, bar), `${resting} ms`).toEqual(atRest)
    }
  },
)

test('shows the whole logo, still, when less motion is wanted', async () => {
  await preferMotion('reduce')
  const bar = await showLoader('drawn')
  expect(document.getAnimations()).toEqual([])
  for (const stroke of bar.querySelectorAll('[pathLength]')) {
    expect(getComputedStyle(stroke).strokeDashoffset).toBe('0px')
  }
})

describe('the button and the veil', () => {
  test('are not there unless asked for [LOAD-2]', async () => {
    const screen = await render(<Loader label="Loading" />)
    await expect.element(screen.getByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
    const { position, backgroundColor } = getComputedStyle(screen.container.children[0] as Element)
    expect([position, backgroundColor]).toEqual(['static', 'rgba(0, 0, 0, 0)'])
  })

  test('come when they are asked for, each on its own [LOAD-2]', async () => {
    const onPress = vi.fn()
    const screen = await render(
      <Loader label="Loading" reload={{ words: 'Load again', onPress }} />,
    )
    await screen.getByRole('button', { name: 'Load again' }).click()
    expect(onPress).toHaveBeenCalledOnce()

    await screen.rerender(<Loader label="Loading" isOverlay />)
    expect(screen.getByRole('button').elements()).toEqual([])
    const { position, backgroundColor } = getComputedStyle(screen.container.children[0] as Element)
    expect(position).toBe('absolute')
    expect(backgroundColor).toMatch(/\/ 0\.3\)$/)
  })
})

test.each(['no-preference', 'reduce'] as const)(
  'a line on the edge of the page says so once 500 ms have passed, with motion: %s',
  async (preference) => {
    await preferMotion(preference)
    const screen = await render(<ProgressLine label="The page is loading" />)
    const line = screen.container.children[0] as Element
    // It lies on the page, wherever that is scrolled, and moves nothing
    expect(getComputedStyle(line).position).toBe('fixed')
    expect(line.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth })
    holdMotionAt(499)
    expect(getComputedStyle(line).visibility).toBe('hidden')
    holdMotionAt(500)
    expect(getComputedStyle(line).visibility).toBe('visible')
    await expect
      .element(screen.getByRole('progressbar', { name: 'The page is loading' }))
      .toBeVisible()
  },
)
