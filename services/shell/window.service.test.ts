import { describe, expect, test } from 'vitest'
import { scrollDuration } from '../../machines/shell/navigation/navigation.setup.ts'
import type { WindowRequest } from '../../machines/shell/viewport/viewport.events.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { frame } from '../core/page.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createWindowLogic } from './window.service.ts'

function watchWindow(width = 1440) {
  const { environment, outside } = fakeEnvironment()
  outside.viewport.resize(width)
  const slot = runSlot(createWindowLogic(environment))
  function scrollTo(
    target: WindowRequest['target'],
    { offset = 0, duration = scrollDuration } = {},
  ) {
    slot.tell({ type: 'viewport.scrollRequested', target, offset, duration })
  }
  const scrolls = () => slot.reported.filter(({ type }) => type === 'viewport.scrolled')
  const widths = () => slot.reported.filter(({ type }) => type === 'viewport.resized')
  const looks = () => slot.reported.filter(({ type }) => type === 'viewport.lookReported')
  return { slot, outside, scrollTo, scrolls, widths, looks }
}

const resized = (width: number) => ({ type: 'viewport.resized', width })
const position = (y: number) => ({ kind: 'position', y }) as const

test('reports the width at the start', () => {
  expect(watchWindow(390).widths()).toEqual([resized(390)])
})

test.each([
  [399, 400],
  [767, 768],
  [991, 992],
  [1022, 1023],
  [1199, 1200],
  [1367, 1368],
])('reports once that the width crossed from %i to %i, and back', (below, above) => {
  const { widths, outside } = watchWindow(below)
  outside.viewport.resize(above)
  outside.viewport.resize(above + 1)
  outside.viewport.resize(below)
  expect(widths().slice(1)).toEqual([resized(above), resized(below)])
})

test('reports once that the width crossed several at a time', () => {
  const { widths, outside } = watchWindow(390)
  outside.viewport.resize(1440)
  outside.viewport.resize(1441)
  expect(widths().slice(1)).toEqual([resized(1440)])
})

test('reports what the device asks of a page at the start, and whenever it asks for something else', () => {
  const { looks, outside } = watchWindow()
  const look = (scheme: string, isStill: boolean) => ({
    type: 'viewport.lookReported',
    scheme,
    isStill,
  })
  expect(looks()).toEqual([look('light', false)])
  outside.viewport.prefer({ prefersDark: true })
  outside.viewport.prefer({ prefersDark: true })
  outside.viewport.prefer({ prefersReducedMotion: true })
  expect(looks().slice(1)).toEqual([look('dark', false), look('dark', true)])
})

test('reports a scroll once it has rested for 200 ms, as one [NAV-37]', () => {
  const { outside, scrolls } = watchWindow()
  for (const top of [10, 60, 120]) {
    outside.viewport.top = top
    outside.change('scroll')
    outside.clock.step(199)
  }
  expect(scrolls()).toEqual([])
  outside.clock.step(1)
  expect(scrolls()).toEqual([{ type: 'viewport.scrolled', y: 120 }])
  outside.clock.step(1000)
  expect(scrolls()).toHaveLength(1)
})

test('takes a page that is pulled down for one at its top', () => {
  const { outside, scrolls } = watchWindow()
  outside.viewport.top = -30
  outside.change('scroll')
  outside.clock.step(200)
  expect(scrolls()).toEqual([{ type: 'viewport.scrolled', y: 0 }])
})

describe('scrolling when told', () => {
  test('moves there over 500 ms, slowly at first and at last [NAV-42]', () => {
    const { outside, scrollTo } = watchWindow()
    scrollTo(position(1000))
    outside.clock.step(frame + 250)
    const half = outside.viewport.scrolledTo.at(-1) ?? 0
    expect(half).toBeGreaterThan(400)
    expect(half).toBeLessThan(600)
    outside.clock.step(240)
    expect(outside.viewport.scrolledTo.at(-1)).toBeLessThan(1000)
    outside.clock.step(2 * frame)
    expect(outside.viewport.scrolledTo.at(-1)).toBe(1000)
    const steps = outside.viewport.scrolledTo.map(
      (top, at) => top - (outside.viewport.scrolledTo[at - 1] ?? 0),
    )
    expect(steps.every((step) => step >= 0)).toBe(true)
    expect(steps[2]).toBeLessThan(steps[15] ?? 0)
    expect(outside.clock.pending()).toBe(0)
  })

  test('jumps when no time is given, once the page is drawn', () => {
    const { outside, scrollTo } = watchWindow()
    scrollTo(position(700), { duration: 0 })
    expect(outside.viewport.scrolledTo).toEqual([])
    outside.clock.step(frame)
    expect(outside.viewport.scrolledTo).toEqual([700])
  })

  test('jumps when the guest wants less motion', () => {
    const { outside, scrollTo } = watchWindow()
    outside.viewport.prefersReducedMotion = true
    scrollTo(position(700))
    outside.clock.step(1000)
    expect(outside.viewport.scrolledTo).toEqual([700])
  })

  test('stops short of the target by the offset, never above the page', () => {
    const { outside, scrollTo } = watchWindow()
    outside.viewport.tops.set('[data-scroll-target="default"]', 400)
    scrollTo({ kind: 'area', area: 'default' }, { offset: 35 })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(365)
    scrollTo(position(20), { offset: 35 })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(0)
  })

  test.each(['top', 'pagination', 'view'] as const)('finds the area %s', (area) => {
    const { outside, scrollTo } = watchWindow()
    outside.viewport.tops.set(`[data-scroll-target="${area}"]`, 640)
    scrollTo({ kind: 'area', area })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(640)
  })

  test('takes the top of the page for an area that is not marked', () => {
    const { outside, scrollTo } = watchWindow()
    outside.viewport.top = 900
    scrollTo({ kind: 'area', area: 'view' })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(0)
  })

  test('finds an element by its id, whatever the id is [NAV-21]', () => {
    const { outside, scrollTo } = watchWindow()
    outside.viewport.tops.set('[id="a\\"] b"]', 500)
    scrollTo({ kind: 'element', id: 'a"] b' })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(500)
  })

  test('stays where it is when the element is not there', () => {
    const { outside, scrollTo } = watchWindow()
    scrollTo({ kind: 'element', id: 'gone' })
    outside.clock.step(1000)
    expect(outside.viewport.scrolledTo).toEqual([])
  })

  test.each([
    ['wheel', {}],
    ['touchmove', {}],
    ['keydown', { key: 'PageDown' }],
  ] as const)('gives way to the guest who scrolls by %s', (change, fields) => {
    const { outside, scrollTo } = watchWindow()
    scrollTo(position(1000))
    outside.clock.step(200)
    const moved = outside.viewport.scrolledTo.length
    outside.change(change, fields)
    outside.clock.step(1000)
    expect(outside.viewport.scrolledTo).toHaveLength(moved)
  })

  test('gives way to whatever else scrolls: the scrollbar, the focus, a search in the page', () => {
    const { outside, scrollTo } = watchWindow()
    scrollTo(position(1000))
    outside.clock.step(200)
    outside.viewport.top = 3000
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(3000)
  })

  test('goes on when the guest types', () => {
    const { outside, scrollTo } = watchWindow()
    scrollTo(position(1000))
    outside.clock.step(200)
    outside.change('keydown', { key: 'a' })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(1000)
  })

  test('forgets the earlier target for a later one', () => {
    const { outside, scrollTo } = watchWindow()
    scrollTo(position(1000))
    outside.clock.step(200)
    scrollTo(position(50), { duration: 0 })
    outside.clock.step(1000)
    expect(outside.viewport.top).toBe(50)
  })
})

test('stops listening, waiting and moving with the slot', () => {
  const { slot, outside, scrollTo } = watchWindow()
  scrollTo(position(1000))
  outside.change('scroll')
  outside.clock.step(100)
  slot.stop()
  expect(outside.listeners()).toBe(0)
  expect(outside.clock.pending()).toBe(0)
})
